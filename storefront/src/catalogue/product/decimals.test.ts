import { expect, test } from 'vitest';
import { withDecimals } from './decimals.ts';

test.each([
  [0, 1, '0'],
  [3.45, 2, '3,45'],
  [12.04, 1, '12'],
  [1234.5, 1, '1234,5'],
])('%d with at most %d decimals is %s', (value, most, written) => expect(withDecimals(value, most, ',')).toBe(written));
