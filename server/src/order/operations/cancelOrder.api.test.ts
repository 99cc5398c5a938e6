import { beforeAll, expect, test } from 'vitest';
import { placeOrder } from '../../checkout/placeOrder.ts';
import {
  type CartSketch,
  finalized,
  finalizeNow,
  insertCustomer,
  insertGiftCard,
  readyCart,
} from '../../checkout/testing/checkoutShop.ts';
import { insertSlot } from '../../service/testing.ts';
import { claimVouchers } from '../../voucher/claimVouchers.ts';
import { openVouchers } from '../../voucher/openVouchers.ts';
import { voucherDefinition } from '../../voucher/testing.ts';
import { orderDatabase } from '../testing/orderShop.ts';
import { cancelOrder } from './cancelOrder.ts';
import { moveOrder } from './moveOrder.ts';

const { database, query, open, booked, balance } = orderDatabase();
let shop: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  shop = await open();
  await query(`insert into discount_code (code, name, kind, value, valid_from, valid_until, most_applications)
               values ('ONCE', 'Once', 'amount', 200, now() - interval '1 day', now() + interval '1 day', 1)`);
});

const welcome = voucherDefinition({
  id: 'welcome',
  mostUses: 1,
  ecommerceAutomaticRedemption: 'First orders',
  takesOff: { kind: 'amount', value: 300 },
});

/** An order with everything there is only once. */
async function ordered(sketch: CartSketch) {
  const vouchers = { ...shop.checkouts.vouchers, claimVouchers: claimVouchers([welcome]) };
  const carts = { ...shop.carts, vouchers: openVouchers([welcome], 'Europe/Vienna') };
  const checkouts = { ...shop.checkouts, vouchers, carts };
  const caller = await readyCart(carts, sketch);
  const { checkoutId } = finalized(await finalizeNow(checkouts, caller));
  const result = await placeOrder(checkouts, checkoutId, 'REDIRECT');
  if (!('orderNumber' in result)) throw new Error(`not ordered: ${JSON.stringify(result)}`);
  return result.orderNumber;
}

async function claimed(customerId: string, slotId: string) {
  const [voucher] = await query<{ uses: number }>(`select uses from voucher_count where voucher_id = 'welcome'`);
  const [code] = await query<{ applications: number }>(`select applications from discount_code where code = 'ONCE'`);
  const [customer] = await query<{ orders: number }>(
    'select orders_delivered as orders from customer where id = $1',
    customerId,
  );
  return {
    voucher: voucher?.uses ?? 0,
    code: code?.applications,
    orders: customer?.orders,
    slot: await booked(slotId),
    wallet: await balance(customerId),
    purchased: (await shop.orders.purchasedBy(customerId)).map(({ sku }) => sku),
  };
}

test('CUST-13 VOU-01 WAL-04 cancelling gives all of it back, once: slot, vouchers, codes, money, first order', async () => {
  const customerId = await insertCustomer(database());
  await insertGiftCard(database(), customerId, 1000);
  const slotId = await insertSlot(database(), { capacity: 1 });
  const payments = [{ methodKey: 'gift-card-wallet', amount: 1000 }, { methodKey: 'payment-at-the-door' }] as const;
  const sketch = { customerId, slotId, payments, code: 'ONCE' };
  const before = { voucher: 0, code: 0, orders: 0, slot: 0, wallet: 1000, purchased: [] };
  const after = { voucher: 1, code: 1, orders: 1, slot: 1, wallet: 0, purchased: ['p1'] };
  for (let time = 0; time < 2; time++) {
    const orderNumber = await ordered(sketch);
    const { priceInfo, voucherLineItems } = await shop.orders.show(orderNumber);
    expect(priceInfo.discounts).toBe(500);
    expect(voucherLineItems.map(({ lineItemId }) => lineItemId)).toEqual(['welcome']);
    expect(await claimed(customerId, slotId)).toEqual(after);
    await Promise.all(Array.from({ length: 5 }, () => cancelOrder(shop.orders, orderNumber)));
    expect(await claimed(customerId, slotId)).toEqual(before);
  }
});

test('CUST-13 of packing and cancelling at once one happens, and everything fits it', async () => {
  const customerId = await insertCustomer(database());
  const slotId = await insertSlot(database());
  const orderNumber = await shop.placed({ customerId, slotId });
  const [, cancelled] = await Promise.all([
    moveOrder(shop.orders, orderNumber, 'startPicking', { early: true }),
    cancelOrder(shop.orders, orderNumber),
  ]);
  const { status } = await shop.orders.show(orderNumber);
  expect(status).toBe('failure' in cancelled ? 'PICKING' : 'CANCELLED');
  expect(await booked(slotId)).toBe(status === 'CANCELLED' ? 0 : 1);
  expect(await shop.orders.purchasedBy(customerId)).toHaveLength(status === 'CANCELLED' ? 0 : 1);
});

test('CUST-13 an order that never had a place in a slot frees none: it is not given away twice', async () => {
  const slotId = await insertSlot(database(), { capacity: 5 });
  await shop.placed({ slotId });
  const late = await shop.placed({ slotId });
  await query('update shop_order set slot_exception = true where order_number = $1', late);
  expect(await booked(slotId)).toBe(2);
  await cancelOrder(shop.orders, late);
  expect(await booked(slotId)).toBe(2);
});

test('CUST-13 of three purchases one cancelled order takes one back', async () => {
  const customerId = await insertCustomer(database());
  const numbers = [
    await shop.placed({ customerId }),
    await shop.placed({ customerId }),
    await shop.placed({ customerId }),
  ];
  const times = async () =>
    (await query<{ times: number }>('select times from purchase where customer_id = $1', customerId)).map(
      (row) => row.times,
    );
  const left = [];
  for (const orderNumber of numbers) {
    await cancelOrder(shop.orders, orderNumber);
    left.push(await times());
  }
  expect(left).toEqual([[2], [1], []]);
});
