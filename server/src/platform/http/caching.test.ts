import fc from 'fast-check';
import { expect, test } from 'vitest';
import { etagOf, isFresh } from './caching.ts';

test('equal contents have equal tags, different ones different tags', () => {
  fc.assert(fc.property(fc.string(), fc.string(), (a, b) => (etagOf(a) === etagOf(b)) === (a === b)));
});

test.each([
  ['W/"a"', 'W/"a"', true],
  ['"a"', 'W/"a"', true],
  ['W/"a"', '"a"', true],
  ['"x", W/"a"', 'W/"a"', true],
  ['*', 'W/"a"', true],
  ['W/"b"', 'W/"a"', false],
  ['', 'W/"a"', false],
  [undefined, 'W/"a"', false],
])('If-None-Match %s against %s: %s', (header, etag, fresh) => {
  expect(isFresh(header, etag)).toBe(fresh);
});
