import { randomUUID } from 'node:crypto';
import type { VoucherDefinition } from '@trolley/contract';
import type { Queryable } from '../platform/database/database.ts';
import type { VoucherLoyalty } from './coins.ts';

/** A checkout under way, as far as claims need one; of a guest without `customerId`. */
export async function insertCheckout(
  on: Queryable,
  customerId?: string,
  cartId: string = randomUUID(),
): Promise<string> {
  const [id, customer] = [randomUUID(), customerId ?? null];
  await on.query({
    text: `insert into cart (id, document) values ($1, '{}') on conflict do nothing`,
    values: [cartId],
  });
  await on.query({
    text: `insert into checkout (id, cart_id, customer_id, browser_hash, attempt, total, expires_at)
           values ($1, $2, $3, sha256('browser'), '{}', 1000, now() + interval '20 minutes')`,
    values: [id, cartId, customer],
  });
  return id;
}

export function voucherDefinition(changes: Partial<VoucherDefinition> = {}): VoucherDefinition {
  return {
    id: 'five-off',
    articleId: '1',
    component: 'voucher',
    name: 'Five off',
    type: 'general-online',
    ecommerceAutomaticRedemption: 'Always',
    ecommerceLimitAutomaticRedemptionToServiceTypes: [],
    onlineDescription: '',
    fineprintHeadline: '',
    fineprintText: '',
    validFrom: -1,
    validUntil: 1,
    takesOff: { kind: 'amount', value: 500 },
    minimumOrderValue: 0,
    oncePerCustomer: false,
    ...changes,
  };
}

/** A programme in which everybody has these coins and promotions, however often they redeem. */
export function generousLoyalty(coins: Readonly<Record<string, number>>, promotions: readonly string[] = []) {
  const loyalty: VoucherLoyalty = {
    coinsOf: async () => new Map(Object.entries(coins)),
    promotionsOf: async () => new Set(promotions),
    pointsPool: 'points',
    redeem: async (_, { coins: cost, poolId = 'points' }) => ((coins[poolId] ?? 0) < cost ? 'short' : 'redeemed'),
  };
  return loyalty;
}
