import type { SettlingParts } from '../../payment/settle/settlePayments.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log.ts';
import { noteOrder } from '../../sale/orderLog.ts';
import { selectOrderNumbers } from '../storage/queries.ts';

const steps = { capture: 'captured', void: 'voided', refund: 'refunded' } as const;

/** What providers were told of an order's money is part of its life; payments themselves know no orders. */
export function noteSettling(database: Database, log: Log): Pick<SettlingParts, 'database' | 'log' | 'onSettled'> {
  const ofJob = log.child({ job: 'settle-payments' });
  return {
    database,
    log: ofJob,
    async onSettled({ checkoutId, provider, done }) {
      const orderNumber = (await selectOrderNumbers(database, [checkoutId])).get(checkoutId);
      if (orderNumber === undefined) return;
      for (const { kind, amount } of done) noteOrder(ofJob, orderNumber, steps[kind], { provider, cents: amount });
    },
  };
}
