import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { isKeyOf, orderKey } from './orderKey.ts';

const secret = randomBytes(32);

test('CUST-13 the key of a mail opens its own order alone, and only as it was written', () => {
  const key = orderKey(secret, '40000017');
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(isKeyOf(secret, '40000017', key)).toBe(true);
  expect(isKeyOf(secret, '40000018', key), 'another order').toBe(false);
  expect(isKeyOf(randomBytes(32), '40000017', key), 'another shop').toBe(false);
  const other = key.startsWith('A') ? 'B' : 'A';
  for (const wrong of ['', key.slice(1), `${key}A`, `${other}${key.slice(1)}`])
    expect(isKeyOf(secret, '40000017', wrong), wrong).toBe(false);
});
