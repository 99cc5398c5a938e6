import { beforeAll, expect, test } from 'vitest';
import { addItem } from './cart/operations/addItem.ts';
import { answered, customer } from './cart/testing.ts';
import { markFed } from './catalogue/storage/feedState.ts';
import { findDemoCustomer, insertDemoCustomer } from './customer/demo/queries.ts';
import { readCustomerFile } from './customer/demo/testing.ts';
import { seedDemoOrders } from './demoOrders.ts';
import { orderDatabase } from './order/testing/orderShop.ts';
import { captureLog } from './platform/http/testing.ts';
import { insertSlot } from './service/testing.ts';

const { database, query, open } = orderDatabase();
const person = readCustomerFile('feldmarkt').demo?.customers[0];
if (!person?.address) throw new Error('the demo has no regular');

let shop: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  shop = await open();
  await markFed(database(), { fingerprint: 'test', pricedUntil: '2030-01-01', drawnOn: '2026-01-01' });
  await insertSlot(database(), { startsInMinutes: 3000 });
});

async function begin(email: string): Promise<string> {
  if (!person) throw new Error('nobody');
  const { mpCardId: _, loyalityMemberId: __, ...plain } = person;
  await insertDemoCustomer(database(), { ...plain, email }, 'hash');
  const known = await findDemoCustomer(database(), email);
  if (!known) throw new Error('not inserted');
  return known.id;
}

/** One start of the shop; a phone number is asked for with every delivery where it is told so. */
async function start(email: string, { phoneNumber }: { readonly phoneNumber?: string } = {}) {
  if (!person?.address) throw new Error('nobody');
  const { log, lines } = captureLog();
  const { carts, checkouts } = shop;
  const file = { ...carts.service.file, deliveryPhoneNumber: 'Mandatory' as const };
  const strict = { ...carts, service: { ...carts.service, file } };
  const address = { ...person.address, ...(phoneNumber !== undefined && { phoneNumber }) };
  await seedDemoOrders({
    ...{ database: database(), environment: 'dev', carts: strict, service: strict.service, log },
    checkouts: { ...checkouts, carts: strict } as never,
    file: { demo: { cards: [], customers: [{ ...person, email, address, mpCardId: undefined }] } },
  });
  return lines;
}

async function leftOf(id: string) {
  return {
    past: (await query('select 1 from shop_order where customer_id = $1 and ends_at <= now()', id)).length,
    coming: (await query('select 1 from shop_order where customer_id = $1 and ends_at > now()', id)).length,
    addresses: (await query('select 1 from customer_address where customer_id = $1', id)).length,
    carts: (await query(`select 1 from cart where customer_id = $1 and status in ('OPEN', 'FINALIZED')`, id)).length,
    holds: (
      await query(
        `select 1 from slot_hold hold join cart on cart.id = hold.cart_id
          where customer_id = $1 and status <> 'ORDERED' and held_until > now()`,
        id,
      )
    ).length,
  };
}

test('WEEK-02 a regular of the demo has eight orders behind them, one to come, and its address in the book', async () => {
  const id = await begin('whole@demo.example');
  await start('whole@demo.example', { phoneNumber: '+43 1 234567' });
  const whole = { past: 8, coming: 1, addresses: 1, carts: 0, holds: 0 };
  expect(await leftOf(id)).toEqual(whole);
  await start('whole@demo.example', { phoneNumber: '+43 1 234567' });
  expect(await leftOf(id), 'once, however often the shop starts').toEqual(whole);
});

test('WEEK-02 an order that cannot be placed leaves nothing behind, says why, and is tried again at the next start', async () => {
  const id = await begin('later@demo.example');
  const lines = await start('later@demo.example');
  expect(JSON.stringify(lines)).toContain('a demo order could not be placed');
  expect(JSON.stringify(lines)).toContain('failure');
  expect(JSON.stringify(lines), 'nobody by name').not.toContain('later@');
  expect(await leftOf(id)).toEqual({ past: 8, coming: 0, addresses: 0, carts: 0, holds: 0 });
  await start('later@demo.example', { phoneNumber: '+43 1 234567' });
  expect(await leftOf(id)).toEqual({ past: 8, coming: 1, addresses: 1, carts: 0, holds: 0 });
});

test('WEEK-02 what somebody put into the cart meanwhile is not ordered for them', async () => {
  const id = await begin('busy@demo.example');
  await start('busy@demo.example');
  answered(await addItem(shop.carts, customer(id), { sku: 'p1', quantity: 1 }));
  await start('busy@demo.example', { phoneNumber: '+43 1 234567' });
  expect(await leftOf(id)).toMatchObject({ past: 8, coming: 0, carts: 1 });
});
