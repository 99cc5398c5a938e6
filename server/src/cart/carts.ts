import type { BillingAddress, DistributionAddress, DistributionType, PaymentMethod } from '@trolley/contract';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Passes } from '../pass/openPasses.ts';
import type { Database, Queryable } from '../platform/database/database.ts';
import type { SellingMetrics } from '../platform/metrics/sellingMetrics.ts';
import type { RateLimiter } from '../platform/rateLimit/rateLimiter.ts';
import type { Service } from '../service/service.ts';
import type { Vouchers } from '../voucher/vouchers.ts';
import type { WalletBalance } from '../wallet/walletOf.ts';
import type { LastOrder } from './rules/beginWith.ts';
import type { CartWindow } from './rules/document.ts';
import type { CartCache } from './storage/cartCache.ts';
import type { KeyedMutex } from './storage/keyedMutex.ts';

/** Who sent a request, as far as the session tells. */
export interface Visitor {
  readonly customerId?: string;
  /** Pays loyalty prices. */
  readonly member: boolean;
  /** A member who pays regular ones: the programme does not answer. */
  readonly programmeAway?: true;
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
  /** The `linesTag` of the cart they have: they want to be told only what becomes different of it. */
  readonly since?: string;
}

/** An order that can still be added to: where and when it goes, who pays, and how heavy it is. */
export interface OrderToAddTo {
  readonly address: DistributionAddress;
  readonly window: CartWindow;
  readonly billing?: BillingAddress;
  /** Grams. */
  readonly weight: number;
}

/** Undefined where there is no such order, it is another customer's, or its cut-off has passed. */
export type OrderForAddon = (orderNumber: string, visitor: Visitor) => Promise<OrderToAddTo | undefined>;

/** Which payment methods the shop offers. */
export interface PaymentMethods {
  /** Whether this shop takes a method for this service, from this kind of shopper. */
  isOffered(ask: {
    readonly methodKey: PaymentMethod;
    readonly distributionType?: DistributionType;
    readonly isGuest: boolean;
    /** The invoice goes to a company. */
    readonly isCompany: boolean;
  }): boolean;
}

/** What every operation on carts works with. */
export interface Carts {
  readonly database: Database;
  readonly service: Pick<Service, 'file' | 'slots' | 'resolve'>;
  readonly cache: CartCache;
  readonly mutex: KeyedMutex;
  readonly rateLimiter: RateLimiter;
  readonly orderForAddon: OrderForAddon;
  /** What a customer's next cart begins with; undefined without an order. Missing where nothing is ordered. */
  lastOrderOf?(on: Queryable, customerId: string): Promise<LastOrder | undefined>;
  /** This and what follows is missing where nothing can be paid. */
  readonly paymentMethods?: PaymentMethods;
  readonly wallet?: { walletOf(customerId: string): Promise<WalletBalance | undefined> };
  readonly passes?: Passes;
  readonly vouchers?: Vouchers;
  /** Ends the payment that is under way for a cart, which opens the cart again. */
  abandonPayment?(cartId: string): Promise<void>;
  readonly metrics?: Pick<SellingMetrics, 'cartMissed' | 'repeated'> | undefined;
  catalogue(): Catalogue;
  now(): number;
}
