import type { BillingAddress, DistributionAddress, DistributionType, PassPlan, PaymentMethod } from '@trolley/contract';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Database } from '../platform/database/database.ts';
import type { Service } from '../service/service.ts';
import type { Offers } from '../voucher/offers.ts';
import type { WalletStanding } from '../wallet/claim.ts';
import type { CartWindow } from './rules/document.ts';
import type { KeptCarts } from './storage/keptCarts.ts';
import type { Turns } from './storage/turns.ts';

/** Whoever asks, as far as the session tells. */
export interface Visitor {
  readonly customerId?: string;
  /** Pays loyalty prices. */
  readonly member: boolean;
}

/** Who asks, and what their browser says of their cart. */
export interface Caller {
  /** The cart their cookie names. */
  readonly cartId?: string;
  readonly visitor: Visitor;
  /** Whose prices hold as long as no place is chosen, and whose stock; names that mean nothing are no harm. */
  readonly zone?: string;
  readonly store?: string;
  /** The same change under the same key is carried out once. */
  readonly idempotencyKey?: string;
  /** The revision the change was meant for; any, if left out. */
  readonly revision?: number;
}

/** An order that can still be added to: where and when it goes, who pays, and how heavy it is. */
export interface OrderToAddTo {
  readonly address: DistributionAddress;
  readonly window: CartWindow;
  readonly billing?: BillingAddress;
  /** Grams. */
  readonly weight: number;
}

/** Undefined where there is no such order, it is somebody else's, or its cut-off has passed. */
export type OrderForAddon = (orderNumber: string, visitor: Visitor) => Promise<OrderToAddTo | undefined>;

/** What carts ask of whoever takes the money. */
export interface Till {
  /** Whether this shop takes a method for this service, from this kind of shopper. */
  offers(ask: {
    readonly methodKey: PaymentMethod;
    readonly distributionType?: DistributionType;
    readonly isGuest: boolean;
    /** The invoice goes to a company. */
    readonly isCompany: boolean;
  }): boolean;
  walletOf(customerId: string): Promise<WalletStanding | undefined>;
  passPlan(planId: string): PassPlan | undefined;
  /** Ends the payment that is under way for a cart, which opens the cart again. */
  giveUpPayment(cartId: string): Promise<void>;
}

/** What every operation on carts works with. */
export interface Carts {
  readonly database: Database;
  readonly service: Pick<Service, 'file' | 'slots' | 'resolve'>;
  readonly kept: KeptCarts;
  readonly inTurn: Turns;
  readonly orderForAddon: OrderForAddon;
  /** Missing where nothing can be paid. */
  readonly till?: Till;
  /** Vouchers and passes; missing where there are none. */
  readonly offers?: Offers;
  catalogue(): Catalogue;
  now(): number;
}
