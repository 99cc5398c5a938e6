import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { spawnSource } from '../../../test/spawnSource.ts';
import { type Database, DatabaseAway } from '../database/database.ts';
import { createTestDatabase, type TestDatabase } from '../database/testing.ts';
import { captureLog } from '../http/testing.ts';
import { defineJob, type Job } from './job.ts';
import type { JobParts } from './startJob.ts';
import { startJobs } from './startJobs.ts';

let held: TestDatabase;
const closing: (() => Promise<void>)[] = [];
beforeAll(async () => {
  held = await createTestDatabase();
});
afterAll(() => held.drop());
beforeEach(() => held.database.query({ text: 'delete from job_run' }));
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** One process of a shop, as far as jobs can tell. */
async function start(job: Partial<Job> & Pick<Job, 'run'>, more: Partial<JobParts> = {}) {
  const { log, lines } = captureLog();
  const whole = { name: 'tidy', everyMs: 60_000, leader: true, ...job } as Job;
  const running = await startJobs([defineJob(whole)], { database: held.database, log, ...more });
  closing.push(() => running.close());
  return { ...running, lines };
}

const row = async () =>
  (
    await held.database.query<{ dueInSeconds: number; held: boolean; done: boolean }>({
      text: `select round(extract(epoch from due_at - now()))::integer as "dueInSeconds", leased_until > now() as held,
                    last_success_at is not null as done from job_run where name = 'tidy'`,
    })
  )[0];

test('of many processes one works at a leader’s job at a time, and all together once per interval', async () => {
  let [runs, running, most] = [0, 0, 0];
  const run = async () => {
    running += 1;
    most = Math.max(most, running);
    await setTimeout(5);
    running -= 1;
    runs += 1;
  };
  await Promise.all(Array.from({ length: 6 }, () => start({ run })));
  await expect.poll(row).toMatchObject({ held: false, done: true });
  expect({ runs, most }).toEqual({ runs: 1, most: 1 });
  // The next process that starts finds it done.
  await start({ run });
  expect((await row())?.dueInSeconds).toBeGreaterThan(50);
  // Its time has come: again one of them.
  for (let again = 0; again < 3; again += 1) {
    await held.database.query({ text: 'update job_run set due_at = now()' });
    await Promise.all(Array.from({ length: 4 }, () => start({ run })));
    await expect.poll(() => runs).toBe(2 + again);
    await expect.poll(row).toMatchObject({ held: false });
  }
  expect(most).toBe(1);
});

test('a lease is renewed as long as its process works, and the others wait', async () => {
  let [begun, end] = [0, () => {}];
  const run = () => {
    begun += 1;
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  };
  const leasedUntil = async () =>
    (
      await held.database.query<{ at: number }>({
        text: 'select extract(epoch from leased_until)::float8 as at from job_run',
      })
    )[0]?.at ?? 0;
  // Three beats of it have to fail before it is lost: long enough for a processor that is busy elsewhere.
  const leaseMs = 6000;
  await start({ run }, { leaseMs });
  await expect.poll(() => begun).toBe(1);
  await start({ run }, { leaseMs });
  const first = await leasedUntil();
  await expect.poll(leasedUntil).toBeGreaterThan(first + leaseMs / 1000);
  expect(begun).toBe(1);
  end();
  await expect.poll(row).toMatchObject({ held: false, done: true });
});

test('what a killed process was at is taken over by another once its lease has ended', async () => {
  const child = spawnSource(new URL('./testing/workUntilKilled.ts', import.meta.url), [held.connectionString]);
  await once(child.stdout, 'data');
  expect(await row()).toMatchObject({ held: true, done: false });
  let runs = 0;
  await start({ run: async () => void runs++ });
  child.kill('SIGKILL');
  await once(child, 'close');
  await expect.poll(() => runs).toBe(1);
  await expect.poll(row).toMatchObject({ held: false, done: true });
});

test('a failed run is due again soon, for whichever process comes first', async () => {
  let failed = 0;
  const fails = () => {
    failed += 1;
    return Promise.reject(new Error('not today'));
  };
  const { close, lines } = await start({ run: fails }, { retryMs: 20_000 });
  await expect.poll(() => failed).toBe(1);
  await expect.poll(row).toMatchObject({ held: false, done: false });
  expect((await row())?.dueInSeconds).toBeLessThan(21);
  await close();
  expect(lines.map(({ level, job }) => [level, job])).toEqual([['error', 'tidy']]);
});

test('without the database no process works, which is logged, and it goes on afterwards', async () => {
  let away = true;
  const shaky: Database = {
    ...held.database,
    query: (statement) =>
      away ? Promise.reject(new DatabaseAway(new Error('restarting'))) : held.database.query(statement),
  };
  let runs = 0;
  const { lines } = await start({ run: async () => void runs++ }, { database: shaky, retryMs: 2 });
  await expect.poll(() => lines.length).toBe(1);
  expect({ runs, line: lines[0] }).toMatchObject({ runs: 0, line: { level: 'error', job: 'tidy' } });
  away = false;
  await expect.poll(() => runs).toBe(1);
});

test('a job whose lease went to another process is told to stop', async () => {
  let stopped = false;
  const run = async (signal: AbortSignal) => {
    while (!signal.aborted) await setTimeout(2);
    stopped = true;
  };
  await start({ run }, { leaseMs: 6000 });
  await expect.poll(row).toMatchObject({ held: true });
  await held.database.query({ text: 'update job_run set holder = gen_random_uuid()' });
  await expect.poll(() => stopped).toBe(true);
});
