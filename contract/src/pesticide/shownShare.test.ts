import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownShare } from './shownShare.ts';

test('rounding never crosses the legal limit', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 5000, noNaN: true }), (share) => {
      const shown = shownShare(share);
      expect(shown > 100).toBe(share > 100);
      expect(shown === 100).toBe(share === 100);
      expect(Math.abs(shown - share)).toBeLessThanOrEqual(1);
    }),
  );
});

test('what is hardly there is told as less than one', () => {
  expect([0.2, 0.99, 1, 1.4].map(shownShare)).toEqual([0, 0, 1, 1]);
});
