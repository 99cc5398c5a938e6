import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectStatements, type NamedColumn } from '../../../scripts/lib/statements.mjs';
import { createTestDatabase, type TestDatabase } from '../../src/platform/database/testing.ts';
import { type DescribedColumn, describeStatement } from './describeStatement.ts';

/** Row types that are inferred from a schema of the contract, which syntax alone does not tell. */
const inferred = [/^server\/src\/customer\/profile\/queries\.ts/];

type Kind = NonNullable<NamedColumn['kinds']>[number];

const statements = collectStatements('server/src');
let own: TestDatabase;
let client: pg.Client;
let kindByOid: ReadonlyMap<number, Kind | undefined>;
beforeAll(async () => {
  own = await createTestDatabase();
  client = new pg.Client({ connectionString: own.connectionString });
  await client.connect();
  const { rows } = await client.query<PostgresType>(
    'select oid::int, typname as name, typcategory as category from pg_type',
  );
  kindByOid = new Map(rows.map((type) => [type.oid, kindOf(type)]));
  for (const text of statements.flatMap(({ texts }) => texts))
    if (text.startsWith('create temporary table')) await client.query(text.replace('on commit drop', ''));
});
afterAll(async () => {
  await client.end();
  await own.drop();
});

test('every statement can be prepared, and gives the columns that its row type names, of their types', async () => {
  const problems: string[] = [];
  for (const { place, texts, columns } of statements) {
    for (const text of texts) {
      try {
        const described = await describeStatement(client, text);
        problems.push(...mismatches(columns, described).map((problem) => `${place}: ${problem}`));
      } catch (error) {
        problems.push(`${place}: ${String(error)}: ${text}`);
      }
    }
  }
  expect(problems).toEqual([]);
});

test('the row type of every statement can be read, but for those named here', () => {
  const missed = statements.filter(({ hasRowType, columns }) => hasRowType && !columns).map(({ place }) => place);
  expect(missed.filter((place) => !inferred.some((known) => known.test(place)))).toEqual([]);
});

test('a column that is missing, or of another type, is found', async () => {
  const described = await describeStatement(
    client,
    'select id, created_at as "createdAt", 1::numeric as sum from mail',
  );
  const named = (kinds: NamedColumn['kinds'], optional = false) => ({ optional, kinds });
  expect(
    mismatches(
      new Map([
        ['id', named(['string'])],
        ['createdAt', named(['date', 'null'])],
      ]),
      described,
    ),
  ).toEqual([]);
  expect(mismatches(new Map([['subject', named(['string'], true)]]), described)).toEqual([]);
  const wrong = new Map([
    ['subject', named(undefined)],
    ['createdAt', named(['string'])],
    ['sum', named(['number'])],
  ]);
  expect(mismatches(wrong, described)).toEqual([
    'gives no column subject',
    'createdAt is date, its row type says string',
    'sum is string, its row type says number',
  ]);
});

function mismatches(
  columns: ReadonlyMap<string, NamedColumn> = new Map(),
  described: readonly DescribedColumn[],
): readonly string[] {
  const byName = new Map(described.map((column) => [column.name, column]));
  return [...columns].flatMap(([name, { optional, kinds }]) => {
    const column = byName.get(name);
    if (!column) return optional ? [] : [`gives no column ${name}`];
    const kind = kindByOid.get(column.dataTypeID);
    if (!kind || !kinds || kinds.includes(kind)) return [];
    return [`${name} is ${kind}, its row type says ${kinds.join(' or ')}`];
  });
}

interface PostgresType {
  readonly oid: number;
  readonly name: string;
  readonly category: string;
}

const byName: Readonly<Record<string, Kind>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'string',
  date: 'string',
  uuid: 'string',
  timestamp: 'date',
  timestamptz: 'date',
  bytea: 'buffer',
};

/** As `database.ts` has pg read its values; JSON may be anything. */
function kindOf({ name, category }: PostgresType): Kind | undefined {
  if (category === 'A') return 'array';
  if (category === 'S' || category === 'E') return 'string';
  return byName[name];
}
