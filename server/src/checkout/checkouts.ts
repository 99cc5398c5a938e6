import type { CheckoutFailure, Order } from '@trolley/contract';
import type { Carts } from '../cart/carts.ts';
import type { InsertOrder, LockParent, OrderMails } from '../order/orders.ts';
import type { ActivatePass, HoldPass } from '../pass/activate.ts';
import type { Payments } from '../payment/openPayments.ts';
import type { FindKeptMethod, KeepMethod } from '../payment/saved/keep.ts';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';
import type { ClaimCodes, ClaimVouchers, GiveBackClaims } from '../voucher/claim.ts';
import type { ClaimWallet, WalletOf } from '../wallet/claim.ts';

/** Whoever keeps orders, as far as a checkout needs them. */
export interface OrderDesk {
  readonly insertOrder: InsertOrder;
  readonly lockParent: LockParent;
  readonly orderMails: OrderMails;
  /** As whoever placed it sees it. */
  show(orderNumber: string): Promise<Order>;
}

/** Whoever keeps what is scarce: codes, vouchers, wallets, passes, kept methods. */
export interface Purse {
  readonly claimCodes: ClaimCodes;
  readonly claimVouchers: ClaimVouchers;
  readonly claimWallet: ClaimWallet;
  readonly giveBackClaims: GiveBackClaims;
  readonly walletOf: WalletOf;
  readonly activatePass: ActivatePass;
  readonly holdPass: HoldPass;
  readonly keepMethod: KeepMethod;
  readonly findKeptMethod: FindKeptMethod;
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
  readonly orders: OrderDesk;
  readonly purse: Purse;
  readonly pages: CheckoutPages;
  readonly currency: string;
  readonly locale: string;
  /** So long a payment page may be used. */
  readonly paymentMinutes: number;
  readonly log: Log;
}

/** Why no order came of it. */
export interface NotPlaced {
  readonly failure: CheckoutFailure;
}
