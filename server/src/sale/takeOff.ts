import { type DiscountKind, halfUp } from '@trolley/contract';

/** What a voucher or a code promises. */
export interface Off {
  readonly kind: DiscountKind;
  /** Percent or cents; of a waived service fee nothing. */
  readonly value: number;
}

/** CART-07: percentages come first, then amounts, each off what the ones before left of the price. */
export function takeOff(offs: readonly Off[], price: number) {
  const taken = new Map<Off, number>();
  let left = price;
  for (const kind of ['percent', 'amount'] as const)
    for (const off of offs.filter((one) => one.kind === kind)) {
      const discount = Math.min(left, kind === 'percent' ? halfUp(left * off.value, 100) : off.value);
      taken.set(off, discount);
      left -= discount;
    }
  return { taken, left };
}
