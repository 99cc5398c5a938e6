import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patient } from '../../../test/patient.ts';
import { spawnSource } from '../../../test/spawnSource.ts';
import { openDatabase } from '../database/database.ts';
import { createTestDatabase, type TestDatabase } from '../database/testing.ts';
import { captureLog } from '../http/testing.ts';
import { createRateLimiter, type RateLimiter } from './rateLimiter.ts';

let testDatabase: TestDatabase;
let rateLimiter: RateLimiter;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  rateLimiter = createRateLimiter(testDatabase.database);
});
afterAll(() => testDatabase.drop());

/** So long that none ends in the middle of a test. */
const windowMs = 1000 * 86_400_000;
const limit = { max: 3, windowMs };

test('CUST-02 tries beyond the limit tell how long to wait, each thing by itself', async () => {
  for (let i = 0; i < 3; i++) expect(await rateLimiter.count('a', limit)).toBeUndefined();
  const seconds = await rateLimiter.count('a', limit);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(windowMs / 1000);
  expect(await rateLimiter.count('b', limit)).toBeUndefined();
});

test('CUST-02 what is tried at once, in two processes, is counted exactly', async () => {
  const connection = { connectionString: testDatabase.connectionString };
  const another = openDatabase({ connection, poolSize: 4, ...patient }, captureLog().log);
  try {
    const other = createRateLimiter(another);
    const counted = await Promise.all(
      Array.from({ length: 40 }, (_, i) => (i % 2 ? rateLimiter : other).count('at once', { ...limit, max: 10 })),
    );
    expect(counted.filter((seconds) => seconds === undefined)).toHaveLength(10);
  } finally {
    await another.close();
  }
});

test('OPS-02 twenty processes that try at the same moment are let through as often as one', async () => {
  const what = 'login:anna@example.at';
  const gate = openDatabase(
    { connection: { connectionString: testDatabase.connectionString }, poolSize: 1, ...patient },
    captureLog().log,
  );
  try {
    const script = new URL('./testing/countMany.ts', import.meta.url);
    const children = await gate.transaction(async (tx) => {
      await tx.query({ text: 'select pg_advisory_xact_lock(hashtext($1))', values: [what] });
      const started = Array.from({ length: 20 }, () => {
        const child = spawnSource(script, [testDatabase.connectionString, what, '10', '30']);
        return { ...linesOf(child.stdout), ended: once(child, 'close') };
      });
      await Promise.all(started.map(({ begun }) => begun));
      return started;
    });
    await Promise.all(children.map(({ ended }) => ended));
    const allowed = children.map(({ lines }) => Number(lines()[1]));
    expect(allowed.reduce((sum, count) => sum + count, 0)).toBe(30);
    const [row] = await testDatabase.database.query<{ readonly most: number }>({
      text: 'select max(count)::int as most from tries',
    });
    expect(row?.most, 'each of the 200 was counted').toBe(200);
  } finally {
    await gate.close();
  }
});

function linesOf(stream: Readable) {
  let printed = '';
  const begun = new Promise<void>((resolve) => {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      resolve();
    });
  });
  return { begun, lines: () => printed.split('\n') };
}

test('a new window begins at nothing', async () => {
  const short = { max: 1, windowMs: 50 };
  await rateLimiter.count('short', short);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(await rateLimiter.count('short', short)).toBeUndefined();
});

test('a rightful try is taken back, and all are forgotten where asked', async () => {
  for (let i = 0; i < 3; i++) await rateLimiter.count('c', limit);
  await rateLimiter.takeBack('c', limit);
  expect(await rateLimiter.count('c', limit)).toBeUndefined();
  expect(await rateLimiter.count('c', limit)).toBeGreaterThan(0);
  await rateLimiter.forget('c');
  expect(await rateLimiter.count('c', limit)).toBeUndefined();
  await rateLimiter.takeBack('never tried', limit);
  expect(await rateLimiter.count('never tried', { ...limit, max: 1 })).toBeUndefined();
});

test('what was tried cannot be read from the table', async () => {
  await rateLimiter.count('login:ana@example.at', limit);
  const rows = await testDatabase.database.query<{ row: string }>({ text: 'select t::text as row from tries t' });
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/ana|login/);
});
