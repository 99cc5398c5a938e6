import type { Queryable } from '../platform/database/database.ts';
import type { Count } from './rules/countsOf.ts';

export async function insertCounts(on: Queryable, counts: readonly Count[]): Promise<void> {
  if (counts.length === 0) return;
  const column = (key: keyof Count) => counts.map((count) => count[key]);
  await on.query({
    name: 'count events',
    text: `insert into visit_event (name, route, user_type, detail, quantity, cents)
           select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::bigint[])`,
    values: [
      column('name'),
      column('route'),
      column('userType'),
      column('detail'),
      column('quantity'),
      column('cents'),
    ],
  });
}

interface Summing {
  /** Events before this moment. */
  readonly before: Date;
  readonly timeZone: string;
  /** Names of events whose details anybody may invent. */
  readonly free: readonly string[];
  /** Such a detail that fewer events of a day than that have is not told. */
  readonly fewest: number;
  /** Of one name and day so many such details are told at most, the most frequent first. */
  readonly most: number;
}

/** Adds events up and deletes them, in one statement: none is counted twice, and none is lost. Answers how many. */
export async function sumEvents(on: Queryable, { before, timeZone, free, fewest, most }: Summing): Promise<number> {
  const [row] = await on.query<{ count: number }>({
    name: 'sum events',
    text: `with gone as (
        delete from visit_event where at < $1 returning *
      ), dated as (
        select (at at time zone $2)::date as day, name, route, user_type, detail, quantity, cents from gone
      ), told as (
        select day, name, detail, row_number() over (partition by day, name order by count(*) desc, detail) as rank
          from dated where name = any($3::text[]) and detail <> '' group by day, name, detail having count(*) >= $4
      ), checked as (
        select day, name, route, user_type, quantity, cents,
               case when name = any($3::text[]) and coalesce(rank, $5::integer + 1) > $5::integer then '' else detail end as detail
          from dated left join told using (day, name, detail)
      ), summed as (
        insert into visit_sum (day, name, route, user_type, detail, events, quantity, cents)
        select day, name, route, user_type, detail, count(*), sum(quantity), sum(cents)
          from checked group by day, name, route, user_type, detail
        on conflict (day, name, route, user_type, detail) do update
          set events = visit_sum.events + excluded.events, quantity = visit_sum.quantity + excluded.quantity,
              cents = visit_sum.cents + excluded.cents
      ) select count(*)::integer as count from gone`,
    values: [before, timeZone, free, fewest, most],
  });
  return row?.count ?? 0;
}

export interface Figure {
  readonly name: string;
  readonly detail: string;
  readonly events: number;
  readonly quantity: number;
  readonly cents: number;
}

interface Asked {
  /** `2026-11-01`, included. */
  readonly from: string;
  readonly timeZone: string;
}

/** Sums since a day, with what was counted today and is not added up yet. */
export function selectFigures(on: Queryable, { from, timeZone }: Asked): Promise<readonly Figure[]> {
  return on.query<Figure>({
    name: 'figures',
    text: `select name, detail, sum(events)::float8 as events, sum(quantity)::float8 as quantity, sum(cents)::float8 as cents
        from (
          select name, detail, events, quantity, cents from visit_sum
           where day between $1::date and (now() at time zone $2)::date
          union all
          select name, detail, 1, quantity, cents from visit_event where at >= ($1::date)::timestamp at time zone $2
        ) counted
       group by name, detail order by events desc, name, detail`,
    values: [from, timeZone],
  });
}
