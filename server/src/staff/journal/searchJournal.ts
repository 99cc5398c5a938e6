import type { EndpointInput, EndpointReply, JournalEntry, searchJournal as searchCall } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { type EntryRow, selectEntries } from './queries.ts';
import { wordsOf } from './wordsOf.ts';

const most = 50;

/** What things are called now, as `<kind> <id>`; their rooms know it. */
export type SubjectNames = (
  on: Queryable,
  subjects: readonly Pick<JournalEntry['subject'], 'kind' | 'id'>[],
) => Promise<ReadonlyMap<string, string>>;

/** A page of the journal, the latest first. `stores`: only what concerns these, null for everything. */
export async function searchJournal(
  on: Queryable,
  { query }: Pick<EndpointInput<typeof searchCall>, 'query'>,
  stores: readonly string[] | null,
  namesOf: SubjectNames = async () => new Map(),
): Promise<EndpointReply<typeof searchCall>> {
  const { staffId, action, subjectKind, subjectId, from, until, text, before } = query;
  const words = text === undefined ? null : wordsOf(text);
  if (words === '') return { entries: [] };
  const rows = await selectEntries(on, {
    staffId: staffId ?? null,
    action: action ?? null,
    subjectKind: subjectKind ?? null,
    subjectId: subjectId ?? null,
    from: from ?? null,
    until: until ?? null,
    words,
    stores,
    before: before === undefined ? null : Number(before),
    most: most + 1,
  });
  const found = rows.slice(0, most);
  const names = await namesOf(
    on,
    found.map(({ subjectKind: kind, subjectId: id }) => ({ kind, id })),
  );
  const entries = found.map((row) => shown(row, names.get(`${row.subjectKind} ${row.subjectId}`)));
  return { entries, ...(rows.length > most && { next: entries.at(-1)?.id }) };
}

function shown(row: EntryRow, name: string | undefined): JournalEntry {
  const { id, at, staffId, staffName, action, subjectKind, subjectId, before, after, reason, requestId, storeId } = row;
  return {
    id,
    at: at.toISOString(),
    ...(staffId !== null && { staff: { id: staffId, name: staffName ?? '' } }),
    action,
    subject: { kind: subjectKind, id: subjectId, ...(name && { name }) },
    ...(before && { before }),
    ...(after && { after }),
    ...(reason !== null && { reason }),
    ...(requestId !== null && { requestId }),
    ...(storeId !== null && { storeId }),
  };
}
