import type { Queryable } from '../../src/platform/database/database.ts';

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  /** The words that a check allows, if it lists some. */
  readonly words: readonly string[];
}

/** So many that reading all of them is plainly dearer than asking an index. */
const rows = 5000;

/**
 * Fills tables with rows that are what such tables hold for the most part: things that are over. What is waiting, open or
 * marked is one in a hundred. Rules, triggers and references are switched off, since only sizes and shares count here.
 */
export async function fillTables(session: Queryable, tables: readonly string[]): Promise<void> {
  await session.query({ text: 'set session_replication_role = replica' });
  const columns = await readColumns(session, tables);
  for (const table of tables) {
    await dropChecks(session, table);
    const own = columns.filter((column) => column.table === table);
    await session.query({
      text: `insert into ${table} (${own.map(({ name }) => `"${name}"`).join()}) overriding system value
             select ${own.map(valueOf).join()} from generate_series(1, ${rows}) n`,
    });
  }
  await session.query({ text: 'set session_replication_role = origin' });
  await session.query({ text: 'analyze' });
}

async function readColumns(session: Queryable, tables: readonly string[]): Promise<readonly Column[]> {
  const found = await session.query<Omit<Column, 'words'> & { readonly checks: string | null }>({
    text: `select attrelid::regclass::text as "table", attname as name, format_type(atttypid, null) as type,
                  not attnotnull as nullable,
                  (select string_agg(pg_get_constraintdef(oid), ' ') from pg_constraint
                    where conrelid = attrelid and contype = 'c' and conkey = array[attnum]) as checks
             from pg_attribute
            where attrelid::regclass::text = any($1) and attnum > 0 and not attisdropped and attgenerated = ''`,
    values: [tables],
  });
  return found.map(({ checks, ...column }) => ({
    ...column,
    words: [...(checks ?? '').matchAll(/'([^']+)'::text/g)].map(([, word = '']) => word),
  }));
}

async function dropChecks(session: Queryable, table: string): Promise<void> {
  const checks = await session.query<{ name: string }>({
    text: `select conname as name from pg_constraint where conrelid = $1::regclass and contype = 'c'`,
    values: [table],
  });
  for (const { name } of checks) await session.query({ text: `alter table ${table} drop constraint "${name}"` });
}

const rare = 'n % 100 = 0';
/** In which something is said only now and then. */
const seldomSet = /^(attention|failed_at|refused|problem|draft|pending_email|beside|parent_number|retired|demo)$/;
/** What lies ahead of most rows; of the others it is behind. */
const ahead = /expires|until|end|next|starts|cut_off/;

function valueOf({ name, type, nullable, words }: Column): string {
  const value = plainValue(name, type, words);
  return nullable && seldomSet.test(name) ? `case when ${rare} then ${value} end` : value;
}

function plainValue(name: string, type: string, [first, ...others]: readonly string[]): string {
  if (type === 'text' && first && others.length > 0)
    return `case when ${rare} then '${first}' else (array['${others.join("','")}'])[1 + n % ${others.length}] end`;
  if (type.endsWith('[]')) return `'{}'::${type}`;
  switch (type) {
    case 'uuid':
      return `lpad(to_hex(n), 32, '0')::uuid`;
    case 'bytea':
      return `decode(lpad(to_hex(n), 64, '0'), 'hex')`;
    case 'json':
    case 'jsonb':
      return `'{}'::${type}`;
    case 'boolean':
      return rare;
    case 'date':
      return `current_date + n % 365`;
    case 'timestamp with time zone':
      return ahead.test(name)
        ? `now() + (n - ${rows / 100}) * interval '1 minute'`
        : `now() - n * interval '5 seconds' - case when ${rare} then interval '5 years' else interval '0' end`;
    case 'text':
    case 'character varying':
    case 'citext':
      return `'t' || n`;
    case 'inet':
      return `'10.0.0.1'::inet`;
    default:
      return `n::${type}`;
  }
}
