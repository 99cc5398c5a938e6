import type { LetterAddress, LoyaltyMovement, PhysicalCard, poolKinds, ReturnedGoods } from '@trolley/contract';
import type { Queryable } from '../platform/database/database.ts';

/** What a member has of one kind of points. */
export interface Pool {
  readonly poolId: string;
  readonly kind: (typeof poolKinds)[number];
  readonly tags: readonly string[];
  readonly value: number;
}

/** A customer's membership, as the account tells it. */
export interface Member {
  readonly customerId: string;
  readonly loyalityMemberId: string;
  readonly mpCardId?: string | undefined;
}

/** What a programme tells of a member. */
export interface MemberRecord {
  readonly since: Date;
  readonly pools: readonly Pool[];
  /** The newest first. */
  readonly movements: readonly LoyaltyMovement[];
}

export interface MovementPage {
  /** Older than this one. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** Coins that a voucher costs, booked when a checkout claims it. */
export interface Redemption {
  readonly customerId: string;
  readonly checkoutId: string;
  readonly voucherId: string;
  readonly coins: number;
  /** The points pool, if nothing else is said. */
  readonly poolId?: string | undefined;
}

/** Points that a completed order brings, of one pool. */
export interface Earning {
  readonly customerId: string;
  readonly orderNumber: string;
  readonly poolId: string;
  readonly points: number;
  readonly promotionIds: readonly string[];
  /** Of the demo's past alone: when it was. */
  readonly at?: Date | undefined;
}

export interface Donation {
  readonly customerId: string;
  readonly idempotencyKey: string;
  readonly poolId: string;
  readonly fromPoolId: string;
  readonly value: number;
}

export interface Transfer {
  readonly from: string;
  readonly to: string;
}

/** Writes a member's number into the account, in the transaction that decides on it; false where it is another's. */
export type GiveNumber = (tx: Queryable, cardNumber: string) => Promise<boolean>;

/** A plastic card, for one letter. */
export interface CardOrder {
  readonly member: Member;
  readonly nameOnCard: string;
  readonly address: LetterAddress;
  readonly giveNumber: GiveNumber;
}

export type Donated = 'donated' | 'short' | 'keyReused' | 'notMember' | 'away';

/** An outside programme does not answer, or not as agreed. */
export const away = 'away';

/**
 * LOY-16: a loyalty programme, our own ledger or somebody else's. Every booking has a unique cause: booking it twice is
 * one booking. Those that take a transaction count if it is committed, and only then.
 */
export interface Programme {
  /**
   * Whether members pay regular prices because it does not answer: as the calls before told, so nobody waits for it.
   * Our own never is away. An outside one that was left alone long enough is asked beside it, for the next time.
   */
  isAway(customerId: string): boolean;
  /** The membership that a card finds at a till: `unknown` where there is none, or the card was lost. */
  memberOf(cardNumber: string): Promise<{ readonly memberId: string } | 'unknown' | typeof away>;
  /** `unknown`: the programme does not know this card (any more). */
  recordOf(member: Member, page: MovementPage): Promise<MemberRecord | 'unknown' | typeof away>;
  movementsOf(member: Member, page: MovementPage): Promise<readonly LoyaltyMovement[] | typeof away>;
  /** Empty where the programme is away. */
  poolsOf(member: Member): Promise<readonly Pool[]>;
  /** What a customer has to redeem, by pool; nothing of somebody who is no member, or while the programme is away. */
  coinsOf(on: Queryable, customerId: string): Promise<ReadonlyMap<string, number>>;
  /** Books the coins of a voucher in the transaction that claims it. `short`: there are not as many. */
  redeem(tx: Queryable, redemption: Redemption): Promise<'redeemed' | 'short'>;
  /** Gives back, once, whatever coins a checkout has redeemed. */
  giveBack(tx: Queryable, checkoutId: string): Promise<void>;
  earn(tx: Queryable, earning: Earning): Promise<void>;
  takeBack(tx: Queryable, returned: ReturnedGoods): Promise<void>;
  /** What a membership has goes over to another one of the same person. */
  transfer(tx: Queryable, members: Transfer): Promise<void>;
  donate(donation: Donation): Promise<Donated>;
  /** LOY-15: where the member's plastic card is. */
  cardStatus(member: Member): Promise<PhysicalCard | typeof away>;
  /** Once per member, however many calls there are at once; after a loss once more. */
  orderCard(order: CardOrder): Promise<PhysicalCard | 'orderedAlready' | typeof away>;
  /** The number of the card finds nobody any more; the membership gets another one. */
  loseCard(member: Member, giveNumber: GiveNumber): Promise<PhysicalCard | 'noCard' | typeof away>;
}
