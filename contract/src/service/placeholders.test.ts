import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DistributionAddress } from './address.ts';
import { withoutPlaceholders, withPlaceholders } from './placeholders.ts';

test('VAL-17 placeholders are sent for what is empty', () => {
  expect(
    withPlaceholders<Partial<DistributionAddress>>({ distributionType: 'DELIVERY', city: 'Wien', door: ' ' }),
  ).toEqual({
    distributionType: 'DELIVERY',
    city: 'Wien',
    streetNumber: 'na',
    stairCase: 'na',
    door: 'na',
    floor: 'nan',
    streetName: 'nana',
    postalCode: 'nana',
    additionalInfo: 'nana',
    firstName: 'nana',
    lastName: 'nana',
  });
});

test('VAL-17 placeholders are stripped on read, where they stand for nothing', () => {
  expect(withoutPlaceholders({ door: 'na', floor: 'nan', city: 'nana', firstName: '', lastName: 'Na' })).toEqual({
    lastName: 'Na',
  });
  // The placeholder of another field is plain text here.
  expect(withoutPlaceholders({ floor: 'na', city: 'nan' })).toEqual({ floor: 'na', city: 'nan' });
});

test('VAL-17 whatever is sent is read as it was given', () => {
  const word = fc.constantFrom('x', '12a', 'Wien', 'n', 'naan');
  const address = fc.record(
    {
      streetName: word,
      streetNumber: word,
      door: word,
      floor: word,
      city: word,
      additionalInfo: word,
      phoneNumber: word,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(address, (given) => {
      expect(withoutPlaceholders(withPlaceholders(given))).toEqual({ ...given });
    }),
    { numRuns: 100 },
  );
});
