import type { DiscountKind, DiscountScope } from '@trolley/contract';

/** What a voucher or a code promises. */
export interface Off {
  readonly kind: DiscountKind;
  /** Percent or cents; of a waived service fee nothing. */
  readonly value: number;
  /** Missing: it takes something off all goods together. */
  readonly on?: DiscountScope;
}

/** A line of goods, as far as discounts look at it. */
export interface OffLine {
  readonly lineItemId: string;
  /** What is sold by the gram is one piece. */
  readonly pieces: number;
  readonly price: number;
}
