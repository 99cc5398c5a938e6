import type { VoucherDefinition } from '@trolley/contract';
import { datedVouchers } from './datedVouchers.ts';
import { selectEntitlements, selectGuestEntitlements } from './queries.ts';
import type { Vouchers } from './vouchers.ts';

const nothingKnown = { gone: new Set<string>() };

/** The database is asked only where it could tell something: a guest without limited vouchers costs no statement. */
export function openVouchers(definitions: readonly VoucherDefinition[], timeZone: string): Vouchers {
  const limited = definitions.flatMap(({ id, mostUses }) => (mostUses === undefined ? [] : [{ id, mostUses }]));
  return {
    datedAt: datedVouchers(definitions, timeZone),
    async entitlementsOf(on, { customerId, cartId }) {
      if (customerId !== undefined) return selectEntitlements(on, { customerId, cartId, limited });
      return limited.length === 0 ? nothingKnown : selectGuestEntitlements(on, { cartId, limited });
    },
  };
}
