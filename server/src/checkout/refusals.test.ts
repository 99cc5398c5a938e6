import { cartFailures, checkoutFailures } from '@trolley/contract';
import { expect, test } from 'vitest';
import { refusalOf } from './refusals.ts';

const file = { invalidAddressMessage: 'default' } as const;

test('a checkout’s refusal tells its code, what is needed to go on, and who had started it', () => {
  const refused = { failure: checkoutFailures.totalChanged, payload: { seen: 1 } };
  expect(refusalOf(refused, file, 'WEBHOOK')).toMatchObject({
    status: 409,
    errorCode: 'totalChanged',
    customPayload: { seen: 1 },
    paymentInitiator: 'WEBHOOK',
  });
});

test('what is not the checkout’s own is told as the cart tells it', () => {
  expect(refusalOf({ failure: cartFailures.staleRevision, payload: { revision: 3 } }, file)).toMatchObject({
    status: 409,
    errorCode: 'staleRevision',
  });
});
