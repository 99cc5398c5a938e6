import { halfUp } from '@trolley/contract';
import type { Off, OffLine } from './off.ts';
import { scopedParts } from './scopedParts.ts';

export interface TakenOff {
  readonly taken: ReadonlyMap<Off, number>;
  /** Off which line how much, in their order; only of those that are limited to some goods. */
  readonly parts: ReadonlyMap<Off, readonly number[]>;
  /** What those that are limited left of each line. */
  readonly lines: readonly number[];
  /** What those on all goods took off the rest. */
  readonly offAll: number;
  /** What is left of all of it. */
  readonly left: number;
}

const inOrder = ['percent', 'amount'] as const;

/**
 * CART-07: what is limited to some goods comes first, at these goods' expense alone, then what is for all of them;
 * percentages before amounts, each off what the ones before left of the price.
 */
export function takeOff(offs: readonly Off[], goods: readonly OffLine[]): TakenOff {
  const taken = new Map<Off, number>();
  const parts = new Map<Off, readonly number[]>();
  let lines: readonly number[] = goods.map(({ price }) => price);
  for (const kind of inOrder)
    for (const off of offs.filter((one) => one.on && one.kind === kind)) {
      const part = scopedParts({ ...off, on: off.on ?? {} }, goods, lines);
      taken.set(off, sum(part));
      parts.set(off, part);
      lines = lines.map((price, at) => price - (part[at] ?? 0));
    }
  const price = sum(lines);
  let left = price;
  for (const kind of inOrder)
    for (const off of offs.filter((one) => !one.on && one.kind === kind)) {
      const discount = Math.min(left, kind === 'percent' ? halfUp(left * off.value, 100) : off.value);
      taken.set(off, discount);
      left -= discount;
    }
  return { taken, parts, lines, offAll: price - left, left };
}

const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0);

/** The lines an off took something off, by name. */
export function goodsOff(part: readonly number[] | undefined, lines: readonly Pick<OffLine, 'lineItemId'>[]) {
  if (!part) return undefined;
  return lines.flatMap(({ lineItemId }, at) => {
    const discount = part[at] ?? 0;
    return discount > 0 ? [{ lineItemId, discount }] : [];
  });
}
