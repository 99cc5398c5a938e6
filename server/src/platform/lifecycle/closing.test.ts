import { expect, test } from 'vitest';
import { createClosing } from './closing.ts';

test('what was opened last is closed first, and one that fails does not keep the others open', async () => {
  const closed: string[] = [];
  const problems: string[] = [];
  const closing = createClosing((problem) => problems.push(problem));
  closing.add('database', () => void closed.push('database'));
  closing.add('pool', () => Promise.reject(new Error('stuck')));
  closing.add('requests', async () => void closed.push('requests'));
  await closing.run();
  expect(closed).toEqual(['requests', 'database']);
  expect(problems).toEqual(['pool did not close: Error: stuck']);
});

test('nothing is closed twice', async () => {
  let times = 0;
  const closing = createClosing(() => {});
  closing.add('pool', () => void (times += 1));
  await Promise.all([closing.run(), closing.run()]);
  expect(times).toBe(1);
});
