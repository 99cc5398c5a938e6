import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('without a word it is an hour', () => {
  expect(readOptions([])).toMatchObject({ minutes: 60, port: 5600, doubling: false, docs: false });
});

test('numbers and words are taken as they are meant', () => {
  expect(readOptions(['--minutes=4', '--rate=0.5', '--port=5640', '--doubling', '--docs'])).toMatchObject({
    ...{ minutes: 4, rate: 0.5, port: 5640, doubling: true, docs: true, keep: false },
  });
});

test('what is not understood is named', () => {
  const args = ['--minutes=0', '--port=1.5', '--rate', '--hours=1', 'docs', '--docs=yes'];
  expect(readOptions(args)).toEqual({ notUnderstood: args });
});
