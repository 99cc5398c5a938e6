import type { BoughtBefore } from '@trolley/contract';
import type { CartStore } from '../cart/cartStore.ts';

interface Added {
  readonly added: readonly BoughtBefore[];
  readonly failed: readonly BoughtBefore[];
}

/**
 * All at once: the cart gathers them into one call. The first one asks whatever has to be asked (the place), so that the
 * question comes once and not for each.
 */
export async function addAll(cart: Pick<CartStore, 'add'>, goods: readonly BoughtBefore[]): Promise<Added> {
  const results = await Promise.all(
    goods.map(async (good) => {
      const result = await cart.add(good.product, good.quantity);
      return { good, isIn: result === 'added' || result === 'capped' || result === 'maxquantityreached' };
    }),
  );
  return {
    added: results.flatMap(({ good, isIn }) => (isIn ? [good] : [])),
    failed: results.flatMap(({ good, isIn }) => (isIn ? [] : [good])),
  };
}
