import { expect, test } from 'vitest';
import { describeProblem, shownValue } from './problem.ts';

test('a value is shown as it stands there, cut, and without signs that a terminal would obey', () => {
  expect(shownValue('500 Stk')).toBe('500 Stk');
  expect(shownValue(12)).toBe('12');
  expect(shownValue({ country: 'AT' })).toBe('{"country":"AT"}');
  expect(shownValue('x'.repeat(1_000_000))).toBe(`${'x'.repeat(39)}…`);
  expect(shownValue('\u001b[2J\u0000\ud83e')).toBe('\ufffd[2J\ufffd\ufffd');
  for (const nothing of [undefined, null, '']) expect(shownValue(nothing)).toBeUndefined();
});

test('a problem is told with its place; line 0 is the file as a whole', () => {
  expect(describeProblem({ file: 'a.csv', line: 7, field: 'sku', reason: 'expected one' })).toBe(
    'a.csv:7: sku: expected one',
  );
  expect(describeProblem({ file: 'a.xlsx', line: 0, field: '', reason: 'this is a workbook' })).toBe(
    'a.xlsx: this is a workbook',
  );
});
