import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { withoutStacks } from './vite.signalsWithoutStack.ts';

test('React makes its signals, and only those, without a stack', async () => {
  const require = createRequire(import.meta.url);
  const client = require
    .resolve('react-dom/package.json')
    .replace(/package\.json$/, 'cjs/react-dom-client.production.js');
  const code = await readFile(client, 'utf8');
  const written = withoutStacks(code);
  const signals = [...written.matchAll(/(\w+) = Object\.create\(Error\.prototype, /g)].map(([, name]) => name);
  expect(signals).toHaveLength(5);
  expect(signals).toContain('SuspenseException');
  // What tells a mistake keeps its stack.
  expect(written.match(/throw Error\(/g)).toEqual(code.match(/throw Error\(/g));
});

test('a signal is still an error with its message', () => {
  const made = runInThisContext(`(formatProdErrorMessage) => {
    var ${withoutStacks('TestException = Error(formatProdErrorMessage(1))')};
    return TestException;
  }`)((code: number) => `error ${code}`);
  expect(made).toBeInstanceOf(Error);
  expect(made.message).toBe('error 1');
  expect(made.stack).toBeUndefined();
});
