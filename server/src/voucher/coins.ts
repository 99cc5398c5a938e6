import type { Queryable } from '../platform/database/database.ts';

/** What a voucher costs a member, booked when a checkout claims it. */
export interface CoinClaim {
  readonly customerId: string;
  readonly checkoutId: string;
  readonly voucherId: string;
  readonly coins: number;
  /** Missing: the points of the programme. */
  readonly poolId?: string | undefined;
}

/** What vouchers ask of the loyalty programme. Without one there are no coins and no promotions. */
export interface VoucherLoyalty {
  /** Coins by pool. */
  coinsOf(on: Queryable, customerId: string): Promise<ReadonlyMap<string, number>>;
  /** What members have of promotions now. */
  promotionsOf(on: Queryable, customerId: string, now: number): Promise<ReadonlySet<string>>;
  /** The pool of vouchers that name none. */
  readonly pointsPool: string;
  /** `short`: there are not as many. A second time is the first. */
  redeem(tx: Queryable, claim: CoinClaim): Promise<'redeemed' | 'short'>;
}

export const withoutLoyalty: VoucherLoyalty = {
  coinsOf: async () => new Map(),
  promotionsOf: async () => new Set(),
  pointsPool: '',
  redeem: async () => 'short',
};
