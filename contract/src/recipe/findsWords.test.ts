import { expect, test } from 'vitest';
import { findsWords } from './findsWords.ts';

test('a phrase needs all its words, in any order and whatever stands between', () => {
  expect(findsWords('Weizenmehl W480 glatt', ['weizenmehl glatt'])).toBe(true);
  expect(findsWords('Irish Beef Mince, 10 % fat', ['mince beef'])).toBe(true);
  expect(findsWords('Weizenmehl W480 griffig', ['weizenmehl glatt'])).toBe(false);
});

test('one phrase of several is enough, none of none is not', () => {
  expect(findsWords('Rapsöl', ['sonnenblumenöl', 'rapsöl'])).toBe(true);
  expect(findsWords('Rapsöl', [])).toBe(false);
});

test('a word is a whole one unless a star says where it may go on', () => {
  expect(findsWords('Buttermilch', ['butter'])).toBe(false);
  expect(findsWords('Buttermilch', ['butter*'])).toBe(true);
  expect(findsWords('Alpensalz jodiert', ['*salz'])).toBe(true);
  expect(findsWords('Salzstangerl', ['*salz'])).toBe(false);
  expect(findsWords('Dinkelvollkornmehl', ['*vollkorn*'])).toBe(true);
});

test('case, accents and hyphens do not matter', () => {
  expect(findsWords('CRÈME FRAÎCHE', ['creme fraiche'])).toBe(true);
  expect(findsWords('Self-Raising Flour', ['self raising flour'])).toBe(true);
  expect(findsWords('Weizengrieß', ['WEIZENGRIESS'])).toBe(true);
});

test('a star in a name stands for nothing', () => {
  expect(findsWords('*** Eier', ['eier'])).toBe(true);
});

test('a phrase without a letter or digit that is read finds nothing, not everything', () => {
  for (const phrase of ['', '–', '…', 'рис']) expect(findsWords('Brown onions', [phrase])).toBe(false);
});
