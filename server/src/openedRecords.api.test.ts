import { randomUUID } from 'node:crypto';
import { findCustomers, findOrders, listNewestOrders, openCustomer, openOrder, orderFailures } from '@trolley/contract';
import { expect, test } from 'vitest';
import { numbersOf, recordsShop, uniqueName } from '../test/recordsShop.ts';
import { insertCustomer, insertGiftCard } from './checkout/testing/checkoutShop.ts';
import { isRefused, moveOrder } from './order/operations/moveOrder.ts';
import { refundOrder } from './order/operations/refundOrder.ts';

const { database, query, shop, staffAs, orderOf, journalOf } = recordsShop();

test('an order tells its life, place, goods, sums and money, and nothing of a person that its page does not show', async () => {
  const customerId = await insertCustomer(database());
  const billingAddress = { firstName: 'Zoë', lastName: 'Brandt', email: 'zoe@x.at', phoneNumber: '0664 1' };
  const number = await orderOf(
    { billingAddress, distributionAddress: { additionalInfo: 'Ring twice' } },
    { customerId },
  );
  await shop().handOver(number);
  await shop().settle();
  await moveOrder(shop().orders, number, 'complete');
  const refunded = await refundOrder(shop().orders, number, { amount: 150 });
  if (isRefused(refunded)) throw new Error(refunded.failure);
  const support = await staffAs('support');
  const order = await support.ask(openOrder, { params: { orderNumber: number } });
  expect(order).toMatchObject({
    orderNumber: number,
    status: 'COMPLETED',
    customerId,
    hasAccount: true,
    to: { street: 'Neubaugasse 12', city: '1070 Wien', note: 'Ring twice' },
    payer: { name: 'Zoë Brandt', email: 'zoe@x.at', phoneNumber: '0664 1' },
    refunded: 150,
    money: { needsAttention: false },
    invoice: expect.any(Number),
  });
  expect(order.moments.map(({ kind }) => kind).filter((kind) => kind !== 'changed' && kind !== 'cutOff')).toEqual([
    ...['placed', 'invoiced', 'refunded'],
  ]);
  expect(order.sums.total).toBe(order.sums.goods + order.sums.deposits + order.sums.serviceFee);
  expect(order.lines[0]).toMatchObject({ quantity: expect.any(Number), picked: expect.anything() });
  const raw = await support.send('GET', openOrder.path.replace('{orderNumber}', number));
  for (const hidden of ['position', 'deliveryAreaNumber', 'countryCode', 'slug', 'regularLinePrice'])
    expect(raw.body).not.toContain(`"${hidden}"`);
});

test('who may not open customers is not told which one it is', async () => {
  const customerId = await insertCustomer(database());
  const number = await orderOf({}, { customerId });
  const { body } = await (await staffAs('store')).send('GET', openOrder.path.replace('{orderNumber}', number));
  expect(body).toContain('"hasAccount":true');
  expect(body).not.toContain(customerId);
});

test('STUD-02 whoever opens an order or a customer is in the journal, by id and without what they saw', async () => {
  const customerId = await insertCustomer(database());
  const number = await orderOf({ distributionAddress: { pickingUnitIds: ['wien'] } }, { customerId });
  const support = await staffAs('support');
  await support.ask(openOrder, { params: { orderNumber: number } });
  await support.ask(openCustomer, { params: { id: customerId } });
  const looked = { staffId: support.id, before: null, after: null };
  expect(await journalOf('order', number)).toEqual([{ action: 'order.opened', storeId: 'wien', ...looked }]);
  expect(await journalOf('customer', customerId)).toEqual([{ action: 'customer.opened', storeId: null, ...looked }]);
  await support.ask(findOrders, { body: { find: number } });
  expect(await journalOf('order', number)).toHaveLength(1);
});

test('STUD-02 what cannot be written into the journal is not shown', async () => {
  const customerId = await insertCustomer(database());
  const number = await orderOf({}, { customerId });
  const support = await staffAs('support');
  await query("alter table journal add constraint no_looks check (action not like '%.opened') not valid");
  const answers = [
    await support.send('GET', openOrder.path.replace('{orderNumber}', number)),
    await support.send('GET', openCustomer.path.replace('{id}', customerId)),
  ];
  await query('alter table journal drop constraint no_looks');
  for (const { statusCode, body } of answers) {
    expect(statusCode).toBe(500);
    expect(body).not.toMatch(/Huber|Neubaugasse/);
  }
});

test('whoever is bound to stores finds and opens what is packed or collected there alone', async () => {
  const lastName = uniqueName();
  const billingAddress = { lastName };
  const customerId = await insertCustomer(database());
  const other = await insertCustomer(database());
  await query('update customer set last_name = $1 where id = any($2)', lastName, [customerId, other]);
  const here = await orderOf(
    { billingAddress, distributionAddress: { pickingUnitIds: ['graz', 'wien'] } },
    { customerId },
  );
  const there = await orderOf(
    { billingAddress, distributionAddress: { pickingUnitIds: ['wien', 'graz'] } },
    { customerId: other },
  );
  const bound = await staffAs('support', ['graz']);
  expect(numbersOf(await bound.ask(findOrders, { body: { find: lastName } }))).toEqual([here]);
  expect(numbersOf(await bound.ask(findOrders, { body: { find: there } }))).toEqual([]);
  expect(numbersOf(await bound.ask(listNewestOrders))).toEqual([here]);
  await bound.ask(openOrder, { params: { orderNumber: here } });
  const { customers } = await bound.ask(findCustomers, { body: { find: lastName } });
  expect(customers.map(({ id }) => id)).toEqual([customerId]);
  expect((await bound.ask(openCustomer, { params: { id: customerId } })).orders).toMatchObject([{ orderNumber: here }]);
  const hidden = await bound.send('GET', openOrder.path.replace('{orderNumber}', there));
  expect(hidden.json()).toMatchObject({ status: 404, errorCode: orderFailures.orderNotFound });
  expect((await bound.send('GET', openCustomer.path.replace('{id}', other))).statusCode).toBe(404);
  // Nobody looked.
  expect(await journalOf('order', there)).toEqual([]);
  expect(await journalOf('customer', other)).toEqual([]);
  const unbound = await staffAs('support');
  expect(numbersOf(await unbound.ask(findOrders, { body: { find: lastName } }))).toEqual([there, here]);
});

test('an order that there is not is 404, whatever stands for its number', async () => {
  const support = await staffAs('support');
  for (const number of ['49999999', '0', '-1', '1e3', 'x', '9'.repeat(15), '9'.repeat(40), '%20', '40000001;'])
    expect((await support.send('GET', `/api/studio/orders/${number}`)).statusCode, number).toBe(404);
});

test('a customer’s record tells how they are reached, what they have and ordered, the newest first', async () => {
  const id = await insertCustomer(database());
  const [first, second] = [await orderOf({}, { customerId: id }), await orderOf({}, { customerId: id })];
  const forms = ['{"phoneNumber": "0664 1"}', '{"phoneNumber": "0664 1"}', '{"phoneNumber": ""}', '{}'];
  for (const form of forms)
    await query(
      `insert into customer_address (customer_id, address_type, category, form) values ($1, 'delivery', 'private', $2)`,
      ...[id, form],
    );
  await query(
    `insert into delivery_pass (customer_id, plan_id, start_date, end_date) values ($1, 'year', now(), '2030-01-01')`,
    id,
  );
  const support = await staffAs('support');
  const record = await support.ask(openCustomer, { params: { id } });
  expect(record).toMatchObject({
    name: 'Anna Huber',
    phoneNumbers: ['0664 1'],
    pass: { endDate: '2030-01-01T00:00:00.000Z' },
    moreOrders: false,
  });
  expect(record.addresses).toBeGreaterThanOrEqual(4);
  expect(record).not.toHaveProperty('wallet');
  expect(numbersOf({ orders: record.orders ?? [] })).toEqual([second, first]);
  await insertGiftCard(database(), id, 2500);
  expect(await support.ask(openCustomer, { params: { id } })).toMatchObject({ wallet: 2500 });
});

test('who may see customers but no orders is told of none', async () => {
  const id = await insertCustomer(database());
  await orderOf({}, { customerId: id });
  const [role] = await query<{ id: string }>(
    `insert into staff_role (name, permissions) values ($1, '{customers:read}') returning id`,
    randomUUID(),
  );
  const somebody = await staffAs(role?.id ?? '');
  expect(await somebody.ask(openCustomer, { params: { id } })).not.toHaveProperty('orders');
});
