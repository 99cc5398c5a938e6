import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { keptLog } from '../http/testing.ts';
import { repeated } from './repeated.ts';

test('work is done at once, again after a while, and after failures too, which are told once', async () => {
  const { log, lines } = keptLog();
  let done = 0;
  const work = async () => {
    done += 1;
    if (done <= 2) throw new Error('away');
  };
  const repeating = repeated(work, 2, log, 'not done');
  while (done < 4) await setTimeout(1);
  await repeating.close();
  const until = done;
  await setTimeout(8);
  expect(done).toBe(until);
  expect(lines.map(({ message }) => message)).toEqual(['not done']);
});

test('a hint while work is under way makes it run once more, never twice at once', async () => {
  const { log } = keptLog();
  let running = 0;
  let most = 0;
  let done = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await setTimeout(2);
    running -= 1;
    done += 1;
  };
  const repeating = repeated(work, 60_000, log, 'not done');
  for (let hints = 0; hints < 5; hints += 1) repeating.hint();
  while (done < 2) await setTimeout(1);
  await setTimeout(5);
  expect({ most, done }).toEqual({ most: 1, done: 2 });
  repeating.hint();
  await repeating.close();
  expect(done).toBe(3);
  repeating.hint();
  await setTimeout(3);
  expect(done).toBe(3);
});
