import type { Product } from '@trolley/contract';
import type { AddResult } from './cartEvents.ts';
import { quantityOf } from './cartState.ts';
import type { CartStore } from './cartStore.ts';

interface Good {
  readonly product: Product;
  readonly quantity: number;
}

/** `errorCode`: what the server said; missing where the shopper did not want it after all. */
export interface NotAdded<G extends Good> {
  readonly good: G;
  readonly errorCode?: string | undefined;
}

export interface AddedAll<G extends Good> {
  readonly added: readonly G[];
  readonly failed: readonly NotAdded<G>[];
  /** Puts the cart's lines of these goods back to what they were. */
  undo(): void;
}

const isIn = (result: AddResult) => result === 'added' || result === 'capped' || result === 'maxquantityreached';

/**
 * All at once: the cart gathers them into one call. The first one asks whatever has to be asked (the place), so that the
 * question comes once and not for each.
 */
export async function addAll<G extends Good>(
  cart: Pick<CartStore, 'add' | 'get' | 'onEvent' | 'restore'>,
  goods: readonly G[],
): Promise<AddedAll<G>> {
  const before = goods.map(({ product }) => ({ product, quantity: quantityOf(cart.get(), product.sku) }));
  const refused = new Map<string, string | undefined>();
  const stop = cart.onEvent((event) => {
    if (event.kind !== 'failed') return;
    for (const { sku } of event.products) refused.set(sku, event.errorCode);
  });
  const results = await Promise.all(
    goods.map(async (good) => ({ good, result: await cart.add(good.product, good.quantity) })),
  );
  stop();
  const added = results.flatMap(({ good, result }) => (isIn(result) ? [good] : []));
  const skus = new Set(added.map(({ product }) => product.sku));
  return {
    added,
    failed: results.flatMap(({ good, result }) =>
      isIn(result) ? [] : [{ good, errorCode: refused.get(good.product.sku) }],
    ),
    undo: () => cart.restore(before.filter(({ product }) => skus.has(product.sku))),
  };
}
