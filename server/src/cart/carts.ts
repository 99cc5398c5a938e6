import type { DistributionAddress } from '@trolley/contract';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Database } from '../platform/database/database.ts';
import type { Service } from '../service/service.ts';
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

/** An order that can still be added to: where and when it goes, and how heavy it is. */
export interface OrderToAddTo {
  readonly address: DistributionAddress;
  readonly window: CartWindow;
  /** Grams. */
  readonly weight: number;
}

/** Undefined where there is no such order, it is somebody else's, or its cut-off has passed. */
export type OrderForAddon = (orderNumber: string, visitor: Visitor) => Promise<OrderToAddTo | undefined>;

/** What every operation on carts works with. */
export interface Carts {
  readonly database: Database;
  readonly service: Pick<Service, 'file' | 'slots' | 'resolve'>;
  readonly kept: KeptCarts;
  readonly inTurn: Turns;
  readonly orderForAddon: OrderForAddon;
  catalogue(): Catalogue;
  now(): number;
}
