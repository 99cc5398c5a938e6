import { expect, test } from 'vitest';
import type { Problem } from './problem.ts';
import { createReasons } from './reasons.ts';

function linesOf(problems: readonly Problem[]): readonly string[] {
  const reasons = createReasons();
  for (const problem of problems) reasons.add(problem);
  return reasons.lines();
}
const bad = (line: number, reason: string, more: Partial<Problem> = {}): Problem => ({
  file: 'products.csv',
  line,
  field: 'content',
  reason,
  ...more,
});

test('63,435 bad rows show their reasons at one glance, with three examples each, the most frequent first', () => {
  const problems = [
    ...Array.from({ length: 265 }, (_, n) => bad(n + 2, 'expected a price', { file: 'prices.csv', field: 'cents' })),
    ...Array.from({ length: 31_665 }, (_, n) =>
      bad(n + 118, `expected a content of the category "c${n % 40}"`, { value: `${n + 1} Stk` }),
    ),
    ...Array.from({ length: 31_505 }, (_, n) =>
      bad(n + 9, `there is no product "M${n}": its own row is bad`, {
        file: 'prices.csv',
        field: 'sku',
        follows: true,
      }),
    ),
  ];
  expect(linesOf(problems)).toEqual([
    '  31,665 × content: expected a content of the category "…"',
    '           e.g. products.csv:118 ("1 Stk"), products.csv:119 ("2 Stk"), products.csv:120 ("3 Stk")',
    '     265 × cents: expected a price',
    '           e.g. prices.csv:2, prices.csv:3, prices.csv:4',
    'Because of these, 31,505 more rows cannot be used:',
    '  31,505 × sku: there is no product "…": its own row is bad',
    '           e.g. prices.csv:9, prices.csv:10, prices.csv:11',
  ]);
});

test('what all rows say alike is shown as it is, what differs is left out', () => {
  expect(linesOf([bad(1, 'expected "500 g"'), bad(2, 'expected "500 g"')])[0]).toBe('  2 × content: expected "500 g"');
  expect(linesOf([bad(1, 'stands already in a.csv:5'), bad(2, 'stands already in a.csv:6')])[0]).toBe(
    '  2 × content: stands already in …',
  );
});

test('reasons that never repeat are counted together after a thousand', () => {
  const problems = Array.from({ length: 5000 }, (_, n) => bad(n + 1, 'expected text', { field: `field${n}` }));
  const lines = linesOf(problems);
  expect(lines).toHaveLength(41);
  expect(lines[0]).toBe('  4,000 × other reasons');
  expect(lines.at(-1)).toBe('  … and 981 further reasons for 981 problems');
});
