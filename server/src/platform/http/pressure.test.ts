import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PressureLevel, pressureAfter, refusedShare } from './pressure.ts';

const after = (turns: readonly boolean[], from: PressureLevel = 0) =>
  turns.reduce((level, isSlow) => pressureAfter(level, { isSlow }), from);
const slow = (count: number) => Array<boolean>(count).fill(true);
const quick = (count: number) => Array<boolean>(count).fill(false);

test('three slow turns close together refuse nobody, a fourth does', () => {
  expect(refusedShare(after(slow(3)))).toBe(0);
  expect(refusedShare(after(slow(4)))).toBeGreaterThan(0.1);
  expect(refusedShare(after([...slow(3), ...quick(10), ...slow(1)]))).toBe(0);
});

test('a second of quick turns makes up for one slow turn, and ten for all', () => {
  expect(after([...slow(1), ...quick(10)])).toBe(0);
  expect(after(quick(100), after(slow(500)))).toBe(0);
});

test('whatever the turns, at least a tenth is served, and more slow turns never refuse fewer', () => {
  const turns = fc.array(fc.boolean(), { maxLength: 200 });
  fc.assert(
    fc.property(turns, (before) => {
      const level = after(before);
      const share = refusedShare(level);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(0.9);
      expect(refusedShare(after(slow(1), level))).toBeGreaterThanOrEqual(share);
      expect(refusedShare(after(quick(1), level))).toBeLessThanOrEqual(share);
    }),
  );
});
