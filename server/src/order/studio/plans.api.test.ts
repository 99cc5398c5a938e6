import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Queryable } from '../../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/database/testing.ts';
import { findOrders, listNewest } from './findOrders.ts';

const rows = 60_000;
let own: TestDatabase;

/** A shop's orders: everybody in Wien, every tenth a Huber, one in 6,000 a Lang, a Fruh who ordered long ago alone. */
beforeAll(async () => {
  own = await createTestDatabase();
  await own.database.session(async (session) => {
    await session.query({ text: 'set session_replication_role = replica' });
    // Made of all rows at once in a fraction of the time they take row by row.
    const made = await session.query<{ name: string; definition: string }>({
      text: `select indexname as name, indexdef as definition from pg_indexes
              where tablename = 'shop_order' and indexdef not like 'CREATE UNIQUE%'`,
    });
    for (const { name } of made) await session.query({ text: `drop index ${name}` });
    await session.query({
      text: `insert into shop_order (order_number, cart_id, checkout_id, status, distribution_type, starts_at, ends_at,
                                     cut_off_at, total, weight, initiator, placed_at, document)
             select 40000000 + n, gen_random_uuid(), gen_random_uuid(), 'COMPLETED', 'DELIVERY', now(), now(), now(), 1000, 1,
                    'WEBHOOK', now() - (${rows} - n) * interval '1 minute',
                    jsonb_build_object('attempt', jsonb_build_object(
                      'billingAddress', jsonb_build_object(
                        'firstName', 'Anna', 'email', 'anna' || n || '@example.at', 'phoneNumber', '0664 ' || (1000000 + n),
                        'lastName', case when n < 10000 then 'Fruh' when n % 6000 = 0 then 'Lang'
                                         when n % 10 = 0 then 'Huber' else 'Muster' || n % 5000 end),
                      'distributionAddress', jsonb_build_object('city', 'Wien',
                        'pickingUnitIds', jsonb_build_array((array['wien', 'graz', 'linz'])[1 + n % 3]))))
               from generate_series(1, ${rows}) n`,
    });
    await session.query({
      text: `insert into invoice (number, order_number) select n, 40000000 + n from generate_series(1, ${rows}) n`,
    });
    for (const { definition } of made) await session.query({ text: definition });
    // As a nightly vacuum leaves it: what was just written is in the index, too.
    await session.query({ text: 'vacuum analyze shop_order' });
    await session.query({ text: 'analyze invoice' });
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

/** What was found, and how many rows of tables were looked at for it, question by question. */
async function looked<T>(work: (on: Queryable) => Promise<T>) {
  const asked: { readonly scans: readonly string[]; readonly rows: number }[] = [];
  const explaining: Queryable = {
    async query<Row>({ text, values }: { readonly text: string; readonly values?: readonly unknown[] }) {
      const [row] = await own.database.query<{ 'QUERY PLAN': readonly { readonly Plan: Explained }[] }>({
        text: `explain (analyze, format json) ${text}`,
        ...(values && { values }),
      });
      const nodes = row?.['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)) ?? [];
      const read = nodes.filter((node) => node['Relation Name'] !== undefined);
      const rowsOf = (node: Explained) =>
        (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
      asked.push({
        scans: read.map((node) => node['Node Type']),
        rows: read.reduce((sum, node) => sum + rowsOf(node), 0),
      });
      return own.database.query<Row>({ text, ...(values && { values }) });
    },
  };
  const answer = await work(explaining);
  return { answer, scans: asked.flatMap(({ scans }) => scans), rows: asked.reduce((sum, one) => sum + one.rows, 0) };
}

const find = (words: string, stores: readonly string[] | null = null) =>
  looked((on) => findOrders(on, { find: words, stores, country: 'AT' }));

test.each([
  ['a name of one in 6,000', 'Lang', 9],
  ['a name that nobody has', 'Zzyzx', 0],
  ['an order’s number', '40054321', 1],
  ['an e-mail address', 'anna54321@example.at', 1],
  ['a telephone number', '+43 664 1054321', 1],
  ['an invoice', '54', 1],
])('%s is found by indexes, which are read for nothing else', async (_, words, count) => {
  const { answer, scans, rows: read } = await find(words);
  expect(answer.orders).toHaveLength(count);
  expect(scans).not.toContain('Seq Scan');
  expect(read).toBeLessThan(100);
});

test.each([
  ['a town where everybody lives', 'Wien'],
  ['a first name that everybody has', 'ann'],
  ['a name of every tenth', 'Huber Anna'],
])('of %s the newest are found without reading the others', async (_, words) => {
  const { answer, scans, rows: read } = await find(words);
  expect(answer).toMatchObject({ more: true });
  expect(answer.orders).toHaveLength(30);
  const numbers = answer.orders.map(({ orderNumber }) => Number(orderNumber));
  expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
  expect(numbers[0]).toBeGreaterThan(40_000_000 + rows - 20);
  expect(scans).not.toContain('Seq Scan');
  expect(read).toBeLessThan(6000);
});

test('a name that many had long ago is found as well', async () => {
  const { answer, scans } = await find('Fruh');
  expect(answer).toMatchObject({ more: true });
  expect(answer.orders[0]?.orderNumber).toBe('40009999');
  expect(scans).not.toContain('Seq Scan');
});

test('what is of one store is looked for among so many at most', async () => {
  const { answer, rows: read } = await find('Huber', ['graz']);
  expect(answer.orders).toHaveLength(30);
  expect(read).toBeLessThan(8000);
  expect((await find('Huber', ['nowhere'])).answer.orders).toEqual([]);
});

test('the newest orders are read and no others', async () => {
  const { answer, scans, rows: read } = await looked((on) => listNewest(on, null));
  expect(answer.map(({ orderNumber }) => orderNumber)).toEqual(
    Array.from({ length: 20 }, (_, at) => String(40_000_000 + rows - at)),
  );
  expect(scans).not.toContain('Seq Scan');
  expect(read).toBeLessThan(50);
});
