import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { createTestDatabase, type TestDatabase } from '../database/testing.ts';
import { captureLog } from '../http/testing.ts';
import { applyRetention } from './applyRetention.ts';
import type { RetentionRule } from './rule.ts';

let held: TestDatabase;
beforeAll(async () => {
  held = await createTestDatabase();
  await held.database.query({
    text: 'create table kept (a integer, b text, at timestamptz, note text, primary key (a, b)); create index on kept (at)',
  });
});
afterAll(() => held.drop());

const rule: RetentionRule = {
  name: 'kept',
  table: 'kept',
  key: ['a', 'b'],
  what: 'Rows',
  days: 10,
  since: 'at',
  reason: 'a test',
};

async function fill(): Promise<void> {
  await held.database.query({
    text: `truncate kept;
           insert into kept select n, 'x', now() - n * interval '1 day', 'secret' from generate_series(1, 25) n`,
  });
}
const rows = () =>
  held.database.query<{ a: number; note: string | null }>({ text: 'select a, note from kept order by a' });
const apply = (rules: readonly RetentionRule[], more: { now?: Date; batch?: number; database?: Database } = {}) => {
  const { log, lines } = captureLog();
  return applyRetention(rules, { database: held.database, log, ...more }).then(() => lines);
};

test('SAFE-06 what is older than its rule goes, in batches; the rest stays, and what was done is told without it', async () => {
  await fill();
  const lines = await apply([rule], { batch: 4 });
  expect((await rows()).map(({ a }) => a)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(lines).toMatchObject([{ rule: 'kept', rows: 16 }]);
  expect(await apply([rule])).toEqual([]);
});

test('SAFE-06 the moment that counts as now can be given', async () => {
  await fill();
  await apply([rule], { now: new Date(Date.now() + 5 * 86_400_000) });
  expect((await rows()).map(({ a }) => a)).toEqual([1, 2, 3, 4]);
});

test('SAFE-06 a rule with a condition takes out what it names and leaves the row', async () => {
  await fill();
  await apply([{ ...rule, name: 'blank', where: 'a % 2 = 0 and note is not null', blank: 'note = null' }], {
    batch: 3,
  });
  const blank = (await rows()).filter(({ note }) => note === null).map(({ a }) => a);
  expect(blank).toEqual([10, 12, 14, 16, 18, 20, 22, 24]);
});

test('SAFE-06 a row that is locked is left for the next time, without waiting', async () => {
  await fill();
  await held.database.transaction(async (tx) => {
    await tx.query({ text: 'select from kept where a = 25 for update' });
    await apply([rule], { batch: 4 });
    expect((await rows()).map(({ a }) => a)).toContain(25);
  });
  await apply([rule]);
  expect(await rows()).toHaveLength(9);
});

test('SAFE-06 a rule that fails is told by name and does not keep the others from their work', async () => {
  await fill();
  const broken = { ...rule, name: 'broken', since: 'no_such_column' };
  await expect(apply([broken, rule])).rejects.toThrow('broken');
  expect(await rows()).toHaveLength(9);
  await expect(apply([broken, { ...broken, name: 'also' }])).rejects.toThrow(/broken.*also/);
});
