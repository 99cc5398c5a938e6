import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numbersInHtml, numbersInWords, sayableNumbers } from './numbersInWords.ts';

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

test('numbers that cannot be told apart in words say the same', () => {
  const count = fc.integer({ min: 0, max: 3000 });
  const day = fc.constantFrom(undefined, '2026-11-18', '2026-11-25');
  const some = fc.record({ products: count, offers: count, memberPrices: count, offersUntil: day });
  const text = 'Over {products} products. {offers} offers! {memberPrices} for members. Until {offersUntil}.';
  fc.assert(
    fc.property(some, some, (one, other) => {
      const say = (of: typeof one) => numbersInWords(text, () => of, 'en-IE');
      expect(sayableNumbers(one) === sayableNumbers(other) ? say(one) : say(other)).toBe(say(other));
    }),
  );
  const nearly = { products: 5371, offers: 531, memberPrices: 12 };
  expect(sayableNumbers({ ...nearly, products: 5372, offers: 535 })).toBe(sayableNumbers(nearly));
  expect(sayableNumbers({ ...nearly, offers: 541 })).not.toBe(sayableNumbers(nearly));
});
