import type { Queryable } from '../../platform/database/database.ts';

interface Asked {
  readonly words: string;
  /** Only people bound to these; null for everybody. */
  readonly stores: readonly string[] | null;
  readonly most: number;
}

interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** People by a part of their name or address. A retailer's own people are few: nothing is indexed for it. */
export function findStaff(on: Queryable, { words, stores, most }: Asked): Promise<readonly Person[]> {
  return on.query<Person>({
    text: `select id, name, email from staff
            where closed_at is null and ($2::text[] is null or stores <@ $2)
              and position(lower($1) in lower(name || ' ' || email)) > 0
            order by name, id limit $3`,
    values: [words, stores, most],
  });
}
