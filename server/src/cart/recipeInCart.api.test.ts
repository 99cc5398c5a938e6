import { expect, test } from 'vitest';
import type { Carts } from './carts.ts';
import { addItem } from './operations/addItem.ts';
import { changeItems } from './operations/changeItems.ts';
import { getCart } from './operations/getCart.ts';
import { answered, cartDatabase, guest, guestWith, quantities } from './testing.ts';

const { open, anotherConnection } = cartDatabase();

const recipe = Array.from({ length: 12 }, (_, index) => ({ sku: `p${index + 1}`, quantity: 1 }));
const add = (carts: Carts, id: string) => changeItems(carts, guestWith(id), recipe);
const undo = (carts: Carts, id: string) =>
  changeItems(
    carts,
    guestWith(id),
    recipe.map((one) => ({ ...one, take: true })),
  );

test('REC-01 all ingredients in one go, twenty times at once through two processes: nothing is lost, and as many undos leave what was there', async () => {
  const both = [await open(anotherConnection()), await open(anotherConnection())] as const;
  const { id } = answered(await addItem(both[0], guest, { sku: 'cheese', quantity: 1 }));
  const processOf = (index: number) => both[index % 2 ? 0 : 1];
  const adds = await Promise.all(Array.from({ length: 20 }, (_, index) => add(processOf(index), id)));
  adds.forEach(answered);
  const after = quantities(answered(await getCart(both[0], guestWith(id))));
  expect(after).toEqual({ cheese: 1, ...Object.fromEntries(recipe.map(({ sku }) => [sku, 20])) });

  const undos = await Promise.all(Array.from({ length: 20 }, (_, index) => undo(processOf(index), id)));
  undos.forEach(answered);
  expect(quantities(answered(await getCart(both[1], guestWith(id))))).toEqual({ cheese: 1 });
});

test('REC-01 adding while another undoes: each takes back its own and no more', async () => {
  const carts = await open();
  const { id } = answered(await addItem(carts, guest, { sku: 'cheese', quantity: 1 }));
  answered(await add(carts, id));
  const results = await Promise.all([
    ...Array.from({ length: 8 }, () => add(carts, id)),
    ...Array.from({ length: 5 }, () => undo(carts, id)),
  ]);
  results.forEach(answered);
  const cart = quantities(answered(await getCart(carts, guestWith(id))));
  // An undo finds at least the one that was there before it, whatever order the calls took.
  for (const { sku } of recipe) expect(cart[sku]).toBeGreaterThanOrEqual(4);
  for (const { sku } of recipe) expect(cart[sku]).toBeLessThanOrEqual(8);
});
