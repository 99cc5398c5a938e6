import type { JournalEntry } from '@trolley/contract';
import { selectPageTitles } from './content/queries.ts';
import { selectMediaNames } from './mediaLibrary/queries.ts';
import type { Queryable } from './platform/database/database.ts';

type Subject = Pick<JournalEntry['subject'], 'kind' | 'id'>;

/** What things of the journal are called today, as `<kind> <id>`; what is gone, or has no name, is not among them. */
export async function journalNames(on: Queryable, subjects: readonly Subject[]): Promise<ReadonlyMap<string, string>> {
  const idsOf = (kind: string) => [...new Set(subjects.filter((one) => one.kind === kind).map(({ id }) => id))];
  const [paths, media] = [idsOf('page'), idsOf('media')];
  const [pages, pictures] = await Promise.all([
    paths.length === 0 ? [] : selectPageTitles(on, paths),
    media.length === 0 ? [] : selectMediaNames(on, media),
  ]);
  return new Map([
    ...pages.map(({ path, title }): [string, string] => [`page ${path}`, title]),
    ...pictures.map(({ id, name }): [string, string] => [`media ${id}`, name]),
  ]);
}
