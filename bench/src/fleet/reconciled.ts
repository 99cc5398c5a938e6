import type { Database } from '../../../server/src/platform/database/database.ts';
import type { FleetSandbox } from './startSandbox.ts';
import { until } from './until.ts';

/** As if five minutes had passed, then until the job that looks after payments whose shopper was lost found nothing more. */
export async function reconciled(database: Database, sandbox: Pick<FleetSandbox, 'authorized'>): Promise<void> {
  await database.query({
    text: `update payment set changed_at = changed_at - interval '5 minutes', created_at = created_at - interval '5 minutes' where status = 'CREATED'`,
  });
  const isDone = async () => {
    const open = new Set(sandbox.authorized().map(({ paymentId }) => paymentId));
    const rows = await database.query<{ id: string }>({ text: `select id from payment where status = 'CREATED'` });
    return rows.filter(({ id }) => open.has(id)).length === 0;
  };
  await until('the reconciler', isDone, { within: 150_000, every: 1000 });
}
