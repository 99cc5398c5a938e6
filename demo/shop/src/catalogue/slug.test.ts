import fc from 'fast-check';
import { expect, test } from 'vitest';
import { skuOf, stablePick, toSlug } from './slug.ts';

const fold = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', '&': ' und ' };

test('umlauts, accents and signs become an address', () => {
  expect(toSlug('Zopf & Zimt Käsestangerl süß 3,6 %', fold)).toBe('zopf-und-zimt-kaesestangerl-suess-3-6');
  expect(toSlug('Crème fraîche', fold)).toBe('creme-fraiche');
});

test('a sku is the same for the same article and another for any other', () => {
  expect(skuOf('vollmilch', 'almglueck', '', '', '1 l')).toBe(skuOf('vollmilch', 'almglueck', '', '', '1 l'));
  expect(skuOf('vollmilch', 'almglueck', '', '', '0.5 l')).not.toBe(skuOf('vollmilch', 'almglueck', '', '', '1 l'));
  fc.assert(fc.property(fc.string(), (text) => /^[1-9]\d{7}$/.test(skuOf(text))));
});

test('picks spread evenly', () => {
  const counts = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 8000; i++) {
    const slot = stablePick(8, 'offer', String(10_000_000 + i));
    counts[slot] = (counts[slot] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
