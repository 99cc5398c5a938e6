import { cartFailures } from '@trolley/contract';
import { expect, test } from 'vitest';
import { DatabaseBusy } from '../platform/database/database.ts';
import { changeUnderLock, type JoinedChange } from './changeUnderLock.ts';
import { documentOf } from './rules/testing.ts';
import { memoryCarts } from './testing/memoryCarts.ts';
import { answered, customer, guest, guestWith } from './testing.ts';

const crates: JoinedChange = {
  name: 'crates',
  change: async (_, { document }) => ({ document: { ...document, crates: true }, outcome: 'added' }),
};
const refused: JoinedChange = { name: 'refused', change: async () => ({ failure: cartFailures.lineNotFound }) };

test('a change is saved, remembered and told with what it tells besides', async () => {
  const { carts, asked, put, documentOf: stored } = memoryCarts();
  put('c1');
  const cart = answered(await changeUnderLock(carts, guestWith('c1'), crates));
  expect(cart).toMatchObject({ id: 'c1', revision: 2, outcome: 'added', crateDepositDesired: true });
  expect(stored('c1').crates).toBe(true);
  expect(carts.cache.get('c1')?.row.revision).toBe(2);
  expect(asked).toEqual(['cart-locked', 'cart-save']);
});

test('a change that is refused leaves nothing behind, not even the cart it began', async () => {
  const { carts, asked, rows } = memoryCarts();
  expect(await changeUnderLock(carts, guest, refused)).toEqual({ failure: 'lineItemNotFound' });
  expect(asked).toEqual(['cart-insert']);
  expect(rows()).toEqual([]);
  expect(answered(await changeUnderLock(carts, guest, crates)).revision).toBe(2);
  expect(rows()).toHaveLength(1);
});

test('a change that needs a cart begins none', async () => {
  const { carts, asked } = memoryCarts();
  const change = { ...crates, needsCart: true };
  expect(await changeUnderLock(carts, guest, change)).toEqual({ failure: 'cartNotFound' });
  expect(asked).toEqual([]);
});

test('a change under a key is made once and told as the first time', async () => {
  const { carts, put, row } = memoryCarts();
  put('c1');
  const caller = guestWith('c1', { idempotencyKey: 'k' });
  const first = answered(await changeUnderLock(carts, caller, crates));
  expect(answered(await changeUnderLock(carts, caller, crates))).toEqual(first);
  expect(row('c1')?.revision).toBe(2);
});

test('a cart whose payment is under way is not changed, and its change is not even looked at', async () => {
  const { carts, put } = memoryCarts();
  put('c1', { status: 'FINALIZED' });
  const change = { name: 'never', change: () => Promise.reject(new Error('looked at')) };
  expect(await changeUnderLock(carts, guestWith('c1'), change)).toEqual({
    failure: '3',
    payload: { cartStatus: 'FINALIZED' },
  });
});

test('an error of the change comes out, and what was done is undone', async () => {
  const { carts, rows } = memoryCarts();
  const change = { name: 'broken', change: () => Promise.reject(new Error('broken')) };
  await expect(changeUnderLock(carts, guest, change)).rejects.toThrow('broken');
  expect(rows()).toEqual([]);
});

test('a cart that changes under its lock is a bug, and said to be one', async () => {
  const { carts, put, alter, meanwhile } = memoryCarts();
  put('c1');
  meanwhile('cart-save', () => alter('c1', {}));
  await expect(changeUnderLock(carts, guestWith('c1'), crates)).rejects.toThrow('changed under its lock');
});

test('a cart that others began and gave up again is begun once more, up to twenty times', async () => {
  const { carts, asked, put, remove, meanwhile } = memoryCarts();
  const othersBegin = () => void put('others', { customerId: 'ana' });
  const othersGiveUp = () => remove('others');
  meanwhile('cart-insert', othersBegin, 19);
  meanwhile('cart-of-customer', othersGiveUp, 20);
  expect(answered(await changeUnderLock(carts, customer('ana'), crates)).id).not.toBe('others');
  expect(asked.filter((name) => name === 'cart-insert')).toHaveLength(20);
});

test('more often than that, the database is said to be busy', async () => {
  const { carts, asked, put, remove, meanwhile } = memoryCarts();
  meanwhile('cart-insert', () => void put('others', { customerId: 'ana' }), 30);
  meanwhile('cart-of-customer', () => remove('others'), 30);
  await expect(changeUnderLock(carts, customer('ana'), crates)).rejects.toThrow(DatabaseBusy);
  expect(asked.filter((name) => name === 'cart-insert')).toHaveLength(20);
});

test('the context is that of the cart’s place', async () => {
  const { carts, put } = memoryCarts();
  const address = { distributionType: 'CLICK_AND_COLLECT', storeId: 'south' } as const;
  put('c1', { document: documentOf({}, { address }) });
  let zone = '';
  const look: JoinedChange = {
    name: 'look',
    async change(_, { document }, context) {
      ({ zone } = context);
      return { document };
    },
  };
  answered(await changeUnderLock(carts, guestWith('c1', { store: 'west' }), look));
  expect(zone).toBe('sued');
});
