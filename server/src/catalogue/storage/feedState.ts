import type { Queryable } from '../../platform/database/database.ts';

/** Who feeds the catalogue, and how far the demo has come; dates are calendar dates of the tenant. */
export interface FeedState {
  readonly source: 'demo' | 'import';
  readonly fingerprint: string | null;
  readonly pricedUntil: string | null;
  readonly drawnOn: string | null;
}

export interface DemoState {
  readonly fingerprint: string;
  readonly pricedUntil: string;
  readonly drawnOn: string;
}

/** Undefined as long as the catalogue was never fed. */
export async function readFeedState(database: Queryable): Promise<FeedState | undefined> {
  const [state] = await database.query<FeedState>({
    text: `select source, fingerprint, priced_until "pricedUntil", drawn_on "drawnOn" from catalogue_feed`,
  });
  return state;
}

/**
 * From now on the catalogue is the retailer's: the demo leaves it alone. Every import calls it, in its transaction,
 * and what that transaction has written stays as it is.
 */
export async function markImported(tx: Queryable): Promise<void> {
  const before = await readFeedState(tx);
  if (before?.source === 'import') return;
  await tx.query({
    text: `insert into catalogue_feed (source) values ('import')
           on conflict (only_row) do update set source = 'import', fed_at = now()`,
  });
  if (before) await endDemoPlans(tx);
}

/** Goods of the demo that stay keep the price they have; its further plans would get in the way of the retailer's. */
async function endDemoPlans(tx: Queryable): Promise<void> {
  const byOthers = 'xmin <> pg_current_xact_id()::xid';
  await tx.query({ text: `delete from price where valid_from > now() and ${byOthers}` });
  await tx.query({
    text: `update price set valid_until = null
            where kind = 'regular' and valid_from <= now() and valid_until > now() and ${byOthers}`,
  });
}

export async function markFed(tx: Queryable, { fingerprint, pricedUntil, drawnOn }: DemoState): Promise<void> {
  await tx.query({
    text: `insert into catalogue_feed (source, fingerprint, priced_until, drawn_on) values ('demo', $1, $2, $3)
           on conflict (only_row) do update set fingerprint = $1, priced_until = $2, drawn_on = $3, fed_at = now()`,
    values: [fingerprint, pricedUntil, drawnOn],
  });
}
