import { expect, test } from 'vitest';
import type { Carts } from './carts.ts';
import { addItem } from './operations/addItem.ts';
import { getCart } from './operations/getCart.ts';
import { killedChild } from './testing/killedChild.ts';
import { answered, cartDatabase, guest, guestWith, quantities } from './testing.ts';

const { open, anotherConnection, connectionString, stored } = cartDatabase();

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);
const addOne = (carts: Carts, id: string, number: number) =>
  addItem(carts, guestWith(id), { sku: `p${number}`, quantity: 1 });

async function beginOn(carts: Carts): Promise<string> {
  return answered(await addItem(carts, guest, { sku: 'cheese', quantity: 1 })).id;
}

test('CART-04 100 parallel adds of different products to one cart leave 100 lines', async () => {
  const carts = await open();
  const id = await beginOn(carts);
  const results = await Promise.all(numbers(1, 100).map((number) => addOne(carts, id, number)));
  results.forEach(answered);
  const cart = answered(await getCart(carts, guestWith(id)));
  expect(Object.keys(quantities(cart))).toHaveLength(101);
  expect((await stored(id))?.revision).toBe(101);
  expect(new Set(results.map((result) => answered(result).revision)).size).toBe(100);
});

test('CART-04 the same through two processes’ connections: no add is lost, none is made twice', async () => {
  const both = [await open(anotherConnection()), await open(anotherConnection())] as const;
  const id = await beginOn(both[0]);
  const results = await Promise.all(numbers(1, 100).map((number) => addOne(both[number % 2 ? 0 : 1], id, number)));
  results.forEach(answered);
  const cart = answered(await getCart(both[1], guestWith(id)));
  expect(Object.values(quantities(cart))).toEqual(Array.from({ length: 101 }, () => 1));
  expect((await stored(id))?.revision).toBe(101);
});

test('CART-04 what another process did is no reason to refuse: memory is behind, the database decides', async () => {
  const both = [await open(anotherConnection()), await open(anotherConnection())] as const;
  const id = await beginOn(both[0]);
  const { revision } = answered(await addOne(both[1], id, 1));
  const seen = guestWith(id, { revision });
  expect(quantities(answered(await addItem(both[0], seen, { sku: 'p2', quantity: 1 })))).toMatchObject({
    p1: 1,
    p2: 1,
  });
});

test('CART-05 parallel adds of one product through two processes add up, and stop at its maximum', async () => {
  const both = [await open(anotherConnection()), await open(anotherConnection())] as const;
  const id = await beginOn(both[0]);
  const results = await Promise.all(numbers(1, 30).map((number) => addOne(both[number % 2 ? 0 : 1], id, 1)));
  const outcomes = results.map((result) => answered(result).outcome);
  expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(20);
  expect(outcomes.filter((outcome) => outcome === 'maxquantityreached')).toHaveLength(10);
  expect(quantities(answered(await getCart(both[0], guestWith(id)))).p1).toBe(20);
});

test('CART-04 a process that is killed in the middle takes nothing along: what it answered is there, and so is the rest', async () => {
  const carts = await open();
  const id = await beginOn(carts);
  const child = killedChild('./addMany.ts', [connectionString(), id, '101', '301'], 40);
  await child.begun;
  const own = await Promise.all(numbers(1, 60).map((number) => addOne(carts, id, number)));
  own.forEach(answered);
  const { lines, signal } = await child.ended;
  expect(signal).toBe('SIGKILL');

  const cart = quantities(answered(await getCart(carts, guestWith(id))));
  const told = lines.flatMap((line) => (line.startsWith('added ') ? [line.slice(6)] : []));
  expect(told.length).toBeGreaterThan(20);
  expect([...told, ...numbers(1, 60).map((number) => `p${number}`)].filter((sku) => cart[sku] !== 1)).toEqual([]);
  // What was saved and could not be answered any more is there once, too.
  expect((await stored(id))?.revision).toBe(Object.keys(cart).length);
  answered(await addOne(carts, id, 320));
});
