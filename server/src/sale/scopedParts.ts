import { type DiscountScope, halfUp, splitOver } from '@trolley/contract';
import type { Off, OffLine } from './off.ts';

interface Share {
  readonly at: number;
  readonly pieces: number;
  /** What these pieces still cost. */
  readonly price: number;
}

/**
 * What a discount that is limited to some goods takes off each line, given what earlier ones left of them. Never more
 * than its pieces cost; where pieces are counted, those that cost most come first, to the shopper's advantage.
 */
export function scopedParts(
  { kind, value, on }: Off & { readonly on: DiscountScope },
  goods: readonly OffLine[],
  left: readonly number[],
): readonly number[] {
  const shares = sharesOf(on, goods, left);
  const off = (parts: readonly number[]) => {
    const byLine = new Map(shares.map(({ at }, index) => [at, parts[index] ?? 0]));
    return goods.map((_, at) => byLine.get(at) ?? 0);
  };
  if (kind === 'amount' && on.perPiece) return off(shares.map(({ pieces, price }) => Math.min(price, value * pieces)));
  const prices = shares.map(({ price }) => price);
  const whole = prices.reduce((sum, price) => sum + price, 0);
  return off(splitOver(Math.min(whole, kind === 'percent' ? halfUp(whole * value, 100) : value), prices));
}

function sharesOf(on: DiscountScope, goods: readonly OffLine[], left: readonly number[]): readonly Share[] {
  const all = goods.flatMap(({ lineItemId, pieces }, at) => {
    const price = left[at] ?? 0;
    const isMeant = on.lineItemIds?.includes(lineItemId) ?? true;
    return isMeant && pieces > 0 && price > 0 ? [{ at, pieces, price }] : [];
  });
  const { oneArticle, mostPieces = oneArticle ? 1 : Infinity } = on;
  if (mostPieces === Infinity) return all;
  // By the price of a piece, compared without dividing.
  const dearest = all.toSorted(
    (one, other) => other.price * one.pieces - one.price * other.pieces || one.at - other.at,
  );
  let free = mostPieces;
  return (oneArticle ? dearest.slice(0, 1) : dearest).flatMap(({ at, pieces, price }) => {
    const counted = Math.min(pieces, free);
    free -= counted;
    if (counted === 0) return [];
    return [{ at, pieces: counted, price: counted === pieces ? price : halfUp(price * counted, pieces) }];
  });
}
