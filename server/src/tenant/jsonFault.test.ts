import { expect, test } from 'vitest';
import { jsonFault } from './jsonFault.ts';

test.each([
  ['{', 1, 2],
  ['{\n  "a": 1,\n}', 3, 1],
  ['{\n  "a": }', 2, 8],
  ['{"a": 1 "b": 2}', 1, 9],
  ['{"a": [1, 2}', 1, 12],
  ['["a\nb"]', 1, 2],
  ['{"a": "\\x"}', 1, 7],
  ['{"a": 01}', 1, 8],
  ['{"a": -1.5e3, "b": [true, null, {}, []]} more', 1, 42],
  ['', 1, 1],
])('%j is no JSON from line %i, column %i on', (json, line, column) => {
  expect(() => JSON.parse(json)).toThrow(SyntaxError);
  expect(jsonFault(json)).toEqual({ line, column });
});
