import { expect, test } from 'vitest';
import { chooseBy, createRandom, gapMs } from './arrivals.ts';

test('a seed gives the same visitors again, another one others', () => {
  const first = (seed: number) => Array.from({ length: 5 }, createRandom(seed));
  expect(first(7)).toEqual(first(7));
  expect(first(7)).not.toEqual(first(8));
  for (const value of first(7)) expect(value >= 0 && value < 1).toBe(true);
});

test('so many come a second as were asked for, at uneven moments', () => {
  const random = createRandom(1);
  const gaps = Array.from({ length: 20_000 }, () => gapMs(5, random));
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  expect(mean).toBeGreaterThan(195);
  expect(mean).toBeLessThan(205);
  // Of a Poisson stream 63 of a hundred gaps are shorter than the mean.
  expect(gaps.filter((gap) => gap < mean).length / gaps.length).toBeCloseTo(0.63, 1);
});

test('visits are chosen by their share', () => {
  const random = createRandom(3);
  const chosen = Array.from({ length: 10_000 }, () => chooseBy({ browse: 7, cart: 2, order: 1, never: 0 }, random));
  const share = (name: string) => chosen.filter((one) => one === name).length / chosen.length;
  expect(share('browse')).toBeCloseTo(0.7, 1);
  expect(share('cart')).toBeCloseTo(0.2, 1);
  expect(share('never')).toBe(0);
});
