import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brightness, contrast, darken, lighten, mix, readable } from './colour.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('colours', () => {
  test('mix, darken and lighten', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(mix('#fff', '#000000', 0)).toBe('#ffffff');
    expect(brightness(darken('#c0392b', 0.5))).toBeLessThan(brightness('#c0392b'));
    expect(brightness(lighten('#c0392b', 0.5))).toBeGreaterThan(brightness('#c0392b'));
  });

  test('contrast is that of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  test('there is readable ink on any ground, whatever is offered', () => {
    fc.assert(
      fc.property(colour, fc.array(colour, { maxLength: 3 }), (ground, candidates) => {
        expect(contrast(ground, readable(ground, candidates))).toBeGreaterThan(3.9);
      }),
    );
  });
});
