import { expect, test } from 'vitest';
import { ApiError } from './apiError.ts';
import { trackedError } from './trackedError.ts';

test('ERR-12 a payment error has a code and a description', () => {
  const error = new ApiError(402, 'Refused', {
    errorCode: 'paymentFailed',
    customPayload: { code: '51', description: 'Not enough money', more: 1 },
  });
  expect(trackedError(error)).toEqual({ type: 'paymentError', code: '51', description: 'Not enough money' });
});

test('ERR-12 an error of the retail gateway has its code and message', () => {
  expect(trackedError(new ApiError(409, 'Sold out', { errorCode: '3', customPayload: { sku: '1' } }))).toEqual({
    type: 'retailGateway',
    errorCode: '3',
    message: 'Sold out',
  });
});

test('ERR-12 any other error has its status', () => {
  expect(trackedError(new ApiError(503, 'Away'))).toEqual({ type: 'other', status: 503 });
  expect(trackedError(new TypeError('x is undefined'))).toEqual({ type: 'other', status: 0 });
  expect(trackedError(undefined)).toEqual({ type: 'other', status: 0 });
});
