import { halfUp, splitOver } from '../../cart/rules/divide.ts';
import type { Attempt } from '../../checkout/attempt.ts';

type Named = Pick<Attempt, 'voucherLineItems' | 'discountCodes'>;
type Discounted = Named & Pick<Attempt, 'priceInfo'>;

/** Vouchers and codes in proportion to the goods that there were; one that waives the fee stays as it is. */
export function finalDiscounts(attempt: Discounted, goods: number): Named & { readonly discounts: number } {
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
  return {
    discounts,
    voucherLineItems: voucherLineItems.map((one, at) => ({ ...one, discount: after[at] ?? 0 })),
    discountCodes: discountCodes.map((one, at) => ({ ...one, discount: after[voucherLineItems.length + at] ?? 0 })),
  };
}

/** What is waived of the fee is named among the discounts, but does not count as one: by so much they are more. */
function waiverAmong(all: readonly { readonly discount: number }[], discounts: number): number {
  const waived = all.reduce((sum, { discount }) => sum + discount, 0) - discounts;
  return waived > 0 ? all.findIndex(({ discount }) => discount === waived) : -1;
}
