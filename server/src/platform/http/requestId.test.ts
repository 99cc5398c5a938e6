import { expect, test } from 'vitest';
import { requestIdOf } from './requestId.ts';

test('API-02 the caller’s own id is taken over when it is a plain token', () => {
  expect(requestIdOf({ 'x-request-id': '3f2b8c1e-0000-4000-8000-1234567890ab-1731628800000' })).toBe(
    '3f2b8c1e-0000-4000-8000-1234567890ab-1731628800000',
  );
});

test.each([undefined, '', 'short', 'a'.repeat(81), 'line\r\nset-cookie: x=1', '{"a":1}-------', 'ünicode-ünicode'])(
  'API-02 %j is replaced by a random UUID and a time stamp',
  (given) => {
    expect(requestIdOf({ 'x-request-id': given }, 1_731_628_800_000)).toMatch(/^[0-9a-f-]{36}-1731628800000$/);
  },
);

test('API-02 no two ids are the same', () => {
  expect(new Set(Array.from({ length: 1000 }, () => requestIdOf({}, 0))).size).toBe(1000);
});
