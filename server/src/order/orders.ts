import type {
  DistributionAddress,
  EarningOrder,
  HomeOrder,
  Order,
  OrderFile,
  PriceInfo,
  ReturnedGoods,
} from '@trolley/contract';
import type { Carts } from '../cart/carts.ts';
import type { findPassSpan, takePassBack } from '../pass/takePassBack.ts';
import type { Backlog } from '../platform/backlog/readBacklogs.ts';
import type { Database, Queryable } from '../platform/database/database.ts';
import type { Job } from '../platform/jobs/job.ts';
import type { ParentOrder } from '../sale/additions.ts';
import type { Attempt } from '../sale/attempt.ts';
import type { InsertedOrder, InsertOrder } from '../sale/newOrder.ts';
import type { OrderLog } from '../sale/orderLog.ts';
import type { Slots } from '../service/service.ts';
import type { Tenant } from '../tenant/tenant.ts';
import type { Look } from './files/page.ts';
import type { OrderMails } from './mails/orderMails.ts';
import type { Bought, PastOrder } from './storage/history.ts';
import type { BoughtPair, PairsAsk } from './storage/pairs.ts';
import type { OrderSales } from './storage/sales.ts';
import type { OrderVouchers } from './storage/vouchers.ts';

/** What orders ask of the loyalty programme, each in the transaction that changes the order. */
export interface LoyaltyOfOrders {
  /** Once for an order, whoever completes it how often. */
  earn(tx: Queryable, completed: { readonly customerId: string; readonly order: EarningOrder }): Promise<void>;
  /** Once for a credit note. */
  takeBack(tx: Queryable, returned: ReturnedGoods): Promise<void>;
  /** Gives back, once, whatever coins the checkout of an order has redeemed. */
  giveBack(tx: Queryable, checkoutId: string): Promise<void>;
}

/** What analytics are told of orders, each in the transaction that changes the order. */
export interface TrackingOfOrders {
  ordered(tx: Queryable, order: TrackedOrder): Promise<void>;
  /** It was picked: what it really costs. Once for an order. */
  settled(tx: Queryable, order: TrackedOrder & { readonly final: PriceInfo }): Promise<void>;
  /** Money went back, in cents; once for a cause. */
  givenBack(tx: Queryable, order: TrackedOrder & { readonly cents: number; readonly cause: string }): Promise<void>;
}

interface TrackedOrder {
  readonly orderNumber: string;
  readonly checkoutId: string;
  readonly isCustomer: boolean;
  readonly attempt: Attempt;
}

/** What every operation on orders works with. */
export interface Orders {
  readonly database: Database;
  readonly tenant: Pick<Tenant, 'id' | 'file' | 'publicConfig'>;
  readonly file: OrderFile;
  readonly slots: Pick<Slots, 'unbook'>;
  readonly mails: OrderMails;
  /** Colours of what is printed. */
  readonly look: Omit<Look, 'shop' | 'language'>;
  /** Signs the links in mails. */
  readonly linkSecret: Buffer;
  /** What orders ask of the checkouts they came of. */
  readonly checkouts: {
    /** Whether a guest's checkout was begun by the browser with this secret. */
    isOfBrowser(on: Queryable, checkoutId: string, browserHash: Buffer): Promise<boolean>;
    /** The guest's checkouts of that browser that became orders, the newest first. */
    ordersOfBrowser(on: Queryable, browserHash: Buffer): Promise<readonly string[]>;
    /** Checkouts of a customer within a time whose delivery fee a pass paid that was not bought with them; failed ones are left out. */
    feesPaidByPass(
      tx: Queryable,
      customerId: string,
      span: { readonly from: Date; readonly until: Date },
    ): Promise<readonly { readonly id: string; readonly status: 'OPEN' | 'ORDERED' }[]>;
  };
  /** A pass that was bought along goes with a cancelled order. */
  readonly passes: { readonly takePassBack: typeof takePassBack; readonly findPassSpan: typeof findPassSpan };
  /** Points for completed orders; missing where there is no programme. */
  readonly loyalty?: LoyaltyOfOrders | undefined;
  /** Missing where nobody is told of orders. */
  readonly tracking?: TrackingOfOrders | undefined;
  /** For the steps of an order's life; of the request or the job where one of them asks. */
  readonly log: OrderLog;
  now(): number;
}

export interface CurrentOrders {
  /** The next one first. */
  readonly underWay: readonly HomeOrder[];
  /** The newest, where none is under way. */
  readonly last?: HomeOrder;
  /** Where the newest goes, or went; undefined where nothing was ordered. */
  readonly address?: DistributionAddress;
}

/** Orders as the rest of the shop knows them. */
export interface OpenOrders extends Orders {
  readonly insertOrder: InsertOrder;
  /** The order that an ADDON cart adds to, locked until the transaction ends; undefined where there is none. */
  lockParent(tx: Queryable, orderNumber: string): Promise<ParentOrder | undefined>;
  /** Queues the mail that confirms a new order and counts it, in its transaction. */
  announce(tx: Queryable, inserted: InsertedOrder): Promise<void>;
  /** As the shopper who placed it sees it. */
  show(orderNumber: string): Promise<Order>;
  readonly orderForAddon: Carts['orderForAddon'];
  /** Order numbers by checkout; a checkout without an order is missing. */
  numbersOf(checkoutIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** What vouchers took off the orders that came of these checkouts. */
  vouchersOf(checkoutIds: readonly string[]): Promise<ReadonlyMap<string, OrderVouchers>>;
  /** For popularity: what was ordered since it was last asked, in the transaction that counts it. */
  takeSales(tx: Queryable, most: number): Promise<readonly OrderSales[]>;
  /** For what goes together: pairs of products that several people bought. */
  boughtPairs(ask: PairsAsk): Promise<readonly BoughtPair[]>;
  /** Products a customer bought, and when last. */
  purchasedBy(customerId: string): Promise<readonly { readonly sku: string; readonly at: Date }[]>;
  /** The same with when each was last bought. */
  bought(asker: { readonly customerId?: string; readonly browser?: string }): Promise<readonly Bought[]>;
  /** Skus of what a customer bought, and of what guests ordered in the browser whose secret is given, the newest first. */
  boughtSkus(asker: { readonly customerId?: string; readonly browser?: string }): Promise<readonly string[]>;
  /** What a customer bought with the last orders, the newest first. */
  boughtBy(customerId: string): Promise<readonly PastOrder[]>;
  /** Orders under way, and the newest one where none is: of a customer, and of the browser whose secret is given. */
  currentOf(asker: { readonly customerId?: string; readonly browser?: string }): Promise<CurrentOrders>;
  /** LOY-14: a member's orders that are under way, which will bring points. */
  earningBy(customerId: string): Promise<readonly EarningOrder[]>;
  readonly jobs: readonly Job[];
  readonly backlogs: readonly Backlog[];
}
