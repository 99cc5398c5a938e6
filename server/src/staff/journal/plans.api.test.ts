import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Queryable } from '../../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/database/testing.ts';
import { searchJournal } from './searchJournal.ts';

const rows = 60_000;
const somebody = randomUUID();
let own: TestDatabase;

/** A shop's journal: a few people, one of whom seldom works, many orders, a word that is everywhere and one that is rare. */
beforeAll(async () => {
  own = await createTestDatabase();
  await own.database.session(async (session) => {
    await session.query({
      text: `insert into journal (at, staff_id, action, subject_kind, subject_id, reason, store_id)
             select now() - (${rows} - n) * interval '1 minute',
                    case when n % 5000 = 0 then $1::uuid else lpad(to_hex(n % 20), 32, '0')::uuid end,
                    case when n % 3000 = 0 then 'customer.deleted' else 'order.moved' end, 'order', (40000000 + n / 3)::text,
                    case when n % 6000 = 0 then 'usual rarity' else 'usual' end, (array['wien', 'graz', 'linz'])[1 + n % 3]
               from generate_series(1, ${rows}) n`,
      values: [somebody],
    });
    await session.query({ text: 'analyze journal' });
  });
});
afterAll(() => own.drop());

interface Explained {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Explained[];
}

const nodesOf = (node: Explained): readonly Explained[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** How many rows a search looked at, and by what kinds of scans. */
async function looked(query: Readonly<Record<string, string>>, stores: readonly string[] | null = null) {
  let plan: Explained | undefined;
  const explaining: Queryable = {
    async query({ text, values }) {
      const [row] = await own.database.query<{ 'QUERY PLAN': readonly { readonly Plan: Explained }[] }>({
        text: `explain (analyze, format json) ${text}`,
        values,
      });
      plan = row?.['QUERY PLAN'][0]?.Plan;
      return [];
    },
  };
  await searchJournal(explaining, { query }, stores);
  const nodes = plan ? nodesOf(plan) : [];
  const touched = nodes.map(
    (node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
  );
  return { kinds: nodes.map((node) => node['Node Type']), most: Math.max(...touched) };
}

const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString();

test.each([
  ['the latest', {}],
  ['who', { staffId: somebody }],
  ['what', { action: 'customer.deleted' }],
  ['the subject', { subjectKind: 'order', subjectId: '40000017' }],
  ['a week long ago', { from: at(50_000), until: at(40_000) }],
  ['who and when', { staffId: somebody, from: at(50_000), until: at(10_000) }],
  ['a rare word', { text: 'rarity' }],
  ['a word that is everywhere', { text: 'usual' }],
  ['a page far down', { before: '1000' }],
])('STUD-02 %s is found without reading the journal from end to end', async (_, query) => {
  const { kinds, most } = await looked(query);
  expect(most, kinds.join()).toBeLessThan(1000);
});

test('STUD-02 so is what concerns one store', async () => {
  expect((await looked({}, ['graz'])).most).toBeLessThan(1000);
});
