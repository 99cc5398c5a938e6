import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pictureHash } from './pictureHash.ts';

test('sixteen digits, the same for the same spec in whatever order its fields come', () => {
  expect(pictureHash({ a: 1, b: { c: 2, d: [3] } })).toMatch(/^[0-9a-f]{16}$/);
  expect(pictureHash({ b: { d: [3], c: 2 }, a: 1 })).toBe(pictureHash({ a: 1, b: { c: 2, d: [3] } }));
  expect(pictureHash({ a: 1, b: undefined })).toBe(pictureHash({ a: 1 }));
});

test('a spec keeps its hash through the database, which forgets the order', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (spec) => {
      const read = JSON.parse(JSON.stringify(spec)) as Record<string, unknown>;
      expect(pictureHash(Object.fromEntries(Object.entries(read).reverse()))).toBe(pictureHash(spec));
    }),
  );
});

test('another spec has another hash', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.string(), (spec, word) => {
      expect(pictureHash({ ...spec, own: word })).not.toBe(pictureHash({ ...spec, own: `${word}.` }));
    }),
  );
});
