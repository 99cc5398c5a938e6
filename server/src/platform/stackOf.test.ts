import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stackOf } from './stackOf.ts';

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'trolley-stack-'));
  mkdirSync(join(dir, 'dist/assets'), { recursive: true });
  // Its one mapping: the first character of the built file is line 11, column 3 of the source.
  const map = { version: 3, sources: ['../src/cart/addItem.ts'], names: [], mappings: 'AAUE' };
  writeFileSync(join(dir, 'dist/main.js.map'), JSON.stringify(map));
  writeFileSync(join(dir, 'dist/broken.js.map'), '{');
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const placed = (at: string) =>
  Object.assign(new Error('no such product'), {
    stack: `Error: no such product\n    at addItem (${pathToFileURL(dir).href}/${at})\n    at node:internal/process`,
  });

test('a stack names the places of the sources', () => {
  const source = pathToFileURL(join(dir, 'src/cart/addItem.ts')).href;
  expect(stackOf(placed('dist/main.js:1:40'))).toBe(
    `Error: no such product\n    at addItem (${source}:11:3)\n    at node:internal/process`,
  );
});

test('what a message holds is nobody’s place, and an address that is no file is none', () => {
  const words = `no file://elsewhere/dist/x.js:1:1\nat ${pathToFileURL(dir).href}/dist/main.js:1:1`;
  const error = Object.assign(new Error(words), {
    stack: `Error: ${words}\n    at file://elsewhere/dist/x.js:1:1\n    at a (file:///a%2Fb/dist/x.js:1:1)`,
  });
  expect(stackOf(error)).toBe(error.stack);
});

test.each(['dist/assets/other.js:1:40', 'dist/broken.js:1:40', 'src/a.ts:1:40'])(
  '%s stays as it is: it has no map that can be read',
  (at) => {
    const error = placed(at);
    expect(stackOf(error)).toBe(error.stack);
  },
);
