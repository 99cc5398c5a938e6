import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import { createTexts } from './texts.ts';

const texts = createTexts({
  locale: 'de-AT',
  timeZone: 'Europe/Vienna',
  messageBundle: {
    language: 'de',
    messages: {
      plain: 'Alle Seiten',
      term: compile('Treffer für „{term}“'),
      count: compile('{count, plural, one {# Treffer} other {# Treffer insgesamt}}'),
    },
  },
});

test('a text is found by its key, with its values in the language of the tenant', () => {
  expect(texts('plain')).toBe('Alle Seiten');
  expect(texts('term', { term: 'Käse {x}' })).toBe('Treffer für „Käse {x}“');
  expect(texts('count', { count: 1 })).toBe('1 Treffer');
  expect(texts('count', { count: 12 })).toBe('12 Treffer insgesamt');
});

test('a key without a text has none', () => {
  expect(texts('gone')).toBeUndefined();
  expect(texts('toString')).toBeUndefined();
});
