import { expect, test } from 'vitest';
import { readFindTerm } from './findTerm.ts';

test('a name is looked for as it is typed and, where it may stand for umlauts, with them', () => {
  expect(readFindTerm('Berger,  Anna')).toEqual({ names: ['Berger Anna'] });
  expect(readFindTerm('Mueller Anna')).toEqual({ names: ['Mueller Anna', 'Muller Anna'] });
});

test('one word may also begin an e-mail address, and what has an @ is nothing else', () => {
  expect(readFindTerm('Anna.B')).toEqual({ names: ['Anna.B'], email: 'anna.b' });
  expect(readFindTerm('Anna@x.at')).toEqual({ names: [], email: 'anna@x.at' });
});

test('digits are a telephone number, and perhaps a card', () => {
  expect(readFindTerm('+43 664 1234567', 'AT')).toEqual({ names: [], telephone: '76543214' });
  expect(readFindTerm('2900000000018').card).toBe('2900000000018');
});

test('too little finds nobody', () => {
  for (const text of ['', 'an', '...', ' a ,b ']) expect(readFindTerm(text)).toEqual({ names: [] });
});
