import type {
  EarningOrder,
  FrozenPoints,
  LoyaltyFile,
  LoyaltyMemberInformation,
  ReturnedGoods,
} from '@trolley/contract';
import type { Queryable } from '../platform/database/database.ts';
import type { Job } from '../platform/jobs/job.ts';
import type { Member, Programme } from './programme.ts';
import type { DatedPromotion } from './rules/datedPromotions.ts';
import type { PointsVoucher, PromotedLine } from './rules/freezePoints.ts';

/** A completed order of a member. */
export interface CompletedOrder {
  readonly customerId: string;
  readonly order: EarningOrder;
  /** Of the demo's past alone: when it was. */
  readonly at?: Date;
}

/** The loyalty programme as the other rooms know it. */
export interface Loyalty {
  readonly file: LoyaltyFile;
  readonly timeZone: string;
  readonly programme: Programme;
  promotionsAt(now: number): readonly DatedPromotion[];
  /** What the promotions of this moment, and vouchers on points, mean for a cart that is being ordered. */
  freezePoints(lines: readonly PromotedLine[], now: number, vouchers?: readonly PointsVoucher[]): FrozenPoints;
  /** LOY-14: in the transaction that completes the order. */
  earn(tx: Queryable, completed: CompletedOrder): Promise<void>;
  /** In the transaction that refunds. */
  takeBack(tx: Queryable, returned: ReturnedGoods): Promise<void>;
  giveBack: Programme['giveBack'];
  /** What orders that are under way will bring, by pool. */
  waitingOf(orders: readonly EarningOrder[]): ReadonlyMap<string, number>;
  /** LOY-12: what an account tells of its membership beside its card. */
  informationOf(
    member: Member & { readonly isProved: boolean },
  ): Promise<Pick<LoyaltyMemberInformation, 'pools' | 'promotions' | 'vouchers' | 'programmeAway'>>;
  /** Asked before a card is linked. */
  memberOf: Programme['memberOf'];
  /** When a card is linked to an account that had joined online. */
  transfer: Programme['transfer'];
  readonly jobs: readonly Job[];
}
