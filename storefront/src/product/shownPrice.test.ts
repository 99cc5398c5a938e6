import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownPrice } from './shownPrice.ts';

const offer = { value: 319, lowest30: 539, percent: 40, from: '2026-11-12', until: '2026-11-18' };
const price = {
  regular: { value: 559 },
  offer,
  loyalty: { value: 279, perUnit: 558 },
  base: { value: 638, unit: 'kg' as const },
};

test('LOY-01 a member’s price below an offer: crossed out and percentage are about the lowest of 30 days', () => {
  expect(shownPrice(price, true)).toEqual({
    isMember: true,
    value: 279,
    instead: 539,
    offer: { ...offer, percent: 48 },
    unit: { value: 558, unit: 'kg' },
  });
});

test('everybody else sees the offer as it is', () => {
  expect(shownPrice(price, false)).toEqual({
    isMember: false,
    value: 319,
    instead: 539,
    offer,
    unit: { value: 638, unit: 'kg' },
  });
});

test('a member’s price without an offer stands against the regular one, without a percentage', () => {
  const { offer: _, ...lasting } = price;
  expect(shownPrice(lasting, true)).toMatchObject({ value: 279, instead: 559, offer: undefined });
  expect(shownPrice(lasting, false).instead).toBeUndefined();
});

test('LOY-01 the percentage never promises more than the crossed-out price and the paid one give', () => {
  const cents = fc.integer({ min: 1, max: 100_000 });
  fc.assert(
    fc.property(cents, cents, cents, (a, b, c) => {
      const [member = 1, value = 1, lowest30 = 1] = [a, b, c].sort((one, other) => one - other);
      fc.pre(member < value && value < lowest30);
      const reduced = {
        regular: { value: lowest30 },
        offer: { ...offer, value, lowest30 },
        loyalty: { value: member },
      };
      const shown = shownPrice(reduced, true);
      const percent = shown.offer?.percent ?? -1;
      const base = shown.instead ?? 0;
      expect(percent * base).toBeLessThanOrEqual((base - shown.value) * 100);
      expect((percent + 1) * base).toBeGreaterThan((base - shown.value) * 100);
    }),
  );
});
