import { type Cart, currentPrice, type LineItem, type LoadState, type Product } from '@trolley/contract';

/** How many of a product the shopper wants. */
export interface PendingChange {
  readonly product: Product;
  readonly quantity: number;
  /** A relative amount, from before the cart was loaded. */
  readonly relative?: true;
}
export type PendingChanges = Readonly<Record<string, PendingChange>>;

/** Changes of the request under way. The same request with the same key may be repeated until the server answers. */
export interface Sent {
  readonly key: string;
  readonly request: 'add' | 'set' | 'bulk';
  readonly changes: PendingChanges;
  /** Second try, after the cart or line was not found; the next failure rolls back. */
  readonly again?: true;
}

export interface CartState {
  /** `idle` until hydration; `success` without a cart means that there is none. */
  readonly loadState: LoadState;
  readonly cart?: Cart;
  /** Optimistic changes that are not sent yet, by sku. */
  readonly pending: PendingChanges;
  readonly sent?: Sent;
  /** The server cannot be reached: changes wait. */
  readonly waiting: boolean;
}

export const initialState: CartState = { loadState: 'idle', pending: {}, waiting: false };

const byCart = new WeakMap<Cart, ReadonlyMap<string, LineItem>>();

/** The line of a product in the server's last response. */
export function lineOf({ cart }: Pick<CartState, 'cart'>, sku: string): LineItem | undefined {
  if (!cart) return undefined;
  const lines = byCart.get(cart) ?? new Map(cart.productLineItems.map((line) => [line.product.sku, line]));
  byCart.set(cart, lines);
  return lines.get(sku);
}

/** The quantity shown: pending changes first, then sent ones, then the server's. */
export function quantityOf(state: CartState, sku: string): number {
  const { pending, sent } = state;
  const server = lineOf(state, sku)?.quantity ?? 0;
  return after(after(server, sent?.changes[sku]), pending[sku]);
}

function after(quantity: number, change: PendingChange | undefined): number {
  if (!change) return quantity;
  return change.relative ? Math.min(quantity + change.quantity, change.product.maxQuantity) : change.quantity;
}

/** Whether the cart is loaded, so that absolute amounts are known. */
export function isKnown({ loadState }: CartState): boolean {
  return loadState === 'success';
}

export function withPending(state: CartState, product: Product, quantity: number): CartState {
  const change: PendingChange = { product, quantity: Math.max(0, Math.min(quantity, product.maxQuantity)) };
  return { ...state, pending: { ...state.pending, [product.sku]: change } };
}

/** A relative change, used while the current amount is not known. */
export function withPendingMore(state: CartState, product: Product, more: number): CartState {
  const change = state.pending[product.sku];
  if (isKnown(state) || (change && !change.relative))
    return withPending(state, product, quantityOf(state, product.sku) + more);
  const quantity = Math.max(0, Math.min((change?.quantity ?? 0) + more, product.maxQuantity));
  return { ...state, pending: { ...state.pending, [product.sku]: { product, quantity, relative: true } } };
}

/** Moves pending changes to `sent`, without those that change nothing. */
export function withPendingSent(state: CartState, key: string): CartState {
  if (state.sent) return state;
  const changes = Object.entries(state.pending).filter(
    ([sku, change]) => change.quantity !== (change.relative ? 0 : (lineOf(state, sku)?.quantity ?? 0)),
  );
  const [only] = changes;
  if (!only) return { ...state, pending: {} };
  const [sku, change] = only;
  const single = lineOf(state, sku) && !change.relative ? 'set' : 'add';
  const request = changes.length > 1 ? 'bulk' : single;
  return { ...state, pending: {}, sent: { key, request, changes: Object.fromEntries(changes) } };
}

/** Makes sent changes pending again; newer changes of the same product win. */
export function requeued({ sent, ...state }: CartState): CartState {
  if (!sent) return state;
  const unsent = Object.entries(sent.changes).filter(([, { quantity }]) => quantity > 0);
  return { ...state, pending: { ...Object.fromEntries(unsent), ...state.pending } };
}

/** Drops the sent changes and the pending ones of the same products. */
export function rolledBack({ sent, ...state }: CartState): CartState {
  const pending = Object.entries(state.pending).filter(([sku]) => !sent?.changes[sku]);
  return { ...state, pending: Object.fromEntries(pending) };
}

export function withoutSent({ sent: _, ...state }: CartState): CartState {
  return { ...state, waiting: false };
}

/** False for a response with a lower revision than the cart on screen. */
export function isNewer({ cart }: CartState, next: Cart): boolean {
  return cart?.id !== next.id || next.revision >= cart.revision;
}

/** With the server's cart; relative changes become absolute. */
export function withCart(state: CartState, cart: Cart | undefined): CartState {
  const { cart: _, ...rest } = state;
  const next: CartState = { ...rest, loadState: 'success', ...(cart && { cart }) };
  const pending = Object.entries(state.pending).map(([sku, change]) => {
    if (!change.relative || next.sent?.changes[sku]) return [sku, change] as const;
    return [sku, { product: change.product, quantity: quantityOf(next, sku) }] as const;
  });
  return { ...next, pending: Object.fromEntries(pending) };
}

function touched({ pending, sent }: CartState): ReadonlyMap<string, Product> {
  const all = [...Object.values(sent?.changes ?? {}), ...Object.values(pending)];
  return new Map(all.map(({ product }) => [product.sku, product]));
}

/** The lines as shown, optimistic changes included. */
export function shownLines(state: CartState): readonly LineItem[] {
  const server = (state.cart?.productLineItems ?? []).map((line) =>
    withQuantity(line, quantityOf(state, line.product.sku)),
  );
  const fresh = [...touched(state).values()]
    .filter(({ sku }) => !lineOf(state, sku))
    .map((product) => optimisticLine(product, quantityOf(state, product.sku)));
  return [...server, ...fresh].filter(({ quantity }) => quantity > 0);
}

function withQuantity(line: LineItem, quantity: number): LineItem {
  if (line.quantity === quantity) return line;
  const regular = Math.round(line.regularLinePrice / line.quantity);
  return { ...line, quantity, linePrice: line.perPiecePrice * quantity, regularLinePrice: regular * quantity };
}

/** An optimistic line: the server has not answered for it yet. */
export function optimisticLine(product: Product, quantity: number): LineItem {
  const perPiecePrice = currentPrice(product.price);
  const regularLinePrice = product.price.regular.value * quantity;
  return {
    lineItemId: product.sku,
    product,
    quantity,
    perPiecePrice,
    linePrice: perPiecePrice * quantity,
    regularLinePrice,
  };
}

/** The count of the badge: pieces; a line of weighed goods counts one. */
export function countOf(state: CartState): number {
  return changed(state, state.cart?.lineItemCount ?? 0, ({ weightArticle }, quantity) =>
    weightArticle ? Math.min(quantity, 1) : quantity,
  );
}

/** What the goods cost, deposits and fees left out. */
export function goodsOf(state: CartState): number {
  return changed(
    state,
    state.cart?.priceInfo.totalArticlePrice ?? 0,
    ({ sku, price }, quantity) => (lineOf(state, sku)?.perPiecePrice ?? currentPrice(price)) * quantity,
  );
}

/** The server's sum plus the difference made by optimistic changes. */
function changed(state: CartState, server: number, measure: (product: Product, quantity: number) => number): number {
  let sum = server;
  for (const product of touched(state).values()) {
    sum +=
      measure(product, quantityOf(state, product.sku)) - measure(product, lineOf(state, product.sku)?.quantity ?? 0);
  }
  return sum;
}
