import type { JournalEntry } from '@trolley/contract';
import type { Queryable } from './platform/database/database.ts';

type Subject = Pick<JournalEntry['subject'], 'kind' | 'id'>;

/** What things of the journal are called today, as `<kind> <id>`; what is gone, or has no name, is not among them. */
export async function journalNames(on: Queryable, subjects: readonly Subject[]): Promise<ReadonlyMap<string, string>> {
  const idsOf = (kind: string) => [...new Set(subjects.filter((one) => one.kind === kind).map(({ id }) => id))];
  const [pages, media] = [idsOf('page'), idsOf('media')];
  if (pages.length + media.length === 0) return new Map();
  const rows = await on.query<Subject & { readonly name: string }>({
    name: 'journal-names',
    text: `select 'page' as kind, path as id, title as name from content_page where path = any($1)
            union all
           select 'media', id::text, name from content_media where id = any($2::uuid[])`,
    values: [pages, media],
  });
  return new Map(rows.map(({ kind, id, name }) => [`${kind} ${id}`, name]));
}
