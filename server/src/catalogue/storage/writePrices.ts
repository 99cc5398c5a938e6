import type { Queryable } from '../../platform/database/database.ts';
import { chunksOf, lastOfEach } from './chunks.ts';
import { milliseconds } from './milliseconds.ts';
import { type KnownPrice, planPrices } from './planPrices.ts';
import { noPriceJumps, notePriceJumps } from './priceJumps.ts';
import type { PriceRow, WrittenPrices } from './rows.ts';

const given = `jsonb_to_recordset($1::jsonb) as g(sku text, zone text, kind text, value integer,
                 "from" double precision, until double precision, corrects double precision)`;
const sameKey = `t.sku = g.sku and t.kind = g.kind and t.zone = g.zone and t.valid_from = to_timestamp(g."from" / 1000)`;

/** Brings prices into the table, for the moment `now` (epoch milliseconds); see `planPrices`. */
export async function writePrices(
  tx: Queryable,
  prices: readonly PriceRow[],
  now: number,
  progress?: (done: number) => void,
): Promise<WrittenPrices> {
  const rows = lastOfEach(prices, ({ sku, kind, zone, from }) => `${sku} ${kind} ${zone} ${from}`);
  const counts = { inserted: 0, changed: 0, unchanged: prices.length - rows.length, jumps: noPriceJumps() };
  let done = 0;
  for (const chunk of chunksOf(rows)) {
    const known = await selectKnown(tx, chunk, now);
    const plan = planPrices(chunk, known, now);
    notePriceJumps(counts.jumps, plan, known, now);
    if (plan.replace.length > 0) await replacePrices(tx, plan.replace);
    if (plan.add.length > 0) await addPrices(tx, plan.add);
    counts.inserted += plan.inserted;
    counts.changed += plan.changed;
    counts.unchanged += plan.unchanged;
    done += chunk.length;
    progress?.(done);
  }
  return counts;
}

/** What `writePrices` would do. Writes nothing, so of prices that contradict each other each is counted by itself. */
export async function comparePrices(tx: Queryable, prices: readonly PriceRow[], now: number): Promise<WrittenPrices> {
  const counts = { inserted: 0, changed: 0, unchanged: 0, jumps: noPriceJumps() };
  for (const chunk of chunksOf(prices)) {
    const known = await selectKnown(tx, chunk, now);
    const plan = planPrices(chunk, known, now);
    notePriceJumps(counts.jumps, plan, known, now);
    counts.inserted += plan.inserted;
    counts.changed += plan.changed;
    counts.unchanged += plan.unchanged;
  }
  return counts;
}

/** What the plan looks at: prices that have not ended, and those the rows name. */
function selectKnown(tx: Queryable, rows: readonly PriceRow[], now: number): Promise<readonly KnownPrice[]> {
  return tx.query<KnownPrice>({
    text: `select distinct t.sku, t.zone, t.kind, t.value, ${milliseconds('t.valid_from')} as "from",
                  ${milliseconds('t.valid_until')} as until, ${milliseconds('t.corrects')} as corrects
             from ${given}
             join price t on t.sku = g.sku and t.kind = g.kind and t.zone = g.zone
              and (t.valid_until is null or t.valid_until > to_timestamp($2::double precision / 1000)
                   or coalesce(t.corrects, t.valid_from) = to_timestamp(g."from" / 1000))`,
    values: [JSON.stringify(rows), now],
  });
}

async function addPrices(tx: Queryable, prices: readonly KnownPrice[]): Promise<void> {
  await tx.query({
    text: `insert into price (sku, zone, kind, value, valid_from, valid_until, corrects)
           select sku, zone, kind, value, to_timestamp("from" / 1000), to_timestamp(until / 1000), to_timestamp(corrects / 1000)
             from ${given}`,
    values: [JSON.stringify(prices)],
  });
}

async function replacePrices(tx: Queryable, prices: readonly KnownPrice[]): Promise<void> {
  await tx.query({
    text: `update price t set value = g.value, valid_until = to_timestamp(g.until / 1000) from ${given} where ${sameKey}`,
    values: [JSON.stringify(prices)],
  });
}
