import fc from 'fast-check';
import { expect, test } from 'vitest';
import { billingFieldNames, fieldSettings } from '../service/orderConfig.ts';
import { withoutHidden } from './billing.ts';

test('VAL-18 fields configured as Hide are removed, the others stay', () => {
  const address = { firstName: 'Ada', title: 'Dr.', floor: '3', door: '7', companyName: 'Ada OG' };
  expect(withoutHidden(address, { title: 'Hide', floor: 'Show', companyName: 'Mandatory' })).toEqual({
    firstName: 'Ada',
    floor: '3',
    door: '7',
    companyName: 'Ada OG',
  });
  expect(withoutHidden(address, {})).toEqual(address);
});

test('VAL-18 nothing hidden is ever sent, and nothing else is lost', () => {
  const fields = fc.dictionary(fc.constantFrom(...billingFieldNames), fc.constantFrom(...fieldSettings));
  const address = Object.fromEntries([...billingFieldNames, 'email', 'city'].map((name) => [name, 'x']));
  fc.assert(
    fc.property(fields, (settings) => {
      const sent = Object.keys(withoutHidden(address, settings));
      expect(sent).toEqual(Object.keys(address).filter((name) => settings[name] !== 'Hide'));
    }),
    { numRuns: 50 },
  );
});
