import { expect, test } from 'vitest';
import { setBilling } from './setBilling.ts';
import { documentOf } from './testing.ts';

test('VAL-18 what the tenant does not ask for is not stored', () => {
  const document = documentOf({ milk: 1 }, { billing: { email: 'old@example.at', city: 'Graz' } });
  const billing = { email: 'new@example.at', title: 'Dr.', floor: '2' };
  expect(setBilling(document, billing, { title: 'Hide', floor: 'Show' })).toEqual({
    document: { ...document, billing: { email: 'new@example.at', floor: '2' } },
  });
});

test('CHK-02 one that goes with the goods goes where they go, whatever was sent', () => {
  const address = { distributionType: 'DELIVERY', streetName: 'Neubaugasse', postalCode: '1070' } as const;
  const billing = { category: 'combined', email: 'anna@example.at', streetName: 'Lindengasse' } as const;
  const { document } = setBilling(documentOf({ milk: 1 }, { address }), billing, {});
  expect(document.billing).toEqual({ ...billing, streetName: 'Neubaugasse', postalCode: '1070' });
});
