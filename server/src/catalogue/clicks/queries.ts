import type { Queryable } from '../../platform/database/database.ts';
import { type ClickedProduct, type ClickLift, changedLifts, enoughClicks } from './clickLifts.ts';
import type { ClickSum } from './sumClicks.ts';

/** Adds to the sums; of products that the shop does not have nothing is stored. */
export async function addClicks(tx: Queryable, sums: readonly ClickSum[]): Promise<void> {
  await tx.query({
    name: 'clicks-add',
    text: `insert into search_click_sum as known (term, sku, weight, clicks, last_at)
           select given.term, given.sku, given.weight, given.clicks, to_timestamp(given."lastAt" / 1000)
             from jsonb_to_recordset($1::jsonb)
                  as given(term text, sku text, weight double precision, clicks integer, "lastAt" double precision)
             join product on product.sku = given.sku
            order by given.term, given.sku
           on conflict (term, sku) do update
             set weight = known.weight + excluded.weight, clicks = known.clicks + excluded.clicks,
                 last_at = greatest(known.last_at, excluded.last_at)`,
    values: [JSON.stringify(sums)],
  });
}

/** Of so many terms clicks are told to the search, those with the most recent ones. */
const mostTerms = 2000;
/** So many sums are kept; those that weigh least are forgotten. */
const mostSums = 100_000;

interface Publishing {
  /** The weight of a click of this moment. */
  readonly weightNow: number;
  /** What clicks may add to a popularity at most. */
  readonly most: number;
}

/** Tells the search what clicks say by now. Answers how many products of a term have another lift. */
export async function publishClicks(tx: Queryable, { weightNow, most }: Publishing): Promise<number> {
  await tx.query({
    name: 'clicks-forget',
    text: `delete from search_click_sum
            where (term, sku) in (select term, sku from search_click_sum order by weight desc offset $1)`,
    values: [mostSums],
  });
  const products = await tx.query<ClickedProduct>({
    name: 'clicks-recent',
    text: `with told as (
             select term, sum(weight) / $1::double precision as total from search_click_sum
              group by term having sum(weight) / $1::double precision >= $2 order by total desc, term limit $3
           ), recent as (
             select term, sku, weight / $1::double precision as recent, total from search_click_sum join told using (term)
           )
           select term, sku, coalesce(recent, 0) as recent, coalesce(total, 0) as total, coalesce(lift, 0) as lift
             from recent full join search_click_lift using (term, sku)`,
    values: [weightNow, enoughClicks, mostTerms],
  });
  const changed = changedLifts(products, most);
  if (changed.length > 0) await writeLifts(tx, changed);
  return changed.length;
}

async function writeLifts(tx: Queryable, lifts: readonly ClickLift[]): Promise<void> {
  await tx.query({
    name: 'clicks-publish',
    text: `with given as (
             select * from jsonb_to_recordset($1::jsonb) as given(term text, sku text, lift integer)
           ), gone as (
             delete from search_click_lift known using given
              where known.term = given.term and known.sku = given.sku and given.lift = 0
           )
           insert into search_click_lift (term, sku, lift) select term, sku, lift from given where lift > 0
           on conflict (term, sku) do update set lift = excluded.lift`,
    values: [JSON.stringify(lifts)],
  });
}
