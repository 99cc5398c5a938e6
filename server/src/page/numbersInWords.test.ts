import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numbersInHtml, numbersInWords } from './numbersInWords.ts';

const numbers = (memberPrices: number) => () => ({ products: 89_080, offers: 0, memberPrices });

test.each([
  [537, 'Über 530 Preise'],
  [501, 'Über 500 Preise'],
  [500, 'Über 490 Preise'],
  [12, 'Über 11 Preise'],
  [11, 'Über 10 Preise'],
  [10, undefined],
  [0, undefined],
])('with %i prices for members a page says: %s', (count, said) => {
  expect(numbersInWords('Über {memberPrices} Preise', numbers(count), 'de-AT')).toBe(said);
});

test('numbers are written as the language does, and the sentence about nothing is left out', () => {
  const text = 'More than {products} products. {offers} offers this week! Delivered today.';
  expect(numbersInWords(text, numbers(1), 'en-IE')).toBe('More than 89,000 products. Delivered today.');
});

test('words without numbers are left as they are, and nothing is counted for them', () => {
  const counted = () => {
    throw new Error('counted');
  };
  expect(numbersInWords('Ab {amount} gratis.', counted, 'de-AT')).toBe('Ab {amount} gratis.');
});

test('what is said is always less than there is, and never less than nine tenths of it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 11, max: 1_000_000 }), (count) => {
      const said = Number(numbersInWords('{memberPrices}', numbers(count), 'en-IE')?.replaceAll(',', ''));
      expect(said).toBeLessThan(count);
      expect(said).toBeGreaterThanOrEqual((count - 1) * 0.9);
    }),
  );
});

test('the last day of the offers is said where they share one', () => {
  const until = (offersUntil?: string) => () => ({
    products: 1,
    offers: 20,
    memberPrices: 0,
    ...(offersUntil && { offersUntil }),
  });
  const text = 'Gültig bis {offersUntil}. Jeden Donnerstag neu.';
  expect(numbersInWords(text, until('2026-11-18'), 'de-AT')).toBe(
    'Gültig bis Mittwoch, 18. November. Jeden Donnerstag neu.',
  );
  expect(numbersInWords('Until {offersUntil}.', until('2026-11-18'), 'en-IE')).toBe('Until Wednesday, 18 November.');
  expect(numbersInWords(text, until(), 'de-AT')).toBe('Jeden Donnerstag neu.');
  expect(numbersInHtml('<p>Until {offersUntil}.</p><p>New.</p>', until(), 'en-IE')).toBe('<p>New.</p>');
});
