import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { captureLog } from '../http/testing.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { defineJob, type Job } from './job.ts';
import { startJobs } from './startJobs.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function start(jobs: readonly Job[], more: { readonly retryMs?: number } = {}) {
  const heard = new Map<string, () => void>();
  const database = {
    listen: async (channel: string, told: () => void) => {
      heard.set(channel, told);
      return async () => void heard.delete(channel);
    },
  } as unknown as Database;
  const { log, lines } = captureLog();
  const metrics = createMetrics({ process: false });
  const running = await startJobs(jobs, { database, log, metrics, ...more });
  closing.push(() => running.close());
  return { ...running, lines, metrics, notify: (channel: string) => heard.get(channel)?.(), heard };
}

test('a job runs at once and then again and again, until it is closed', async () => {
  let runs = 0;
  const { close } = await start([defineJob({ name: 'tidy', everyMs: 1, run: async () => void runs++ })]);
  await expect.poll(() => runs).toBeGreaterThan(2);
  await close();
  const until = runs;
  await setTimeout(5);
  expect(runs).toBe(until);
});

test('a job of certain moments waits for the next of them', async () => {
  const asked: number[] = [];
  let runs = 0;
  const nextAt = (now: number) => {
    asked.push(now);
    return now + 1;
  };
  await start([defineJob({ name: 'nightly', nextAt, skipFirst: true, run: async () => void runs++ })]);
  expect(runs).toBe(0);
  await expect.poll(() => runs).toBeGreaterThan(1);
  expect(asked.length).toBeGreaterThan(1);
});

test('a failure is told once with the name of the job, retried sooner than the next time, and its end is told', async () => {
  let runs = 0;
  const run = async () => {
    runs += 1;
    if (runs <= 3) throw new Error('away');
    if (runs === 4) throw new Error('full');
  };
  const { lines, metrics } = await start([defineJob({ name: 'tidy', everyMs: 60_000, run })], { retryMs: 1 });
  await expect.poll(() => runs).toBe(5);
  await expect
    .poll(() => lines.map(({ level, job }) => [level, job]))
    .toEqual([
      ['error', 'tidy'],
      ['error', 'tidy'],
      ['info', 'tidy'],
    ]);
  const text = await metrics.text();
  expect(text).toContain('job_runs_total{job="tidy"} 5');
  expect(text).toContain('job_failures_total{job="tidy"} 4');
  expect(text).toContain('job_last_success_timestamp_seconds{job="tidy"}');
  expect(text).toContain('job_interval_seconds{job="tidy"} 60');
});

test('one that has not succeeded yet is known too, since when it was to', async () => {
  const never = defineJob({ name: 'never', everyMs: 60_000, run: () => Promise.reject(new Error('broken')) });
  const { metrics } = await start([never]);
  await expect.poll(() => metrics.text()).toContain('job_failures_total{job="never"} 1');
  expect(await metrics.text()).toContain('job_last_success_timestamp_seconds{job="never"} ');
});

test('pauses after failures grow, and never beyond the interval', async () => {
  const at: number[] = [];
  const run = async () => {
    at.push(performance.now());
    throw new Error('away');
  };
  await start([defineJob({ name: 'tidy', everyMs: 40, run })], { retryMs: 5 });
  await expect.poll(() => at.length).toBeGreaterThan(5);
  const pauses = at.slice(1).map((moment, index) => moment - (at[index] ?? 0));
  // Timers may be late, never early.
  expect(
    pauses
      .slice(0, 5)
      .map(Math.ceil)
      .every((pause, index) => pause >= [5, 10, 20, 40, 40][index]!),
  ).toBe(true);
});

test('a hint runs a job at once, once more after what is under way, never twice at a time', async () => {
  let [runs, running, most] = [0, 0, 0];
  let goOn = () => {};
  const run = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => {
      goOn = resolve;
    });
    running -= 1;
    runs += 1;
  };
  const doneNow = () => {
    goOn();
    return runs;
  };
  const { notify, close, heard } = await start([defineJob({ name: 'send', everyMs: 60_000, channel: 'mail', run })]);
  await expect.poll(() => running).toBe(1);
  for (let hints = 0; hints < 5; hints += 1) notify('mail');
  await expect.poll(doneNow).toBe(2);
  notify('mail');
  await expect.poll(doneNow).toBe(3);
  const late = heard.get('mail');
  await close();
  expect(heard.size).toBe(0);
  late?.();
  await setTimeout(3);
  expect({ runs, most }).toEqual({ runs: 3, most: 1 });
});

test('closing tells what is under way and waits for its end', async () => {
  let done = false;
  const run = async (signal: AbortSignal) => {
    while (!signal.aborted) await setTimeout(1);
    await setTimeout(2);
    done = true;
  };
  const { close } = await start([defineJob({ name: 'long', everyMs: 1, run })]);
  await setTimeout(3);
  await close();
  expect(done).toBe(true);
});

test('one that fails does not hold up the others, and two of a name are refused', async () => {
  let runs = 0;
  const good = defineJob({ name: 'good', everyMs: 1, run: async () => void runs++ });
  const bad = defineJob({ name: 'bad', everyMs: 1, run: () => Promise.reject(new Error('never')) });
  await start([bad, good]);
  await expect.poll(() => runs).toBeGreaterThan(2);
  await expect(start([good, good])).rejects.toThrow('same name');
});
