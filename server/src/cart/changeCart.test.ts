import { expect, test } from 'vitest';
import { changeCart } from './changeCart.ts';
import { addItem } from './operations/addItem.ts';
import { changeItems } from './operations/changeItems.ts';
import { cleanPayments } from './operations/cleanPayments.ts';
import { dropPayment } from './operations/dropPayment.ts';
import { planPayment } from './operations/planPayment.ts';
import { removeAllItems } from './operations/removeAllItems.ts';
import { removeDiscountCode } from './operations/removeDiscountCode.ts';
import { removeItems } from './operations/removeItems.ts';
import { setCartSubstitution } from './operations/setCartSubstitution.ts';
import { setCrateDeposit } from './operations/setCrateDeposit.ts';
import { setItem } from './operations/setItem.ts';
import { documentOf, quantitiesOf } from './rules/testing.ts';
import { memoryCarts } from './testing/memoryCarts.ts';
import { answered, customer, guest, guestWith, quantities } from './testing.ts';

const p1 = { sku: 'p1', quantity: 1 };
const p2 = { sku: 'p2', quantity: 2 };

test('the first change begins a cart, the next asks the database once, and both are answered', async () => {
  const { carts, asked, documentOf: stored } = memoryCarts();
  const first = answered(await addItem(carts, guest, p1));
  expect(first).toMatchObject({ revision: 1, outcome: 'added' });
  const second = answered(await addItem(carts, guestWith(first.id), p2));
  expect(second).toMatchObject({ id: first.id, revision: 2 });
  expect(asked).toEqual(['cart-insert', 'cart-save']);
  expect(quantitiesOf(stored(first.id))).toEqual({ p1: 1, p2: 2 });
});

test('a faster change is not overwritten: this one is made again on the present cart', async () => {
  const { carts, asked, put, alter, meanwhile, documentOf: stored } = memoryCarts();
  put('c1', { document: documentOf({ p3: 3 }) });
  answered(await addItem(carts, guestWith('c1'), p1));
  asked.length = 0;
  meanwhile('cart-save', () => alter('c1', { document: '{"l":[["p9",9,1]]}' }));
  expect(quantities(answered(await addItem(carts, guestWith('c1'), p2)))).toEqual({ p2: 2, p9: 9 });
  expect(asked).toEqual(['cart-save', 'cart-known', 'cart-save']);
  expect(quantitiesOf(stored('c1'))).toEqual({ p9: 9, p2: 2 });
});

test('after three misses the row is locked', async () => {
  const { carts, asked, put, alter, meanwhile } = memoryCarts();
  put('c1');
  meanwhile('cart-save', () => alter('c1', {}), 3);
  expect(quantities(answered(await addItem(carts, guestWith('c1'), p1)))).toEqual({ p1: 1 });
  expect(asked.filter((name) => name === 'cart-save')).toHaveLength(4);
  expect(asked.slice(-2)).toEqual(['cart-locked', 'cart-save']);
});

test('what memory refuses is refused only if the database agrees', async () => {
  const { carts, asked, put, alter } = memoryCarts();
  put('c1');
  answered(await addItem(carts, guestWith('c1'), p1));
  alter('c1', {});
  asked.length = 0;
  const next = answered(await addItem(carts, guestWith('c1', { revision: 3 }), p2));
  expect(next.revision).toBe(4);
  expect(asked).toEqual(['cart-known', 'cart-save']);
  asked.length = 0;
  const stale = await addItem(carts, guestWith('c1', { revision: 3 }), p2);
  expect(stale).toEqual({ failure: 'staleRevision', payload: { revision: 4 } });
  expect(asked).toEqual(['cart-known']);
});

test('a change under a key is made once, and answered alike the second time', async () => {
  const { carts, put, row } = memoryCarts();
  put('c1');
  const caller = guestWith('c1', { idempotencyKey: 'k' });
  const items = [{ ...p1, quantity: 25 }];
  const first = await changeItems(carts, caller, items);
  const again = await changeItems(carts, caller, items);
  const notDone = [{ sku: 'p1', quantity: 5, reason: 'capped' }];
  expect([first, again]).toMatchObject([{ notDone }, { notDone }]);
  expect(answered(again).revision).toBe(2);
  expect(await changeItems(carts, caller, [p2])).toEqual({ failure: 'idempotencyKeyReused' });
  expect(row('c1')?.revision).toBe(2);
});

test('two devices of one customer that begin at once share a cart', async () => {
  const { carts, put, meanwhile, rows } = memoryCarts();
  meanwhile('cart-insert', () => void put('theirs', { customerId: 'ana', document: documentOf({ p9: 1 }) }));
  const cart = answered(await addItem(carts, customer('ana'), p1));
  expect([cart.id, quantities(cart)]).toEqual(['theirs', { p1: 1, p9: 1 }]);
  expect(rows()).toHaveLength(1);
});

test('calls wait for each other by the cart or, without one, by the customer; a caller with neither does not wait', async () => {
  const names: string[] = [];
  const { carts, put } = memoryCarts({
    mutex: (name, work) => {
      names.push(name);
      return work();
    },
  });
  put('c1');
  for (const caller of [guest, guestWith('c1'), customer('ana'), customer('ana', { cartId: 'c1' })]) {
    answered(await addItem(carts, caller, p1));
  }
  expect(names).toEqual(['c1', 'ana', 'c1']);
});

test('what changes nothing but what is there needs a cart, and makes none', async () => {
  const { carts, rows } = memoryCarts();
  const calls = [
    removeItems(carts, guest, ['p1']),
    removeAllItems(carts, guest),
    setItem(carts, guest, 'p1', { quantity: 2 }),
    removeDiscountCode(carts, guest, 'TEN'),
    planPayment(carts, guest, { methodKey: 'credit-cards' }),
    dropPayment(carts, guest, 'credit-cards'),
    cleanPayments(carts, guest),
  ];
  for (const call of calls) expect(await call).toEqual({ failure: 'cartNotFound' });
  expect(rows()).toEqual([]);
  for (const begins of [setCrateDeposit(carts, guest, true), setCartSubstitution(carts, guest, 'none')]) {
    answered(await begins);
  }
  expect(rows()).toHaveLength(2);
});

test('under the lock a change sees the context of the cart’s place', async () => {
  const { carts, put, alter, meanwhile } = memoryCarts();
  put('c1');
  meanwhile('cart-save', () => alter('c1', {}), 3);
  const seen: string[] = [];
  await changeCart(carts, guestWith('c1', { store: 'south' }), {
    name: 'look',
    change: (document, { zone, store }) => {
      seen.push(`${zone} ${store}`);
      return { document };
    },
  });
  expect(seen).toEqual(['sued south', 'sued south', 'sued south', 'sued south']);
});
