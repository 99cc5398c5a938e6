import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('files and options in any order', () => {
  expect(readOptions(['a.csv', '--kind', 'prices', '--skip-bad', '-', '--report=bad.jsonl'])).toEqual({
    files: ['a.csv', '-'],
    kind: 'price',
    dryRun: false,
    skipBad: true,
    retireMissing: false,
    acceptPriceJumps: false,
    maps: [],
    allowPrivateAddresses: false,
    refreshPhotos: false,
    report: 'bad.jsonl',
  });
  expect(readOptions(['a.csv', '--map', 'a.json', '--map=b.json', '--encoding', 'windows-1252'])).toMatchObject({
    maps: ['a.json', 'b.json'],
    encoding: 'windows-1252',
  });
  expect(readOptions(['a.csv', '--accept-price-jumps'])).toMatchObject({ acceptPriceJumps: true });
  expect(readOptions(['--help'])).toBe('help');
});

test.each([
  [[], 'Which file?'],
  [['a.csv', '--kind', 'coupons'], '--kind coupons: expected one of: store, vat'],
  [['a.csv', 'a.csv'], 'a.csv: is named twice'],
  [['a.csv', '--encoding', 'ansi-odd'], '--encoding ansi-odd: expected a name like windows-1252'],
  [['a.csv', '--force'], "Unknown option '--force'"],
])('%j is refused', (args, problem) => {
  expect(readOptions(args)).toEqual({ problem: expect.stringContaining(problem) as string });
});
