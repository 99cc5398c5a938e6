import { paymentMethods, substitutions } from '@trolley/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CartDocument } from './document.ts';
import { emptyDocument, readDocument, writeDocument } from './document.ts';
import { anyCodes, codeTerms, documentOf, testWindow } from './testing.ts';

const optional = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });
const anyWord = fc.constantFrom('', 'a', '1000-x_1', 'Straße "7"\n', '–\u{1f34e}');
const anyInstant = fc.nat(2 ** 42);

const anyDocument: fc.Arbitrary<CartDocument> = fc
  .record({
    lines: fc.array(
      fc.record(
        {
          sku: anyWord,
          quantity: fc.integer({ min: 1, max: 100_000 }),
          addedAt: fc.nat(40_000_000),
          substitution: fc.constantFrom(...substitutions),
        },
        { requiredKeys: ['sku', 'quantity', 'addedAt'] },
      ),
      { maxLength: 6 },
    ),
    codes: anyCodes.map((codes) =>
      codes.map((one, at) => (at > 0 ? { ...one, distributionTypes: ['DELIVERY'] as const } : one)),
    ),
    crates: fc.boolean(),
    substitution: fc.constantFrom(...substitutions),
    address: optional(
      fc.record({
        distributionType: fc.constant('DELIVERY' as const),
        city: anyWord,
        position: fc.constant({ lat: 48.2, lng: 16.37 }),
      }),
    ),
    window: optional(
      fc.record(
        {
          id: anyWord,
          startsAt: anyInstant,
          endsAt: anyInstant,
          cutOffAt: anyInstant,
          fee: fc.nat(9999),
          green: fc.boolean(),
        },
        { requiredKeys: ['id', 'startsAt', 'endsAt', 'cutOffAt', 'green'] },
      ),
    ),
    billing: optional(fc.record({ email: anyWord })),
    payments: fc.array(
      fc.record({ methodKey: fc.constantFrom(...paymentMethods), amount: fc.nat() }, { requiredKeys: ['methodKey'] }),
      { maxLength: 2 },
    ),
    pass: optional(anyWord),
    keys: fc.array(fc.record({ key: anyWord, hash: anyWord, outcome: anyWord }, { requiredKeys: ['key', 'hash'] }), {
      maxLength: 3,
    }),
    merged: fc.array(anyWord, { maxLength: 3 }),
  })
  // Made anew as plain objects, which is what JSON gives.
  .map(({ address, window, billing, pass, ...rest }) => ({
    ...structuredClone(rest),
    ...(address && { address: { ...address } }),
    ...(window && { window: { ...window } }),
    ...(billing && { billing: { ...billing } }),
    ...(pass !== undefined && { pass }),
  }));

test('CART-01 a cart is read as it was written, to the last field', () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      expect(readDocument(writeDocument(document))).toStrictEqual(document);
    }),
    { numRuns: 30 },
  );
});

test('CART-01 what is so anyway is not written', () => {
  expect(writeDocument(emptyDocument())).toBe('{}');
  expect(writeDocument(documentOf({ a: 2 }, { substitution: 'none', crates: true }))).toMatch(
    /^\{"l":\[\["a",2,\d+\]\],"b":1,"s":"none"\}$/,
  );
});

test('CART-01 a document of an older version lacks what was not known then', () => {
  expect(readDocument('{}')).toStrictEqual(emptyDocument());
  expect(readDocument('{"l":[["a",3]]}').lines).toStrictEqual([{ sku: 'a', quantity: 3, addedAt: 0 }]);
  expect(readDocument('{"w":["w1",1,2,3]}').window).toStrictEqual({
    id: 'w1',
    startsAt: 1,
    endsAt: 2,
    cutOffAt: 3,
    green: false,
  });
});

test('CART-01 150 lines stay small', () => {
  const skus = Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`1000${index}`, 2]));
  expect(writeDocument(documentOf(skus, { codes: [codeTerms()], window: testWindow })).length).toBeLessThan(4000);
});
