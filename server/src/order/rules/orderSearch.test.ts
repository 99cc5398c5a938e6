import { expect, test } from 'vitest';
import { readSearch } from './orderSearch.ts';

test('CUST-13 what staff type is understood as words, a day or a telephone number', () => {
  expect(readSearch([])).toEqual({});
  expect(readSearch(['Huber', 'ANNA'])).toEqual({ words: "'huber':* & 'anna':*" });
  expect(readSearch(['Mueller', 'Anna'])).toEqual({ words: "('mueller':* | 'muller':*) & 'anna':*" });
  expect(readSearch(['2026-11-19'])).toEqual({ day: 20_776 });
  expect(readSearch(['1070', '2026-11-19'])).toEqual({ day: 20_776, words: "'1070':*" });
  expect(readSearch(['+43', '664', '123 45 67'])).toEqual({ words: "'436641234567':* | 'tel:76543214':*" });
  expect(readSearch(['40000017'])).toEqual({ words: "'40000017':* | 'tel:71000004':*" });
});

test('CUST-13 quotation marks and strokes are letters', () => {
  expect(readSearch(["O'Brien", 'a\\b'])).toEqual({ words: "'o''brien':* & 'a\\\\b':*" });
});
