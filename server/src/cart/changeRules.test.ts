import { expect, test } from 'vitest';
import { isSettled, remembered, settledBefore } from './changeRules.ts';
import { documentOf } from './rules/testing.ts';
import type { CartRow } from './storage/readCart.ts';
import { guestWith } from './testing.ts';

const cartOf = (row: Partial<CartRow> = {}, document = documentOf({})) => ({
  row: { id: 'c1', mode: 'REGULAR' as const, status: 'OPEN' as const, revision: 4, ...row },
  document,
});
const keyed = guestWith('c1', { idempotencyKey: 'k' });
const change = { name: 'addItem', body: { sku: 'p1' } };
const after = (extra: object) => remembered({ document: documentOf({}), ...extra }, keyed, change).document;
const repeatedOf = (extra: object) => settledBefore(cartOf({}, after(extra)), keyed, change);

test('a failure and a repetition settle a change; a document does not', () => {
  expect(isSettled({ failure: 'x' })).toBe(true);
  expect(isSettled({ repeated: {} })).toBe(true);
  expect(isSettled({ document: documentOf({}) })).toBe(false);
});

test('an open cart may be changed where its revision is the caller’s, or the caller sent none', () => {
  expect(settledBefore(cartOf(), guestWith('c1'), change)).toBeUndefined();
  expect(settledBefore(cartOf(), guestWith('c1', { revision: 4 }), change)).toBeUndefined();
  expect(settledBefore(cartOf(), keyed, change), 'the key is new').toBeUndefined();
});

test('another revision, and a cart that is not open, are refused with what is so now', () => {
  expect(settledBefore(cartOf(), guestWith('c1', { revision: 5 }), change)).toEqual({
    failure: 'staleRevision',
    payload: { revision: 4 },
  });
  expect(settledBefore(cartOf({ status: 'FINALIZED' }), guestWith('c1'), change)).toEqual({
    failure: '3',
    payload: { cartStatus: 'FINALIZED' },
  });
});

test('a change that was made before is known by its key, also when its cart has moved on; another one is refused', () => {
  const used = after({ outcome: 'added' });
  const stale = { ...keyed, revision: 1 };
  expect(settledBefore(cartOf({ status: 'FINALIZED' }, used), stale, change)).toEqual({
    repeated: { outcome: 'added' },
  });
  for (const other of [
    { ...change, name: 'removeItems' },
    { ...change, body: { sku: 'p2' } },
  ]) {
    expect(settledBefore(cartOf({}, used), keyed, other)).toEqual({ failure: 'idempotencyKeyReused' });
  }
});

test('without a key nothing of a change is stored; with one, no more than its answer', () => {
  const made = { document: documentOf({}), outcome: 'added' as const };
  expect(remembered(made, guestWith('c1'), change)).toBe(made);
  expect(remembered(made, keyed, change)).toMatchObject({ outcome: 'added', document: { keys: [{ key: 'k' }] } });
  expect(after({}).keys[0]).not.toHaveProperty('outcome');
  expect(after({ notDone: [] }).keys[0], 'nothing was left undone').not.toHaveProperty('outcome');
  expect(repeatedOf({})).toEqual({ repeated: {} });
});

test('what a change told comes back: its outcome, what became different, what was not done', () => {
  const notDone = [{ sku: 'p1', quantity: 5, reason: 'capped' }];
  const changes = [{ kind: 'slotReleased' }];
  expect(repeatedOf({ notDone })).toEqual({ repeated: { notDone } });
  expect(repeatedOf({ changes })).toEqual({ repeated: { changes } });
  expect(repeatedOf({ outcome: 'capped', changes, notDone })).toEqual({
    repeated: { outcome: 'capped', changes, notDone },
  });
});

test('a long story is cut to its outcome: a document holds many of them', () => {
  const told = (length: number) => ({
    outcome: 'added',
    changes: [{ kind: 'slotReleased', name: 'x'.repeat(length) }],
  });
  const frame = JSON.stringify(told(0)).length;
  expect(repeatedOf(told(2000 - frame))).toEqual({ repeated: told(2000 - frame) });
  expect(repeatedOf(told(2001 - frame))).toEqual({ repeated: { outcome: 'added' } });
});
