import type { Cart, CheckoutFailure, FrozenPoints, Order, Visitor } from '@trolley/contract';
import type { Carts } from '../cart/carts.ts';
import type { ActivatePass } from '../pass/activatePass.ts';
import type { holdPass } from '../pass/holdPass.ts';
import type { Payments } from '../payment/openPayments.ts';
import type { findSavedMethod } from '../payment/saved/findSavedMethod.ts';
import type { saveMethod, touchMethod } from '../payment/saved/saveMethod.ts';
import type { Database, Queryable } from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';
import type { SellingMetrics } from '../platform/metrics/sellingMetrics.ts';
import type { ParentOrder } from '../sale/additions.ts';
import type { InsertedOrder, InsertOrder } from '../sale/newOrder.ts';
import type { claimCodes } from '../voucher/claimCodes.ts';
import type { ClaimVouchers } from '../voucher/claimVouchers.ts';
import type { giveBackVouchers } from '../voucher/giveBackVouchers.ts';
import type { claimWallet } from '../wallet/claimWallet.ts';
import type { giveBackWallet } from '../wallet/giveBackWallet.ts';
import type { walletOf } from '../wallet/walletOf.ts';

/** What a checkout needs of the orders. The two rooms do not import each other: what both know is in `sale/`. */
export interface OrderOperations {
  readonly insertOrder: InsertOrder;
  /** The order that an ADDON cart adds to, locked until the transaction ends; undefined where there is none. */
  lockParent(tx: Queryable, orderNumber: string): Promise<ParentOrder | undefined>;
  /** Queues the mail that confirms a new order and counts it, in its transaction. */
  announce(tx: Queryable, inserted: InsertedOrder): Promise<void>;
  /** As the shopper who placed it sees it. */
  show(orderNumber: string): Promise<Order>;
}

/** The pages a payment leads to, without a query. */
export interface CheckoutPages {
  /** Makes the order. */
  readonly paymentReturn: string;
  readonly checkout: string;
}

/** What every operation on checkouts works with. */
export interface Checkouts {
  readonly database: Database;
  readonly carts: Carts;
  readonly payments: Payments;
  readonly orders: OrderOperations;
  readonly vouchers: {
    readonly claimCodes: typeof claimCodes;
    readonly claimVouchers: ClaimVouchers;
    readonly giveBackVouchers: typeof giveBackVouchers;
  };
  readonly wallet: {
    readonly claimWallet: typeof claimWallet;
    readonly giveBackWallet: typeof giveBackWallet;
    readonly walletOf: typeof walletOf;
  };
  readonly passes: { readonly activatePass: ActivatePass; readonly holdPass: typeof holdPass };
  readonly savedMethods: {
    readonly saveMethod: typeof saveMethod;
    readonly findSavedMethod: typeof findSavedMethod;
    readonly touchMethod: typeof touchMethod;
  };
  /** What checkouts ask of the loyalty programme; missing where there is none. */
  readonly loyalty?:
    | {
        /** What the promotions of this moment mean for the points of a cart. */
        freezePoints(lines: Cart['productLineItems'], now: number, vouchers: Cart['voucherLineItems']): FrozenPoints;
        /** Gives back, once, whatever coins a checkout has redeemed. */
        giveBack(tx: Queryable, checkoutId: string): Promise<void>;
      }
    | undefined;
  /** Keeps the ids that analytics know a browser by until there is an order; missing where nobody is told. */
  readonly tracking?: { remember(tx: Queryable, checkoutId: string, visitor: Visitor): Promise<void> } | undefined;
  readonly pages: CheckoutPages;
  readonly currency: string;
  readonly locale: string;
  /** So long a payment page may be used. */
  readonly paymentMinutes: number;
  /** Of the request or the job where one of them asks, which names itself in every line. */
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
  readonly metrics?:
    | Pick<SellingMetrics, 'checkoutBegun' | 'checkoutSettled' | 'paymentMoved' | 'repeated'>
    | undefined;
}

export interface Placed {
  readonly orderNumber: string;
}

/** Why no order came of it. */
export interface NotPlaced {
  readonly failure: CheckoutFailure;
}
