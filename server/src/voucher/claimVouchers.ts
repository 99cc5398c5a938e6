import type { VoucherDefinition } from '@trolley/contract';
import type { ClaimVouchers } from './claim.ts';
import { countUse, insertVoucherClaim } from './queries.ts';

type Limits = Pick<VoucherDefinition, 'id' | 'type' | 'mostUses' | 'oncePerCustomer'>;

/**
 * VOU-01: what is limited is counted by the database, one claim after the other: a use that is not there, or that
 * this customer had, is `gone`. In the order of their ids, so that two checkouts never wait in a circle.
 */
export function claimVouchers(definitions: readonly Limits[]): ClaimVouchers {
  return async (tx, { checkoutId, customerId, voucherIds }) => {
    for (const voucherId of voucherIds.toSorted()) {
      const definition = definitions.find(({ id }) => id === voucherId);
      if (!definition) return 'gone';
      const { mostUses, type, oncePerCustomer } = definition;
      const once = oncePerCustomer || type === 'personal';
      if (mostUses !== undefined && !(await countUse(tx, voucherId, mostUses))) return 'gone';
      if (!(await insertVoucherClaim(tx, { checkoutId, customerId, voucherId, once }))) return 'gone';
    }
    return 'claimed';
  };
}
