import { halfUp, splitOver } from '@trolley/contract';
import type { Attempt } from '../../sale/attempt.ts';
import { type Off, takeOff } from '../../sale/takeOff.ts';

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

type Named = Pick<Attempt, 'voucherLineItems' | 'discountCodes'>;
type Discounted = Named & Pick<Attempt, 'priceInfo'>;
type FinalDiscounts = Named & { readonly discounts: number };

/** The same discounts with other amounts, vouchers before codes. */
function withAmounts({ voucherLineItems, discountCodes }: Named, after: readonly number[]): Named {
  return {
    voucherLineItems: voucherLineItems.map((one, at) => ({ ...one, discount: after[at] ?? 0 })),
    discountCodes: discountCodes.map((one, at) => ({ ...one, discount: after[voucherLineItems.length + at] ?? 0 })),
  };
}

/**
 * The discounts of an order from before their kinds were frozen: they follow the goods in proportion, as it was agreed
 * then, but for the one that must have waived the fee.
 */
function inferredDiscounts(attempt: Discounted, goods: number): FinalDiscounts {
  const { voucherLineItems, discountCodes, priceInfo } = attempt;
  const { discounts: before, totalArticlePrice } = priceInfo;
  const discounts = totalArticlePrice === 0 ? 0 : Math.min(goods, halfUp(before * goods, totalArticlePrice));
  const all = [...voucherLineItems, ...discountCodes];
  const waiver = waiverAmong(all, before);
  const parts = splitOver(
    discounts,
    all.map(({ discount }, at) => (at === waiver ? 0 : discount)),
  );
  const after = all.map(({ discount }, at) => (at === waiver ? discount : (parts[at] ?? 0)));
  return { discounts, ...withAmounts(attempt, after) };
}

/** What is waived of the fee is named among the discounts, but does not count as one: by so much they are more. */
function waiverAmong(all: readonly { readonly discount: number }[], discounts: number): number {
  const waived = all.reduce((sum, { discount }) => sum + discount, 0) - discounts;
  return waived > 0 ? all.findIndex(({ discount }) => discount === waived) : -1;
}
