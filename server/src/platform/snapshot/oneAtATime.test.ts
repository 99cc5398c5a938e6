import { expect, test } from 'vitest';
import { oneAtATime } from './oneAtATime.ts';

function countedWork() {
  let running = 0;
  const seen = { runs: 0, most: 0 };
  const work = async () => {
    running += 1;
    seen.runs += 1;
    seen.most = Math.max(seen.most, running);
    await new Promise((done) => setTimeout(done, 5));
    running -= 1;
  };
  return { seen, work };
}

test('many calls at once make two runs, one after the other', async () => {
  const { seen, work } = countedWork();
  const run = oneAtATime(work);
  await Promise.all([run(), run(), run(), run()]);
  expect(seen).toEqual({ runs: 2, most: 1 });
});

test('a call made after a run began is served by a later run', async () => {
  const { seen, work } = countedWork();
  const run = oneAtATime(work);
  const first = run();
  await new Promise((done) => setTimeout(done, 1));
  await run();
  await first;
  await run();
  expect(seen).toEqual({ runs: 3, most: 1 });
});

test('a failed run reaches its callers and does not stop the next', async () => {
  let runs = 0;
  const run = oneAtATime(async () => {
    runs += 1;
    if (runs === 1) throw new Error('first');
  });
  const [first, second] = await Promise.allSettled([run(), run()]);
  expect(first.status).toBe('rejected');
  expect(second.status).toBe('fulfilled');
});
