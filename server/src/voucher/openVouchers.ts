import type { VoucherDefinition } from '@trolley/contract';
import { isCollectorStep } from '@trolley/contract';
import { type VoucherLoyalty, withoutLoyalty } from './coins.ts';
import { datedVouchers } from './datedVouchers.ts';
import { selectEntitlements, selectGuestEntitlements } from './queries.ts';
import type { Entitlements, Vouchers } from './vouchers.ts';

const nothingKnown = { gone: new Set<string>() };

/** The database is asked only where it could tell something: a guest without limited vouchers costs no statement. */
export function openVouchers(
  definitions: readonly VoucherDefinition[],
  timeZone: string,
  loyalty: VoucherLoyalty = withoutLoyalty,
): Vouchers {
  const limited = definitions.flatMap(({ id, mostUses }) => (mostUses === undefined ? [] : [{ id, mostUses }]));
  const picked = definitions.filter(isCollectorStep).map(({ id }) => id);
  const withCoins = new Set(definitions.filter(({ coins = 0 }) => coins > 0).map(({ id }) => id));
  const isPromoted = definitions.some(({ promotionId }) => promotionId !== undefined);
  const { pointsPool } = loyalty;
  return {
    datedAt: datedVouchers(definitions, timeZone),
    async entitlementsOf(on, { customerId, cartId, now = Date.now() }) {
      if (customerId === undefined)
        return limited.length === 0 ? nothingKnown : selectGuestEntitlements(on, { cartId, limited });
      const known = await selectEntitlements(on, { customerId, cartId, limited, picked });
      // The programme is asked only for what was activated.
      const { activated = new Set<string>() } = known;
      const [coins, promotions] = await Promise.all([
        [...activated].some((id) => withCoins.has(id)) ? loyalty.coinsOf(on, customerId) : undefined,
        isPromoted && activated.size > 0 ? loyalty.promotionsOf(on, customerId, now) : undefined,
      ]);
      const more: Partial<Entitlements> = { ...(coins && { coins, pointsPool }), ...(promotions && { promotions }) };
      return { ...known, ...more };
    },
  };
}
