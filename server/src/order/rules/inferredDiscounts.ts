import { halfUp, splitOver } from '../../cart/rules/divide.ts';
import { type Discounted, type FinalDiscounts, withAmounts } from './namedDiscounts.ts';

/**
 * The discounts of an order from before their kinds were frozen: they follow the goods in proportion, as it was agreed
 * then, but for the one that must have waived the fee.
 */
export function inferredDiscounts(attempt: Discounted, goods: number): FinalDiscounts {
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
