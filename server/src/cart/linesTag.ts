import { createHash } from 'node:crypto';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { stockOf } from '../catalogue/shelf/stock.ts';
import type { CartContext } from './cartContext.ts';
import type { Carts, Visitor } from './carts.ts';
import type { Goods } from './rules/goods.ts';

/**
 * Names everything that the lines of an answer depend on: the cart's revision, the products and prices of its place, and
 * whether loyalty prices hold. The same in every process of the shop, whichever of them answers.
 */
export function linesTagOf(
  { catalogue }: Pick<Carts, 'catalogue'>,
  { member }: Visitor,
  { row: { revision } }: { readonly row: { readonly revision: number } },
  context: CartContext,
): string {
  return `${revision}-${goodsTagOf(catalogue(), context)}${member ? 'm' : ''}`;
}

const goodsTags = new WeakMap<Goods, string>();

function goodsTagOf(catalogue: Catalogue, { goods, zone, store }: CartContext): string {
  let tag = goodsTags.get(goods);
  if (tag === undefined) {
    // Of one version prices change by themselves only at known moments; the next of these tells between which two it is.
    const { due } = stockOf(catalogue);
    const named = JSON.stringify([catalogue.version, due, zone, store]);
    tag = createHash('sha256').update(named).digest('base64url').slice(0, 12);
    goodsTags.set(goods, tag);
  }
  return tag;
}
