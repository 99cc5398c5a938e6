import { expect, test } from 'vitest';
import { setBilling } from './setBilling.ts';
import { documentOf } from './testing.ts';

test('VAL-18 what the tenant does not ask for is not kept', () => {
  const document = documentOf({ milk: 1 }, { billing: { email: 'old@example.at', city: 'Graz' } });
  const billing = { email: 'new@example.at', title: 'Dr.', floor: '2' };
  expect(setBilling(document, billing, { title: 'Hide', floor: 'Show' })).toEqual({
    document: { ...document, billing: { email: 'new@example.at', floor: '2' } },
  });
});
