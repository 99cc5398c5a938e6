import type { Queryable } from '../platform/database/database.ts';

export interface BoughtPass {
  readonly customerId: string;
  readonly planId: string;
  /** Of the order it was bought with. */
  readonly checkoutId?: string;
}

/** A pass that was bought begins now, or where the one at hand ends; in the transaction of its order. */
export type ActivatePass = (tx: Queryable, bought: BoughtPass) => Promise<void>;

/** The order that a pass was bought with. */
export interface PassOrder {
  readonly customerId: string;
  readonly checkoutId: string;
}

/** What an order added to a pass; others of the customer wait with theirs until the transaction ends. */
export type FindPassSpan = (
  tx: Queryable,
  order: PassOrder,
) => Promise<{ readonly from: Date; readonly until: Date } | undefined>;

/** The order is cancelled: the pass is as if it had never been bought with it. */
export type TakePassBack = (tx: Queryable, order: PassOrder) => Promise<void>;

/** Whether a customer's pass holds now, and is not taken back before the transaction ends. */
export type HoldPass = (tx: Queryable, customerId: string) => Promise<boolean>;
