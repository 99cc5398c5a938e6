import type { CheckoutFile, DeliveryPass } from '@trolley/contract';
import type { Queryable } from '../platform/database/database.ts';
import type { DatedVoucher } from './datedVouchers.ts';

/** What is known of whoever a cart belongs to, and of what can still be had. */
export interface Standing {
  /** Of a guest nothing is known, so nothing is a first order. */
  readonly firstOrderDelivery?: boolean;
  readonly firstOrderClickAndCollect?: boolean;
  /** The delivery pass they have, valid or not. */
  readonly pass?: Pick<DeliveryPass, 'planId' | 'startDate' | 'endDate' | 'renews'>;
  /** Personal vouchers they activated for the next purchase. */
  readonly activated?: ReadonlySet<string>;
  /** Vouchers that are used up, by all or by them. */
  readonly gone: ReadonlySet<string>;
}

/** Vouchers and passes, as carts need them. */
export interface Offers {
  /** By the tenant's calendar. */
  vouchers(now: number): readonly DatedVoucher[];
  readonly pass: CheckoutFile['pass'];
  /** A pass that would be renewed with the next order is not. */
  stopRenewal(customerId: string): Promise<void>;
  /** Without `customerId`: of a guest. What this very cart's own checkout has taken is not gone for it. */
  standingOf(on: Queryable, whose: { readonly customerId?: string; readonly cartId: string }): Promise<Standing>;
}
