import { errorCodes, type Substitution } from '@trolley/contract';
import type { Caller, Carts } from '../carts.ts';
import { changeCart } from '../changeCart.ts';
import { isFailed } from '../rules/change.ts';
import { setLine } from '../rules/setLine.ts';
import { setLineSubstitution } from '../rules/setSubstitution.ts';

export interface ItemSet {
  readonly quantity?: number;
  /** `null`: as the rest of the cart. */
  readonly substitution?: Substitution | null;
}

/** CART-04, CART-18: how many pieces of a line, or how it may be substituted, or both. */
export async function setItem(carts: Carts, caller: Caller, sku: string, { quantity, substitution }: ItemSet) {
  if (quantity === undefined && substitution === undefined) return { failure: errorCodes.invalidRequest };
  return changeCart(carts, caller, {
    name: 'setItem',
    body: [sku, quantity, substitution],
    needsCart: true,
    change(document, { goods }) {
      const substituted =
        substitution === undefined ? { document } : setLineSubstitution(document, { sku, substitution });
      if (isFailed(substituted) || quantity === undefined) return substituted;
      return setLine(substituted.document, { sku, quantity }, goods);
    },
  });
}
