import type { CheckoutFile } from '@trolley/contract';
import { setRenewal } from '../pass/setRenewal.ts';
import type { Queryable } from '../platform/database/database.ts';
import { datedVouchers } from './datedVouchers.ts';
import type { Offers } from './offers.ts';
import { selectGuestsStanding, selectStanding } from './queries.ts';

const nothingKnown = { gone: new Set<string>() };

interface Parts {
  readonly file: Pick<CheckoutFile, 'vouchers' | 'pass'>;
  readonly timeZone: string;
  readonly database: Queryable;
}

/** A statement is asked only where it could tell something. */
export function openOffers({ file: { vouchers, pass }, timeZone, database }: Parts): Offers {
  const limited = vouchers.flatMap(({ id, mostUses }) => (mostUses === undefined ? [] : [{ id, mostUses }]));
  return {
    vouchers: datedVouchers(vouchers, timeZone),
    pass,
    stopRenewal: (customerId) => setRenewal(database, customerId, false),
    async standingOf(on, { customerId, cartId }) {
      if (customerId !== undefined) return selectStanding(on, { customerId, cartId, limited });
      return limited.length === 0 ? nothingKnown : selectGuestsStanding(on, { cartId, limited });
    },
  };
}
