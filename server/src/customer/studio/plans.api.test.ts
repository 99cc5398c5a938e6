import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Queryable } from '../../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/database/testing.ts';
import { readFindTerm } from './findTerm.ts';
import { type FoundRow, selectFound } from './queries.ts';

const rows = 50_000;
let own: TestDatabase;

/** A shop's customers: one in five an Anna, one in ten a Huber, one in 5,000 a Lang. */
beforeAll(async () => {
  own = await createTestDatabase();
  await own.database.session(async (session) => {
    await session.query({
      text: `insert into customer (email, password_hash, first_name, last_name)
             select 'person' || n || '@example.at', '', case when n % 5 = 0 then 'Anna' else 'Ida' || n % 900 end,
                    case when n % 5000 = 0 then 'Lang' when n % 10 = 1 then 'Huber' else 'Muster' || n % 4000 end
               from generate_series(1, ${rows}) n`,
    });
    await session.query({
      text: `insert into customer_address (customer_id, address_type, category, form)
             select id, 'combined', 'private',
                    jsonb_build_object('phoneNumber', '+43 664 ' || substring(email from '\\d+')::integer + 1000000)
               from customer`,
    });
    await session.query({ text: 'vacuum analyze customer, customer_address' });
  });
}, 180_000);
afterAll(() => own.drop());

interface Explained {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Explained[];
}

const nodesOf = (node: Explained): readonly Explained[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Planned as the statement is from its sixth time on: without knowing what is looked for. */
async function looked(words: string) {
  const found: FoundRow[] = [];
  let nodes: readonly Explained[] = [];
  await own.database.session(async (session) => {
    await session.query({ text: 'set plan_cache_mode = force_generic_plan' });
    const explaining: Queryable = {
      async query<Row>({ text, values }: { readonly text: string; readonly values?: readonly unknown[] }) {
        const [row] = await session.query<{ 'QUERY PLAN': readonly { readonly Plan: Explained }[] }>({
          text: `explain (analyze, format json) ${text}`,
          ...(values && { values }),
        });
        nodes = row?.['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)) ?? [];
        return session.query<Row>({ text, ...(values && { values }) });
      },
    };
    found.push(...(await selectFound(explaining, readFindTerm(words, 'AT'), 31)));
  });
  const read = nodes.filter((node) => node['Relation Name'] !== undefined);
  const sum = read.reduce(
    (all, node) => all + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
    0,
  );
  return { found, scans: read.map((node) => node['Node Type']), rows: sum };
}

test.each([
  ['a first name of every fifth', 'Anna', 31],
  ['a last name of every tenth, with a first name', 'Huber Ida1', 31],
  ['a name of one in 5,000', 'Lang', 10],
  ['what many addresses begin with', 'person', 31],
  ['one address', 'person4321@example.at', 1],
  ['a telephone number', '0664/100 43 21', 1],
  ['what nobody has', 'Zzyzx', 0],
  ['a spelling without umlauts', 'Hueber', 31],
])('%s: no more rows are read than are shown', async (_, words, count) => {
  const { found, scans, rows: read } = await looked(words);
  expect(found).toHaveLength(count);
  expect(scans).not.toContain('Seq Scan');
  expect(read).toBeLessThan(300);
});
