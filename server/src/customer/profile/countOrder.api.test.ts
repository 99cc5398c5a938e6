import { expect, test } from 'vitest';
import { insertCustomer } from '../../checkout/testing/checkoutShop.ts';
import { orderDatabase } from '../../order/testing/orderShop.ts';
import { uncountOrder } from './countOrder.ts';

const { database, query } = orderDatabase();

test('CUST-13 an order that was collected is taken back among those, one that was delivered among these', async () => {
  const customerId = await insertCustomer(database());
  await query('update customer set orders_delivered = 2, orders_collected = 1 where id = $1', customerId);
  const counted = async () => {
    const [row] = await query<{ delivered: number; collected: number }>(
      'select orders_delivered as delivered, orders_collected as collected from customer where id = $1',
      customerId,
    );
    return [row?.delivered, row?.collected];
  };
  await uncountOrder(database(), customerId, 'CLICK_AND_COLLECT');
  expect(await counted()).toEqual([2, 0]);
  await uncountOrder(database(), customerId, 'CLICK_AND_COLLECT');
  await uncountOrder(database(), customerId, 'DELIVERY');
  expect(await counted()).toEqual([1, 0]);
});
