import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { plainSignals } from './vite.reactSignals.ts';

const published = readFileSync(
  createRequire(import.meta.url)
    .resolve('react-dom/client')
    .replace(/client\.js$/, 'cjs/react-dom-client.production.js'),
  'utf8',
);

test('the signals React throws to itself carry their message and no stack, and nothing else is changed', () => {
  const before = published.split('\n');
  const changed = plainSignals(published).split('\n');
  const lines = changed.filter((line, at) => line !== before[at]);
  expect(lines.map((line) => /\w+Exception/.exec(line)?.[0])).toEqual([
    'HydrationMismatchException',
    'SuspenseException',
    'SuspenseyCommitException',
    'SuspenseActionException',
    'SelectiveHydrationException',
  ]);
  const [made] = /Object\.assign.*\}\)/.exec(lines[0] ?? '') ?? [];
  const make = runInThisContext(`(formatProdErrorMessage) => ${made}`) as (message: (code: number) => string) => Error;
  const one = make((code) => `signal ${code}`);
  expect(one).toBeInstanceOf(Error);
  expect(one.message).toBe('signal 519');
  expect(one.stack).toBeUndefined();
});

test('a React with other signals stops the build', () => {
  expect(() => plainSignals('SuspenseException = Error(formatProdErrorMessage(460))')).toThrow(
    '1 signals instead of 5',
  );
});
