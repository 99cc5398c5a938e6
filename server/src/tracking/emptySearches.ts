import type { Queryable } from '../platform/database/database.ts';

interface Asked {
  /** `2026-11-01`, included. */
  readonly from: string;
  readonly most: number;
  /** Terms that were searched for less often are not told. */
  readonly fewest: number;
}

/** What was searched for in vain since a day, the most often first; today's counts come with the night. */
export function emptySearches(
  on: Queryable,
  { from, most, fewest }: Asked,
): Promise<readonly { readonly term: string; readonly times: number }[]> {
  return on.query({
    name: 'empty-searches',
    text: `select detail as term, sum(events)::integer as times from visit_sum
            where day >= $1::date and name = 'search_zero_results' and detail <> ''
            group by detail having sum(events) >= $3 order by times desc, term limit $2`,
    values: [from, most, fewest],
  });
}
