import type { Queryable } from '../../platform/database/database.ts';

export interface DaySpan {
  readonly from: Date;
  readonly until: Date;
}

export interface HourOfDay {
  /** Which of the spans, from 0. */
  readonly day: number;
  /** Hours since its beginning. */
  readonly hour: number;
  readonly orders: number;
  readonly cents: number;
}

/** What was ordered in each hour of some days. Additions to an order add to its money, not to the number of orders. */
export function salesOfDays(on: Queryable, days: readonly DaySpan[]): Promise<readonly HourOfDay[]> {
  return on.query<HourOfDay>({
    name: 'sales-of-days',
    text: `select (span.number - 1)::integer as day,
                  floor(extract(epoch from placed_at - span.begins) / 3600)::integer as hour,
                  (count(*) filter (where parent_number is null))::integer as orders, sum(total)::float8 as cents
             from unnest($1::timestamptz[], $2::timestamptz[]) with ordinality span (begins, ends, number)
             join shop_order on placed_at >= span.begins and placed_at < span.ends
            where status <> 'CANCELLED'
            group by 1, 2 order by 1, 2`,
    values: [days.map(({ from }) => from), days.map(({ until }) => until)],
  });
}
