import { type ContentVersion, contentFailures } from '@trolley/contract';
import { staffNames } from '../../../staff/account/staffNames.ts';
import { withBlockIds } from '../blockIds.ts';
import type { Desk } from '../desk.ts';
import { refuse } from '../refusals.ts';
import { selectVersion, selectVersions, type VersionHead } from './queries.ts';

const pageSize = 50;
const beyondAll = 2_147_483_647;

export async function listVersions({ database }: Pick<Desk, 'database'>, item: string, before = beyondAll) {
  const found = await selectVersions(database, { item, before, most: pageSize + 1 });
  const shown = found.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    versions: await withNames(database, shown),
    ...(found.length > pageSize && last && { next: last.revision }),
  };
}

export async function showVersion({ database }: Pick<Desk, 'database'>, item: string, revision: number) {
  const found = await selectVersion(database, item, revision);
  const [version] = found ? await withNames(database, [found]) : [];
  if (!found || !version) return refuse(contentFailures.versionNotFound);
  return { ...version, ...(found.value && { value: withBlockIds(item, found.value) }) };
}

async function withNames(database: Desk['database'], rows: readonly VersionHead[]): Promise<ContentVersion[]> {
  const ids = rows.map(({ staffId }) => staffId);
  const names = await staffNames(database, ids);
  return rows.map(({ revision, at, staffId, note, cause }) => {
    const by = names.get(staffId ?? '');
    return { revision, at: at.toISOString(), cause, ...(by && { by }), ...(note !== null && { note }) };
  });
}
