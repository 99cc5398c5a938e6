import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eanCheckDigit } from '../form/cardNumber.ts';
import { readLookup, sameBatch } from './readLookup.ts';

test('a name is taken as it was typed, without what stands around it', () => {
  expect(readLookup('product', '  Rispen  tomaten ')).toEqual({ by: 'product', words: 'Rispen tomaten' });
});

test('an EAN may have spaces, and is the same with zeros in front', () => {
  expect(readLookup('ean', '9 012345 678906')).toEqual({ by: 'ean', ean: '09012345678906' });
  expect(readLookup('ean', '96385074')).toEqual({ by: 'ean', ean: '00000096385074' });
});

test('the whole number of a barcode is one, also where a name was expected', () => {
  expect(readLookup('product', '9012345678906')).toEqual({ by: 'ean', ean: '09012345678906' });
  expect(readLookup('product', '9012345678905')).toEqual({ by: 'product', words: '9012345678905' });
});

test('of the last digits of an EAN only one is right; the others are told to be wrong', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{12}$/), fc.nat(9), (twelve, last) => {
      const read = readLookup('ean', `${twelve}${last}`);
      if (eanCheckDigit(twelve) === String(last)) expect(read).toMatchObject({ by: 'ean' });
      else expect(read).toEqual({ kind: 'checkDigit' });
    }),
  );
});

test('VAL-14 names have at most 150 signs, batches 50, EANs 30 digits', () => {
  expect(readLookup('product', 'x'.repeat(150))).toMatchObject({ by: 'product' });
  expect(readLookup('product', 'x'.repeat(151))).toEqual({ kind: 'maxLength', limit: 150 });
  expect(readLookup('batch', 'x'.repeat(50))).toMatchObject({ by: 'batch' });
  expect(readLookup('batch', 'x'.repeat(51))).toEqual({ kind: 'maxLength', limit: 50 });
  expect(readLookup('ean', '1'.repeat(31))).toEqual({ kind: 'maxLength', limit: 30 });
  expect(readLookup('ean', '1'.repeat(30))).toEqual({ kind: 'length', limit: 30 });
  expect(readLookup('ean', '12a')).toEqual({ kind: 'digits' });
});

test('nothing, and what no label can show, is told', () => {
  expect(readLookup('batch', ' ')).toEqual({ kind: 'required' });
  expect(readLookup('product', 'a\u0000b')).toEqual({ kind: 'characters' });
});

test('any text is either understood or told to be wrong', () => {
  fc.assert(
    fc.property(fc.constantFrom('product', 'ean', 'batch'), fc.string({ unit: 'binary' }), (by, typed) => {
      const read = readLookup(by, typed);
      expect('by' in read || 'kind' in read).toBe(true);
    }),
  );
});

test('a batch is the same however its label is copied', () => {
  expect(sameBatch('l 2646.07')).toBe(sameBatch('L2646-07'));
  expect(sameBatch('L2646-07')).not.toBe(sameBatch('L2646-08'));
});
