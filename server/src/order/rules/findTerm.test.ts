import { expect, test } from 'vitest';
import { readFindTerm } from './findTerm.ts';

test('what is typed is understood as words, as a number of any kind, or as a telephone number', () => {
  expect(readFindTerm('Huber, Anna')).toEqual({ words: "'huber':* & 'anna':*" });
  expect(readFindTerm(' # 40000017 ')).toEqual({ words: "'40000017':* | 'tel:71000004':*", invoice: 40_000_017 });
  expect(readFindTerm('+43 664 123 45 67', 'AT').words).toContain("'tel:76543214':*");
  expect(readFindTerm('anna@feldmarkt.example')).toEqual({ words: "'anna@feldmarkt.example':*" });
});

test('a short number is that of an invoice alone, and one that is too high of none', () => {
  expect(readFindTerm('17')).toEqual({ invoice: 17 });
  expect(readFindTerm('4000')).toEqual({ words: "'4000':*", invoice: 4000 });
  expect(readFindTerm('2147483648')).not.toHaveProperty('invoice');
});

test('too little finds nothing, and single letters beside words are left out', () => {
  for (const text of ['', 'hu', '!!!!', 'a b', '#', ' , ']) expect(readFindTerm(text), text).toEqual({});
  expect(readFindTerm('a huber')).toEqual({ words: "'huber':*" });
});

test('quotation marks and operators are letters', () => {
  expect(readFindTerm("O'Brien & ! x\\y")).toEqual({ words: "'o''brien':* & 'x\\\\y':*" });
});
