import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breakLines } from './breakLines.ts';

describe('breaking a name into lines', () => {
  test.each([
    ['Bio-Vollmilch', 1, ['Bio-Vollmilch']],
    ['Haltbare Landmilch', 2, ['Haltbare', 'Landmilch']],
    ['Weizenmehl 700 glatt', 2, ['Weizenmehl', '700 glatt']],
    ['Vollkorn-Dinkelspaghetti', 2, ['Vollkorn-', 'Dinkelspaghetti']],
    ['Eier', 3, ['Eier']],
  ])('%s on %i', (text, most, lines) => {
    expect(breakLines(text, most)).toEqual(lines);
  });

  test('keeps every letter and never makes more lines than asked', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 60 }), fc.integer({ min: 1, max: 3 }), (text, most) => {
        const lines = breakLines(text, most);
        expect(lines.length).toBeLessThanOrEqual(most);
        expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      }),
    );
  });
});
