import { expect, test } from 'vitest';
import { addItem } from '../cart/operations/addItem.ts';
import { getCart } from '../cart/operations/getCart.ts';
import { answered, guest, guestWith, quantities } from '../cart/testing.ts';
import { DatabaseAway, openDatabase } from '../platform/database/database.ts';
import { createLog } from '../platform/log.ts';
import { placeOrder } from './placeOrder.ts';
import { checkoutDatabase } from './testing/checkoutDatabase.ts';
import { finalized, finalizeNow, readyCart } from './testing/checkoutShop.ts';
import { openCuttingProxy } from './testing/cuttingProxy.ts';

const { query, fake, open, connectionString, closeLater } = checkoutDatabase();

/** A shop whose way to the database can be cut. */
async function openCut() {
  const proxy = await openCuttingProxy(connectionString());
  closeLater(() => proxy.close());
  const connection = { connectionString: proxy.connectionString };
  const database = openDatabase({ connection, poolSize: 2 }, createLog({ level: 'silent' }));
  closeLater(() => database.close());
  return { proxy, ...(await open(database)) };
}

test('a change whose answer was lost is found done when it is asked for again under its key', async () => {
  const { proxy, carts } = await openCut();
  const { id } = answered(await addItem(carts, guest, { sku: 'p1', quantity: 1 }));
  const again = () => addItem(carts, guestWith(id, { idempotencyKey: 'once' }), { sku: 'p2', quantity: 3 });
  proxy.loseAnswerTo('cart-save');
  await expect(again()).rejects.toBeInstanceOf(DatabaseAway);
  expect(proxy.cuts()).toBe(1);
  answered(await again());
  expect(quantities(answered(await getCart(carts, guestWith(id))))).toMatchObject({ p1: 1, p2: 3 });
});

test('a commit whose answer was lost makes neither a second payment nor a second order', async () => {
  const { proxy, carts, checkouts } = await openCut();
  const caller = await readyCart(carts);
  proxy.loseAnswerTo('commit');
  await expect(finalizeNow(checkouts, caller)).rejects.toBeInstanceOf(DatabaseAway);
  const { checkoutId } = finalized(await finalizeNow(checkouts, caller));
  const begun = await query<{ reference: string }>(
    'select reference from checkout join payment on checkout_id = checkout.id where cart_id = $1',
    caller.cartId,
  );
  expect(begun).toHaveLength(1);
  fake.pay(begun[0]?.reference ?? '');
  proxy.loseAnswerTo('commit');
  await expect(placeOrder(checkouts, checkoutId, 'REDIRECT')).rejects.toBeInstanceOf(DatabaseAway);
  expect(proxy.cuts()).toBe(2);
  const placed = await placeOrder(checkouts, checkoutId, 'REDIRECT');
  const orders = await query<{ number: string }>(
    'select order_number::text as number from shop_order where checkout_id = $1',
    checkoutId,
  );
  expect(orders).toEqual([{ number: 'orderNumber' in placed ? placed.orderNumber : '' }]);
});
