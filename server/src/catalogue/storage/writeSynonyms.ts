import type { Queryable } from '../../platform/database/database.ts';
import type { WrittenRows } from './rows.ts';

/** Makes the given groups of words the only ones. */
export async function writeSynonyms(tx: Queryable, groups: readonly (readonly string[])[]): Promise<WrittenRows> {
  const given = `select distinct array(select jsonb_array_elements_text(list)) as words from jsonb_array_elements($1::jsonb) list`;
  const values = [JSON.stringify(groups)];
  const gone = await tx.query({
    text: `delete from synonym where words not in (${given}) returning 1`,
    values,
  });
  const added = await tx.query({
    text: `insert into synonym (words) select words from (${given}) g
            where not exists (select from synonym s where s.words = g.words) returning 1`,
    values,
  });
  return { inserted: added.length, changed: gone.length, unchanged: groups.length - added.length };
}
