import { expect, test } from 'vitest';
import { atOnce, gently, type Steps } from './steps.ts';

function* summing(numbers: readonly number[], wait = 0): Steps<number> {
  let sum = 0;
  for (const one of numbers) {
    const until = performance.now() + wait;
    while (performance.now() < until);
    sum += one;
    yield;
  }
  return sum;
}

test('steps give the same at once and gently', async () => {
  expect(atOnce(summing([1, 2, 3]))).toBe(6);
  expect(await gently(summing([1, 2, 3]))).toBe(6);
});

test('gentle work lets others have their turn, and a mistake reaches its caller', async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  await gently(summing(Array(10).fill(1), 10));
  clearInterval(timer);
  expect(turns).toBeGreaterThan(3);
  const failing = function* (): Steps<never> {
    yield;
    throw new Error('broken');
  };
  await expect(gently(failing())).rejects.toThrow('broken');
});
