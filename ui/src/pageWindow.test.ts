import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageWindow } from './pageWindow.ts';

describe('the pages offered', () => {
  test.each([
    [1, 1, [1]],
    [1, 5, [1, 2, null, 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [6, 12, [1, null, 5, 6, 7, null, 12]],
    [12, 12, [1, null, 11, 12]],
  ])('on page %i of %i', (current, last, offered) => expect(pageWindow(current, last)).toEqual(offered));

  test('are the ends and the current one, in order, each once, and a gap hides at least two', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (last, at) => {
        const current = (at % last) + 1;
        const offered = pageWindow(current, last);
        const pages = offered.filter((page) => page !== null);
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
        expect(pages).toEqual(expect.arrayContaining([1, current, last]));
        offered.forEach((page, index) => {
          const before = offered[index - 1];
          const after = offered[index + 1];
          if (page === null) expect((after ?? 0) - (before ?? 0)).toBeGreaterThan(2);
          else if (typeof before === 'number') expect(page - before).toBe(1);
        });
      }),
    ));
});
