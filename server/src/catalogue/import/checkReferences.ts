import type { Queryable } from '../../platform/database/database.ts';
import type { CheckSetting } from './kinds/kind.ts';
import { definitionOf, type ImportKind, importKinds } from './kinds/kinds.ts';
import { condemnDuplicates, type FoundProblem } from './queries.ts';

/** Looks at what staged rows point at, here and in the shop; a bad row is nothing to point at. */
export async function checkReferences(
  tx: Queryable,
  setting: CheckSetting,
  begin: (kind: ImportKind) => void,
  report: (found: readonly FoundProblem[]) => void,
): Promise<void> {
  const files = setting.sources.map(({ name }) => name);
  for (const kind of importKinds) {
    begin(kind);
    const { keyField, check } = definitionOf(kind);
    report(await condemnDuplicates(tx, files, kind, keyField));
    if (check) report(await check(tx, setting));
  }
}
