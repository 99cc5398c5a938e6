import { expect, test } from 'vitest';
import { formatPrice } from './money.ts';

test.each([
  ['de-AT', 179, '1,79 €'],
  ['de-AT', 0, '0,00 €'],
  ['en-IE', 123456, '€1,234.56'],
])('prices in %s are shown divided by 100', (locale, cents, shown) =>
  expect(formatPrice(cents, locale, 'EUR').replace(/\u00a0/g, ' ')).toBe(shown),
);
