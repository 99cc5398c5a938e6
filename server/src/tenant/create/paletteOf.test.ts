import { colourRoles, contrastOf, lowContrasts } from '@trolley/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toHex, toOklch } from './oklch.ts';
import { paletteOf } from './paletteOf.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('TEN-07 whatever colours a retailer has, every text can be read, light and dark', () => {
  fc.assert(
    fc.property(colour, fc.option(colour, { nil: undefined }), (primary, accent) => {
      const { colours } = paletteOf(primary, accent);
      for (const scheme of [colours.light, colours.dark]) {
        expect(Object.keys(scheme).toSorted()).toEqual([...colourRoles].toSorted());
        expect(lowContrasts(scheme)).toEqual([]);
      }
    }),
    { numRuns: 300 },
  );
});

test('a colour that can be read is left as it is; another shade is told', () => {
  expect(paletteOf('#1b5a3a', '#f5b83d')).toMatchObject({
    colours: { light: { brand: '#1b5a3a', accent: '#f5b83d' } },
    notes: [],
  });
  const yellow = paletteOf('#ffd500');
  expect(yellow.notes).toEqual([expect.stringContaining('#ffd500 is too light for text')]);
  expect(Math.abs(toOklch(yellow.colours.light.brand).h - toOklch('#ffd500').h)).toBeLessThan(12);
});

test('a colour survives the way there and back', () => {
  fc.assert(
    fc.property(colour, (hex) => {
      expect(contrastOf(toHex(toOklch(hex)), hex)).toBeLessThan(1.03);
    }),
  );
});
