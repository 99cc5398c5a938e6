import type { HeldPass } from '../pass/passOf.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { DatedVoucher } from './datedVouchers.ts';

/** What the owner of a cart is entitled to: first orders, a pass, activated vouchers, and what is used up. */
export interface Entitlements {
  /** Missing for guests: nothing is known of them, so nothing counts as a first order. */
  readonly firstOrderDelivery?: boolean;
  readonly firstOrderClickAndCollect?: boolean;
  readonly pass?: HeldPass;
  /** Members' vouchers that the customer activated for the next purchase. */
  readonly activated?: ReadonlySet<string>;
  /** What the payment that is under way for this cart has claimed: its coins are gone already. */
  readonly claimed?: ReadonlySet<string>;
  /** Of a member, by pool. */
  readonly coins?: ReadonlyMap<string, number>;
  /** The pool of vouchers that name none. */
  readonly pointsPool?: string;
  readonly promotions?: ReadonlySet<string>;
  /** Vouchers that are used up, by everybody or by this customer. */
  readonly gone: ReadonlySet<string>;
}

/** Vouchers, as carts need them. */
export interface Vouchers {
  /** By the tenant's calendar, with their first and last instants. */
  datedAt(now: number): readonly DatedVoucher[];
  /** Without `customerId`: of a guest. What this cart's own checkout has claimed is not gone for it. */
  entitlementsOf(
    on: Queryable,
    whose: { readonly customerId?: string; readonly cartId: string; readonly now?: number },
  ): Promise<Entitlements>;
}
