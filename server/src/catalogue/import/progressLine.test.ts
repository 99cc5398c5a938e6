import { expect, test } from 'vitest';
import { createProgressLine } from './progressLine.ts';

function show(isTTY: boolean) {
  let now = 0;
  let output = '';
  const screen = { isTTY, columns: 40, write: (text: string) => (output += text) };
  const line = createProgressLine(screen, 1000, () => now);
  for (const second of [0, 0.05, 5, 11, 12]) {
    now = second * 1000;
    line.show({ step: 'read', file: 'products.jsonl', rows: 12_500, bytes: 100 * second });
  }
  line.say('products.jsonl:3: name: expected text');
  now = 30_000;
  line.show({ step: 'write', kind: 'price', done: 5000, of: 100_000 });
  line.end();
  return output;
}

test('a terminal shows one line that is written over and leaves nothing', () => {
  const output = show(true);
  expect(output.split('\n')).toHaveLength(2);
  expect(output).toContain('reading products.jsonl: 12,500 rows, 50');
  expect(output.endsWith('\r\u001b[K')).toBe(true);
});

test('a log gets a line now and then', () => {
  expect(show(false).split('\n')).toEqual([
    'reading products.jsonl: 12,500 rows, 110 %, 11 s',
    'products.jsonl:3: name: expected text',
    'writing price: 5,000 of 100,000, 30 s',
    '',
  ]);
});
