import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packScale } from './packScale.ts';
import { parseSize } from './size.ts';

const scaleOf = (size: string, ...sizes: readonly string[]) =>
  packScale(parseSize(size), { sizes: sizes.map((text): [string, number] => [text, 100]) });

test('half a litre is drawn smaller than a litre, and a litre as large as it gets', () => {
  expect(scaleOf('1 l', '1 l', '0.5 l')).toBe(1);
  expect(scaleOf('500 ml', '1 l', '500 ml')).toBeCloseTo(0.826);
  expect(scaleOf('0.33 l', '1.5 l', '0.5 l', '0.33 l', '6 x 1.5 l')).toBeCloseTo(0.689);
});

test('multipacks, pieces and weighed goods are as large as they are', () => {
  expect(scaleOf('12 x 1 l', '1 l', '12 x 1 l')).toBe(1);
  expect(scaleOf('1 pc', '1 pc', '6 pc')).toBe(1);
  expect(scaleOf('step 100 g', 'step 100 g', '1 kg')).toBe(1);
});

test('what holds more is never drawn smaller', () => {
  const amounts = fc.uniqueArray(fc.integer({ min: 1, max: 5000 }), { minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(amounts, (grams) => {
      const sizes = grams.toSorted((a, b) => a - b).map((gram) => `${gram} g`);
      const scales = sizes.map((size) => scaleOf(size, ...sizes));
      expect(scales).toEqual(scales.toSorted((a, b) => a - b));
      expect(scales.at(-1)).toBe(1);
    }),
  );
});
