import { expect, test } from 'vitest';
import { isRequestId, requestIdFrom } from '../index.ts';

test('API-02 a request id is made of a random UUID and a time stamp', () => {
  const id = requestIdFrom('0b5c9a52-1f7e-4b7e-9a3f-7f0a4c1d2e3f', 1_790_000_000_000);
  expect(id).toBe('0b5c9a52-1f7e-4b7e-9a3f-7f0a4c1d2e3f-1790000000000');
  expect(isRequestId(id)).toBe(true);
});

test.each(['', 'short', 'a'.repeat(81), 'with space in it', 'line\nbreak-line', undefined, 7])(
  'API-02 %j is not taken over as a request id',
  (value) => expect(isRequestId(value)).toBe(false),
);
