import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { Refusal } from '../platform/http/refusal.ts';
import { callerOf } from './caller.ts';

const id = '3f2b8c1e-9a4d-4c7b-8e21-0d5a6b7c8d9e';
const visitor = { member: false };
const asked = (cookies: Record<string, string>, headers: Record<string, string | string[]> = {}) =>
  ({ cookies, headers }) as unknown as FastifyRequest;

test('cookies tell which cart, zone and store; what is not there is left out', () => {
  expect(callerOf(asked({}), visitor)).toStrictEqual({ visitor });
  expect(callerOf(asked({ cart: id, zone: 'ost', store: 'west' }), visitor)).toStrictEqual({
    visitor,
    cartId: id,
    zone: 'ost',
    store: 'west',
  });
  expect(callerOf(asked({ store: 'west' }), visitor, 'east')).toStrictEqual({ visitor, store: 'east' });
});

test.each([`x${id}`, `${id}x`, id.slice(1), id.replace('-', ''), id.toUpperCase(), ''])(
  'a cookie that names no cart is none: %s',
  (cart) => {
    expect(callerOf(asked({ cart }), visitor)).toStrictEqual({ visitor });
  },
);

test('a key and the revision the change was meant for come with headers', () => {
  const key = 'Aa0_-'.padEnd(64, 'z');
  expect(callerOf(asked({}, { 'idempotency-key': key }), visitor)).toStrictEqual({ visitor, idempotencyKey: key });
  for (const ifMatch of ['123', '"123"', 'W/"123"']) {
    expect(callerOf(asked({}, { 'if-match': ifMatch }), visitor)).toStrictEqual({ visitor, revision: 123 });
  }
  expect(callerOf(asked({}, { 'if-match': '*' }), visitor), 'any').toStrictEqual({ visitor });
});

test.each([
  ['idempotency-key', ''],
  ['idempotency-key', 'k'.repeat(65)],
  ['idempotency-key', 'a b'],
  ['idempotency-key', ' a'],
  ['idempotency-key', ['a', 'b']],
  ['if-match', ''],
  ['if-match', 'twelve'],
  ['if-match', '1'.repeat(16)],
  ['if-match', 'x"12"'],
  ['if-match', '"12"x'],
])('a header %s that is not as expected is refused by name: %j', (path, value) => {
  const call = () => callerOf(asked({}, { [path]: value }), visitor);
  expect(call).toThrow(Refusal);
  expect(call).toThrow(expect.objectContaining({ status: 400, fields: [expect.objectContaining({ path })] }));
});
