import { expect, test } from 'vitest';
import { parsePostmaster } from './postmasterFile.ts';

test('a running server tells its number, port and socket', () => {
  const text = '4711\n/srv/data/postgres\n1700000000\n5432\n/tmp/trolley-abc\n\n  123456     98304\nready   \n';
  expect(parsePostmaster(text)).toEqual({ pid: 4711, port: 5432, socketFolder: '/tmp/trolley-abc', ready: true });
});

test('a server that has only begun to write its file is not ready', () => {
  expect(parsePostmaster('4711\n/srv/data/postgres\n')).toEqual({ pid: 4711, port: 0, socketFolder: '', ready: false });
});

test('an empty or strange file is no server', () => {
  expect(parsePostmaster('')).toBeUndefined();
  expect(parsePostmaster('hello\n')).toBeUndefined();
});
