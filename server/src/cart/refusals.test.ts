import { cartCodes, cartFailures } from '@trolley/contract';
import { expect, test } from 'vitest';
import { refusalOf } from './refusals.ts';

const file = { invalidAddressMessage: 'We do not come there.' };
const refusal = (failure: string, payload?: unknown) => refusalOf({ failure, payload }, file);

test('a refusal has the status of its failure, its code, and what the caller needs to go on', () => {
  expect(refusal(cartFailures.cartNotFound)).toMatchObject({ status: 404, errorCode: 'cartNotFound' });
  expect(refusal(cartFailures.staleRevision, { revision: 4 })).toMatchObject({
    status: 409,
    message: 'The cart was changed meanwhile. Load it again.',
    customPayload: { revision: 4 },
  });
});

test('outside the areas the tenant has its own words; a failure without words is a conflict', () => {
  expect(refusal(cartCodes.distributionInvalid)).toMatchObject({ status: 409, message: 'We do not come there.' });
  expect(refusal('of tomorrow')).toMatchObject({
    status: 409,
    errorCode: 'of tomorrow',
    message: 'The cart cannot be changed like this.',
  });
});
