import type { Queryable } from '../platform/database/database.ts';
import type { SearchClick } from './rules/clicksOf.ts';

export async function insertClicks(on: Queryable, clicks: readonly SearchClick[]): Promise<void> {
  if (clicks.length === 0) return;
  const column = (key: keyof SearchClick) => clicks.map((click) => click[key]);
  await on.query({
    name: 'clicks-insert',
    text: `insert into search_click (term, sku, place) select * from unnest($1::text[], $2::text[], $3::integer[])`,
    values: [column('term'), column('sku'), column('place')],
  });
}

interface TakenClick extends SearchClick {
  /** Epoch milliseconds. */
  readonly at: number;
}

/** The oldest clicks, which are gone with this transaction: whoever takes them adds them up in it. */
export function takeClicks(tx: Queryable, most: number): Promise<readonly TakenClick[]> {
  return tx.query<TakenClick>({
    name: 'clicks-take',
    text: `with taken as materialized (
             select id from search_click order by id limit $1 for update skip locked
           )
           delete from search_click using taken where search_click.id = taken.id
           returning term, sku, place, extract(epoch from at)::double precision * 1000 as at`,
    values: [most],
  });
}
