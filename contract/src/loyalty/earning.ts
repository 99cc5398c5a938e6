/** Which lines of a cart bring more points than the rate says: frozen with the order, by the promotions of that moment. */
export interface FrozenPoints {
  readonly promotions: readonly {
    readonly promotionId: string;
    readonly poolId: string;
    readonly factor: number;
    readonly lineItemIds: readonly string[];
  }[];
  /** Points for each piece. */
  readonly extra: readonly { readonly poolId: string; readonly lineItemId: string; readonly points: number }[];
}

/** What of an order brings points: as it was picked, or as ordered while it is not. */
export interface EarningOrder {
  readonly orderNumber: string;
  readonly lines: readonly {
    readonly lineItemId: string;
    /** Cents before discounts; deposits are not in it. */
    readonly price: number;
    readonly quantity: number;
    /** Cents that discounts on some goods alone took off this line. */
    readonly off?: number | undefined;
  }[];
  /** Cents off the goods, all discounts together. */
  readonly discounts: number;
  readonly points?: FrozenPoints | undefined;
}

/** What of an order's goods went back, in cents. */
export interface ReturnedGoods {
  readonly orderNumber: string;
  /** Of the credit note: the unique cause of what is taken back. */
  readonly creditNote: number;
  /** Goods after discounts, and what of them is refunded by now, this time included. */
  readonly goods: number;
  readonly refundedGoods: number;
}
