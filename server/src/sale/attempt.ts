import type {
  BillingAddress,
  Cart,
  DistributionAddress,
  FrozenPoints,
  Order,
  OrderLine,
  PriceInfo,
} from '@trolley/contract';

/** A line as it is bought; what was picked comes later. */
export type AttemptLine = Omit<OrderLine, 'picked'>;

/** A cart as it was when its payment began. Orders are made of this, never of the cart. */
export interface Attempt {
  readonly mode: Cart['mode'];
  /** Of an addition: the order it goes with. */
  readonly parentOrderNumber?: string;
  readonly lines: readonly AttemptLine[];
  /** As the cart's button counted them. */
  readonly lineItemCount: number;
  /** What each discount promises is frozen with it; picking works out anew what it takes off. */
  readonly voucherLineItems: Order['voucherLineItems'];
  readonly discountCodes: Order['discountCodes'];
  /** `lineItemId` is the plan's. */
  readonly pass?: NonNullable<Order['deliveryPassLineItem']>;
  readonly priceInfo: PriceInfo;
  /** A pass waives the fee, which it would not be without one. */
  readonly passPaysFee?: true;
  /** The wallet's share first, where there is one; `authorized` is what is claimed or asked for. */
  readonly payments: Order['payments'];
  readonly distributionAddress: DistributionAddress;
  readonly window: AttemptWindow;
  readonly billingAddress: BillingAddress;
  readonly crateDepositDesired: boolean;
  readonly substitution: Cart['substitution'];
  /** Grams. */
  readonly weight: number;
  /** Loyalty prices were charged. */
  readonly member: boolean;
  /** Of a member: promotions on points that held when it was ordered. */
  readonly points?: FrozenPoints;
}

export interface AttemptWindow {
  readonly id: string;
  /** Instants as they cross the wire. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly cutOffAt: string;
}
