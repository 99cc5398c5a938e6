import { type Off, takeOff } from '../../cart/rules/takeOff.ts';
import type { Attempt } from '../../checkout/attempt.ts';
import { inferredDiscounts } from './inferredDiscounts.ts';
import { type Discounted, type FinalDiscounts, withAmounts } from './namedDiscounts.ts';

type Discount = Attempt['voucherLineItems'][number] | Attempt['discountCodes'][number];

/**
 * What vouchers and codes take off the goods that there were: percentages of those, amounts whole as long as the goods
 * cost as much. One that waives the fee stays as it is, and minimums are not asked for again: what is missing is the
 * shop's fault. At the goods that were ordered it is what the cart said.
 */
export function finalDiscounts(attempt: Discounted, goods: number): FinalDiscounts {
  const { voucherLineItems, discountCodes } = attempt;
  const all: readonly Discount[] = [...voucherLineItems, ...discountCodes];
  if (all.some(({ kind, value }) => kind === undefined || value === undefined))
    return inferredDiscounts(attempt, goods);
  const offs = all.map(offOf);
  const { taken, left } = takeOff(
    offs.flatMap((off) => off ?? []),
    goods,
  );
  const after = all.map(({ discount }, at) => {
    const off = offs[at];
    return off ? (taken.get(off) ?? 0) : discount;
  });
  return { discounts: goods - left, ...withAmounts(attempt, after) };
}

/** Nothing where it is not the goods it takes something off, or where something kept it from that. */
const offOf = ({ kind = 'serviceFee', value = 0, discount }: Discount): Off | undefined =>
  discount > 0 && kind !== 'serviceFee' ? { kind, value } : undefined;
