import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import type { Candidate, CandidateName } from './candidate.ts';
import { Refused } from './client.ts';
import { measureWork, plannedMs } from './measure.ts';
import { openProgress } from './progress.ts';
import type { Work } from './work.ts';

const goods = { products: [] };
const allRight = { asked: 1, right: 1 };

function candidateOf(name: CandidateName, pid = process.pid): Candidate {
  const never = () => Promise.reject(new Error('is not asked'));
  return {
    name,
    version: '1',
    setup: '',
    pids: [pid],
    memoryMb: async () => 0,
    database: name,
    openShopper: never,
    lastOne: never,
    bought: never,
    stop: async () => undefined,
  };
}

const planOf = (rounds: number) => ({
  rounds,
  forMs: 5,
  postmaster: process.pid,
  databases: [],
  progress: openProgress(1000),
  say: () => undefined,
});

/** `call` by candidate. */
const workOf = (call: (candidate: Candidate) => Promise<void>, checked = allRight): Work => ({
  id: 'work',
  title: 'some work',
  open: async (candidate) => ({ call: () => call(candidate), close: async () => checked }),
});

test('who refuses now and then is measured, with how often and why', async () => {
  let calls = 0;
  const work = workOf(async () => {
    if (++calls % 3 === 0) throw new Refused('busy');
  });
  const outcome = (await measureWork(work, [candidateOf('next')], goods, planOf(2))).get('next');
  expect(outcome).toMatchObject({ why: 'Refused: busy', checked: allRight });
  expect(outcome).toHaveProperty('refused', expect.any(Number));
  expect((outcome as { refused: number }).refused).toBeGreaterThan(0);
});

test('OPS-06 who fails, and whose answers hold nothing, has a reason in place of figures; the others go on', async () => {
  const work = workOf(async ({ name }) => {
    if (name === 'medusa') throw new Error('connection refused');
  });
  const results = await measureWork(work, [candidateOf('medusa'), candidateOf('next')], goods, planOf(1));
  expect(results.get('medusa')).toContain('connection refused');
  expect(results.get('next')).toMatchObject({ refused: 0 });
  const empty = workOf(async () => undefined, { asked: 2, right: 0 });
  expect((await measureWork(empty, [candidateOf('next')], goods, planOf(1))).get('next')).toContain('no answer held');
});

test('who ended is not asked any more, and who ends on the way has no figures', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(child, 'spawn');
  const ended = once(child, 'exit');
  const dying = candidateOf('vendure', child.pid);
  let calls = 0;
  const work = workOf(async ({ name }) => {
    if (name !== 'vendure') return;
    calls += 1;
    child.kill('SIGKILL');
    await ended;
  });
  const others = candidateOf('next');
  const first = await measureWork(work, [dying, others], goods, planOf(1));
  expect(first.get('vendure')).toContain('a process of it ended');
  expect(first.get('next')).toMatchObject({ refused: 0 });
  const soFar = calls;
  const second = await measureWork(work, [dying, others], goods, planOf(1));
  expect(second.get('vendure')).toBe('it runs no more');
  expect(calls).toBe(soFar);
});

test('a work that cannot be closed is told, and does not end the run', async () => {
  const work: Work = {
    ...workOf(async () => undefined),
    open: async () => ({ call: async () => undefined, close: () => Promise.reject(new Error('gone')) }),
  };
  expect((await measureWork(work, [candidateOf('next')], goods, planOf(1))).get('next')).toContain('gone');
});

test('what is planned is preparation, warm-up and both kinds of callers in every round', () => {
  expect(plannedMs({ rounds: 5, forMs: 1000 }) - plannedMs({ rounds: 0, forMs: 1000 })).toBe(10_000);
  expect(plannedMs({ rounds: 0, forMs: 1000 }) - plannedMs({ rounds: 0, forMs: 0 })).toBe(3000);
});
