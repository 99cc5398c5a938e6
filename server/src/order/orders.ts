import type { Order, OrderFile, PaymentMethod } from '@trolley/contract';
import type { Carts } from '../cart/carts.ts';
import type { Attempt } from '../checkout/attempt.ts';
import type { Purchased } from '../customer/customers.ts';
import type { FindPassSpan, TakePassBack } from '../pass/activate.ts';
import type { Database, Queryable } from '../platform/database/database.ts';
import type { Job } from '../platform/jobs/job.ts';
import type { Slots } from '../service/service.ts';
import type { Tenant } from '../tenant/tenant.ts';
import type { Look } from './files/page.ts';
import type { OrderLetters } from './mails/orderLetters.ts';
import type { ParentOrder } from './rules/additions.ts';

export type Initiator = 'REDIRECT' | 'UNKNOWN' | 'WEBHOOK';

/** What an order is made of, in the transaction that makes it. */
export interface NewOrder {
  readonly checkoutId: string;
  readonly cartId: string;
  /** Missing for guests. */
  readonly customerId?: string;
  readonly attempt: Attempt;
  readonly payment: {
    readonly id: string;
    readonly provider: string;
    readonly methodKey: PaymentMethod;
    readonly brandName?: string;
    /** Authorised. */
    readonly amount: number;
  };
  readonly initiator: Initiator;
  /** Its slot was gone when the money came. */
  readonly slotException: boolean;
}

/** Answers the order's number. The unique cart and checkout see to it that there is one. */
export type InsertOrder = (tx: Queryable, order: NewOrder) => Promise<string>;

/** The order that something is added to, kept as it is until the transaction ends; undefined where there is none. */
export type LockParent = (tx: Queryable, orderNumber: string) => Promise<ParentOrder | undefined>;

/** Queues the mails that tell of a new order, in its transaction. */
export type OrderMails = (tx: Queryable, orderNumber: string) => Promise<void>;

/** What every operation on orders works with. */
export interface Orders {
  readonly database: Database;
  readonly tenant: Pick<Tenant, 'id' | 'file' | 'publicConfig'>;
  readonly file: OrderFile;
  readonly slots: Pick<Slots, 'unbook'>;
  readonly letters: OrderLetters;
  /** Colours of what is printed. */
  readonly look: Omit<Look, 'shop' | 'language'>;
  /** Signs the links in mails. */
  readonly linkSecret: Buffer;
  /** A pass that was bought along goes with a cancelled order; missing where none are sold. */
  readonly passes?: { readonly takePassBack: TakePassBack; readonly findPassSpan: FindPassSpan };
  now(): number;
}

/** Orders as the rest of the shop knows them. */
export interface OpenOrders extends Orders {
  readonly insertOrder: InsertOrder;
  readonly lockParent: LockParent;
  readonly orderMails: OrderMails;
  /** As whoever placed it sees it. */
  show(orderNumber: string): Promise<Order>;
  readonly orderForAddon: Carts['orderForAddon'];
  purchasedBy(customerId: string): Promise<readonly Purchased[]>;
  readonly jobs: readonly Job[];
}
