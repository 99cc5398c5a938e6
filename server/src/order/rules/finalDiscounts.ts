import { halfUp, splitOver } from '@trolley/contract';
import type { Attempt } from '../../sale/attempt.ts';
import type { Off, OffLine } from '../../sale/off.ts';
import { goodsOff, takeOff } from '../../sale/takeOff.ts';

type Discount = Attempt['voucherLineItems'][number] | Attempt['discountCodes'][number];

/**
 * What vouchers and codes take off the goods that there were: percentages of those, amounts whole as long as the goods
 * cost as much. What is for some goods looks at the lines it was for when the order was placed, whatever came for them.
 * One that waives the fee stays as it is, and minimums are not asked for again: what is missing is the shop's fault. At
 * the goods that were ordered it is what the cart said.
 */
export function finalDiscounts(attempt: Discounted, lines: readonly OffLine[]): FinalDiscounts {
  const { voucherLineItems, discountCodes } = attempt;
  const all: readonly Discount[] = [...voucherLineItems, ...discountCodes];
  if (all.some(({ kind, value }) => kind === undefined || value === undefined))
    return inferredDiscounts(attempt, lines);
  const offs = all.map(offOf);
  const { taken, parts, left, ...rest } = takeOff(
    offs.flatMap((off) => off ?? []),
    lines,
  );
  const after = all.map(({ discount }, at) => {
    const off = offs[at];
    if (!off) return { discount };
    const goods = goodsOff(parts.get(off), lines);
    return { discount: taken.get(off) ?? 0, ...(goods && { goods }) };
  });
  return {
    discounts: goodsOf(lines) - left,
    linesLeft: rest.lines,
    offAll: rest.offAll,
    ...withAmounts(attempt, after),
  };
}

const goodsOf = (lines: readonly OffLine[]) => lines.reduce((sum, { price }) => sum + price, 0);

/** Nothing where it is not the goods it takes something off, or where something kept it from that. */
function offOf(discounted: Discount): Off | undefined {
  const { kind = 'serviceFee', value = 0, discount } = discounted;
  if (discount <= 0 || kind === 'serviceFee') return undefined;
  const on = 'on' in discounted ? discounted.on : undefined;
  return { kind, value, ...(on && { on }) };
}

type Named = Pick<Attempt, 'voucherLineItems' | 'discountCodes'>;
type Discounted = Named & Pick<Attempt, 'priceInfo'>;
type FinalDiscounts = Named & {
  readonly discounts: number;
  /** What discounts on some goods left of each line, and what is taken off the rest of all. */
  readonly linesLeft: readonly number[];
  readonly offAll: number;
};

interface Amount {
  readonly discount: number;
  readonly goods?: { lineItemId: string; discount: number }[];
}

const nothing: Amount = { discount: 0 };

/** The same discounts with other amounts, vouchers before codes. */
function withAmounts({ voucherLineItems, discountCodes }: Named, after: readonly Amount[]): Named {
  return {
    voucherLineItems: voucherLineItems.map((one, at) => ({ ...one, ...(after[at] ?? nothing) })),
    discountCodes: discountCodes.map((one, at) => ({
      ...one,
      discount: (after[voucherLineItems.length + at] ?? nothing).discount,
    })),
  };
}

/**
 * The discounts of an order from before their kinds were frozen: they follow the goods in proportion, as it was agreed
 * then, but for the one that must have waived the fee.
 */
function inferredDiscounts(attempt: Discounted, lines: readonly OffLine[]): FinalDiscounts {
  const goods = goodsOf(lines);
  const { voucherLineItems, discountCodes, priceInfo } = attempt;
  const { discounts: before, totalArticlePrice } = priceInfo;
  const discounts = totalArticlePrice === 0 ? 0 : Math.min(goods, halfUp(before * goods, totalArticlePrice));
  const all = [...voucherLineItems, ...discountCodes];
  const waiver = waiverAmong(all, before);
  const parts = splitOver(
    discounts,
    all.map(({ discount }, at) => (at === waiver ? 0 : discount)),
  );
  const after = all.map(({ discount }, at) => ({ discount: at === waiver ? discount : (parts[at] ?? 0) }));
  const linesLeft = lines.map(({ price }) => price);
  return { discounts, linesLeft, offAll: discounts, ...withAmounts(attempt, after) };
}

/** What is waived of the fee is named among the discounts, but does not count as one: by so much they are more. */
function waiverAmong(all: readonly { readonly discount: number }[], discounts: number): number {
  const waived = all.reduce((sum, { discount }) => sum + discount, 0) - discounts;
  return waived > 0 ? all.findIndex(({ discount }) => discount === waived) : -1;
}
