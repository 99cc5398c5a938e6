import type { VoucherDefinition } from '@trolley/contract';
import type { Queryable } from '../platform/database/database.ts';
import { countUse, insertVoucherClaim } from './queries.ts';

interface VoucherClaim {
  readonly checkoutId: string;
  /** Missing for guests. */
  readonly customerId?: string;
  /** `lineItemId` of the cart's voucher lines. */
  readonly voucherIds: readonly string[];
}

/** Uses vouchers up; `gone`: one of them was used elsewhere meanwhile, and the cart has to be priced anew. */
export type ClaimVouchers = (tx: Queryable, claim: VoucherClaim) => Promise<'claimed' | 'gone'>;

type Limits = Pick<VoucherDefinition, 'id' | 'type' | 'mostUses' | 'oncePerCustomer'>;

/**
 * VOU-01: limits are counted by the database, one claim after the other: a use that is not left, or that this customer
 * had before, is `gone`. In the order of their ids, so that two checkouts never wait for each other in a circle.
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
