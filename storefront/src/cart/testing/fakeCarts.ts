import { type Cart, cartFailures, type Product } from '@trolley/contract';
import { ApiError } from '../../shell/api/apiError.ts';
import type { Call } from '../../shell/api/call.ts';
import { cartFixture, lineFixture } from './carts.ts';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly query: unknown;
  readonly key: string | undefined;
}

/**
 * A fake server with one cart, which answers on demand and honours idempotency keys.
 * `next` makes the next calls fail; a status of 0 is a connection that was lost after the change was made or before.
 */
export function fakeCarts(products: readonly Product[], at: { cart?: Cart } = {}) {
  const asked: Asked[] = [];
  const failures: (ApiError | undefined)[] = [];
  const held: (() => void)[] = [];
  const keys = new Set<string>();
  let holding = false;
  const state = { cart: at.cart };
  const productOf = (sku: string) => products.find((product) => product.sku === sku);

  const save = (quantities: ReadonlyMap<string, number>) => {
    const lines = [...quantities].filter(([, quantity]) => quantity > 0);
    state.cart = cartFixture(
      lines.map(([sku, quantity]) => lineFixture(productOf(sku) as Product, quantity)),
      { ...(state.cart && { id: state.cart.id }), revision: (state.cart?.revision ?? 0) + 1 },
    );
  };
  const quantities = () =>
    new Map(state.cart?.productLineItems.map(({ product, quantity }) => [product.sku, quantity]));
  const missing = () => new ApiError(404, 'no cart', { errorCode: cartFailures.cartNotFound });

  const change = (path: string, method: string, body: Record<string, unknown>, params: Record<string, string>) => {
    const now = quantities();
    const put = (sku: string, quantity: number) => {
      const product = productOf(sku);
      if (!product) throw new ApiError(404, 'unknown', { errorCode: cartFailures.productUnknown });
      now.set(sku, Math.min(quantity, product.maxQuantity));
    };
    if (path === '/api/carts/items' && method === 'POST') {
      const sku = String(body['sku']);
      const wanted = (now.get(sku) ?? 0) + Number(body['quantity']);
      put(sku, wanted);
      save(now);
      return { ...state.cart, outcome: wanted > Number(productOf(sku)?.maxQuantity) ? 'capped' : 'added' };
    }
    if (method === 'PUT') {
      if (!state.cart) throw missing();
      const sku = params['lineItemId'] ?? '';
      if (!now.has(sku)) throw new ApiError(404, 'no line', { errorCode: cartFailures.lineNotFound });
      put(sku, Number(body['quantity']));
      save(now);
      return { ...state.cart };
    }
    if (path.endsWith('/bulk')) {
      for (const item of body['items'] as { sku: string; quantity: number; absolute: boolean }[])
        put(item.sku, item.quantity + (item.absolute ? 0 : (now.get(item.sku) ?? 0)));
      save(now);
      return { cartDTO: state.cart, notAddedOrUpdatedItems: [] };
    }
    if (!state.cart) throw missing();
    return { ...state.cart };
  };

  const call = (async (endpoint, input, options) => {
    const key = options?.headers?.['idempotency-key'];
    asked.push({ method: endpoint.method, path: endpoint.path, body: input.body, query: input.query, key });
    if (holding) await new Promise<void>((go) => held.push(go));
    const failure = failures.shift();
    if (failure && failure.status !== 0) throw failure;
    const repeated = key !== undefined && keys.has(key);
    if (key !== undefined) keys.add(key);
    const reply =
      repeated && state.cart
        ? endpoint.path.endsWith('/bulk')
          ? { cartDTO: state.cart, notAddedOrUpdatedItems: [] }
          : { ...state.cart }
        : change(endpoint.path, endpoint.method, input.body ?? {}, input.params ?? {});
    // The change was made, but its response is lost.
    if (failure) throw failure;
    return reply;
  }) as Call;

  return {
    call,
    asked,
    changes: () => asked.filter(({ method }) => method !== 'GET'),
    server: state,
    quantities: () => Object.fromEntries(quantities()),
    fail: (...next: (ApiError | undefined)[]) => void failures.push(...next),
    hold: () => {
      holding = true;
    },
    release: () => {
      holding = false;
      for (const go of held.splice(0)) go();
    },
  };
}

export const lostConnection = () => new ApiError(0, 'away');

/** A storage of its own. */
export function fakeStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>();
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  };
}
