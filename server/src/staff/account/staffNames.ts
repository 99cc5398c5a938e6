import type { Queryable } from '../../platform/database/database.ts';
import { selectNames } from './queries.ts';

/** What people are called now, by id; whoever has left is called nothing. */
export async function staffNames(
  on: Queryable,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, { readonly id: string; readonly name: string }>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  return new Map((await selectNames(on, wanted)).map((one) => [one.id, one]));
}
