import type { Queryable } from '../platform/database/database.ts';
import type { Attempt } from './attempt.ts';

/** Who came first to place an order: the shopper's browser, the provider's message, or neither can be told. */
export type Initiator = 'REDIRECT' | 'UNKNOWN' | 'WEBHOOK';

/** What a checkout hands over to the orders, in the transaction that makes the order. */
export interface NewOrder {
  readonly checkoutId: string;
  readonly cartId: string;
  /** Missing for guests. */
  readonly customerId?: string;
  readonly attempt: Attempt;
  readonly initiator: Initiator;
  /** Its slot was gone when the money came. */
  readonly slotException: boolean;
}

/** The same, now that it is written. */
export interface InsertedOrder extends NewOrder {
  readonly orderNumber: string;
  readonly placedAt: Date;
}

/** Unique indexes on cart and checkout see to it that there is one order only. */
export type InsertOrder = (tx: Queryable, order: NewOrder) => Promise<InsertedOrder>;
