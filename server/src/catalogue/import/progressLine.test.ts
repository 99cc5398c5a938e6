import { expect, test } from 'vitest';
import { createProgressLine } from './progressLine.ts';

function show(isTTY: boolean) {
  let now = 0;
  let output = '';
  const screen = { isTTY, columns: 60, write: (text: string) => (output += text) };
  const line = createProgressLine(screen, 10_000, () => now);
  for (const second of [0, 0.05, 5, 11, 12]) {
    now = second * 1000;
    line.show({ step: 'read', file: 'products.jsonl', rows: 12_500, allRows: 1000 * second, bytes: 100 * second });
  }
  line.say('products.jsonl:3: name: expected text');
  now = 22_000;
  line.show({ step: 'check', kind: 'product' });
  const written = { step: 'write', kind: 'price', done: 5000, of: 100_000, dryRun: false } as const;
  now = 30_000;
  line.show({ ...written, allDone: 0, allOf: 200_000 });
  now = 40_000;
  line.show({ ...written, allDone: 50_000, allOf: 200_000 });
  line.end();
  return output;
}

test('a terminal shows one line that is written over and leaves nothing', () => {
  const output = show(true);
  expect(output.split('\n')).toHaveLength(2);
  expect(output).toContain('1/3 reading products.jsonl: 12,500 rows, 5 %, 1,000 rows/s,');
  expect(output.endsWith('\r\u001b[K')).toBe(true);
});

test('a log gets a line now and then, with phase, rate and the time that is left', () => {
  expect(show(false).split('\n')).toEqual([
    '1/3 reading products.jsonl: 12,500 rows, 11 %, 1,000 rows/s, 1:29 min left, 11 s so far',
    'products.jsonl:3: name: expected text',
    '2/3 checking products, 22 s so far',
    '3/3 writing prices: 5,000 of 100,000, 5,000 rows/s, 30 s left, 40 s so far',
    '',
  ]);
});
