import { randomUUID } from 'node:crypto';
import {
  type FixedRole,
  findCustomers,
  findOrders,
  listNewestOrders,
  openCustomer,
  openOrder,
  orderFailures,
  permissions,
} from '@trolley/contract';
import { beforeAll, expect, test } from 'vitest';
import { createBrowser } from './cart/testing/browser.ts';
import { insertCustomer, insertGiftCard } from './checkout/testing/checkoutShop.ts';
import { isRefused, moveOrder } from './order/operations/moveOrder.ts';
import { refundOrder } from './order/operations/refundOrder.ts';
import { orderDatabase } from './order/testing/orderShop.ts';
import { peopleRecords } from './peopleRecords.ts';
import { openStaff } from './staff/openStaff.ts';
import { insertSession } from './staff/testing.ts';

const { database, query, open } = orderDatabase();
let shop: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  shop = await open();
  const settings = { baseUrl: 'https://shop.example', passwordMemoryKb: 64 };
  const staff = await openStaff({ database: database(), settings, shopName: 'F', isStore: () => true });
  staff.sessions.watch(shop.app);
  const { orders, customers } = { orders: shop.orders, customers: { database: database() } };
  const { tenant } = orders;
  const selling = { orders, file: { pass: { vat: 'standard', plans: [] } } } as unknown as Parameters<
    typeof peopleRecords
  >[0]['selling'];
  const records = peopleRecords({ tenant, database: database(), sessions: staff.sessions, selling, customers });
  await records.routes?.(shop.app);
});

/** Somebody of this role, logged in. */
async function staffAs(role: FixedRole, stores: readonly string[] | null = null) {
  const [row] = await query<{ id: string }>(
    'insert into staff (email, name, roles, stores) values ($1, $1, $2, $3) returning id',
    ...[`${randomUUID()}@x.at`, [role], stores],
  );
  const browser = createBrowser(shop.app);
  const [name = '', sid = ''] = (await insertSession(query, row?.id ?? '')).split('=');
  browser.jar.set(name, sid);
  return { ...browser, id: row?.id ?? '' };
}

type Part = 'distributionAddress' | 'billingAddress';

/** An order of somebody who is called as nobody else is. */
async function orderOf(more: Partial<Record<Part, object>> = {}, sketch: { readonly customerId?: string } = {}) {
  const number = await shop.placed(sketch);
  for (const [part, changes] of Object.entries(more))
    await query(
      `update shop_order set document = jsonb_set(document, $2::text[], document #> $2::text[] || $3::jsonb)
        where order_number = $1`,
      ...[number, `{attempt,${part}}`, JSON.stringify(changes)],
    );
  return number;
}

const journalOf = (kind: string, id: string) =>
  query<{ action: string; staffId: string; storeId: string | null; before: unknown; after: unknown }>(
    `select action, staff_id as "staffId", store_id as "storeId", before, after from journal
      where subject_kind = $1 and subject_id = $2`,
    ...[kind, id],
  );

const name = () => `Q${randomUUID().replaceAll('-', '').slice(0, 12)}`;
const numbersOf = ({ orders }: { orders: readonly { orderNumber: string }[] }) =>
  orders.map(({ orderNumber }) => orderNumber);

test('an order is found by number, invoice, name, e-mail and telephone in any spelling, and by nothing else', async () => {
  const lastName = name();
  const billingAddress = { firstName: 'Zoë', lastName, email: `${lastName}@x.at`, companyName: `${lastName} & Co` };
  const number = await orderOf({ billingAddress, distributionAddress: { phoneNumber: '0664 765 43 21' } });
  await orderOf();
  const support = await staffAs('support');
  const found = async (find: string) => numbersOf(await support.ask(findOrders, { body: { find } }));
  for (const words of [
    ...[number, `#${number}`, lastName, `${lastName}, Zoë`, `zoë ${lastName.slice(0, 8)}`, `${lastName}@x`],
    ...['+43 664 7654321', '0043664/7654321', '0664 7654321', '+43 (0)664 765 43 21'],
  ])
    expect(await found(words), words).toEqual([number]);
  expect(await found(`${lastName} Anna`)).toEqual([]);
  await shop.handOver(number);
  const [invoice] = await query<{ number: number }>('select number from invoice where order_number = $1', number);
  expect((await found(String(invoice?.number)))[0]).toBe(number);
});

test('the newest come first, no more than a list can show, and one is told that there are more', async () => {
  const lastName = name();
  const first = await orderOf({ billingAddress: { lastName } });
  const second = await orderOf({ distributionAddress: { firstName: 'Ida', lastName } });
  const support = await staffAs('support');
  expect(numbersOf(await support.ask(findOrders, { body: { find: lastName } }))).toEqual([second, first]);
  const newest = await support.ask(listNewestOrders);
  expect(numbersOf(newest).slice(0, 2)).toEqual([second, first]);
  expect(newest.orders.length).toBeLessThanOrEqual(20);
});

test('too little, or what no order has, finds nothing; operators of the search are letters', async () => {
  const support = await staffAs('support');
  for (const find of [
    'a',
    'hu',
    "'",
    '!',
    '& | !',
    ':*',
    "''':*",
    '(((',
    '\\',
    '%%%',
    '0664 000 00 00 00',
    'x'.repeat(100),
  ])
    expect(await support.ask(findOrders, { body: { find } }), find).toEqual({ orders: [], more: false });
  for (const find of ['', '  ', 'x'.repeat(101), 'a\u0000b', 'a\ud83cb'])
    for (const { path } of [findOrders, findCustomers])
      expect((await support.send('POST', path, { find })).statusCode, `${path} ${find}`).toBe(400);
});

test('an order tells its life, place, goods, sums and money, and nothing of a person that its page does not show', async () => {
  const customerId = await insertCustomer(database());
  const billingAddress = { firstName: 'Zoë', lastName: 'Brandt', email: 'zoe@x.at', phoneNumber: '0664 1' };
  const number = await orderOf(
    { billingAddress, distributionAddress: { additionalInfo: 'Ring twice' } },
    { customerId },
  );
  await shop.handOver(number);
  await shop.settle();
  await moveOrder(shop.orders, number, 'complete');
  const refunded = await refundOrder(shop.orders, number, { amount: 150 });
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
  const lastName = name();
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

test('a customer is found by name either way round, without accents, by e-mail, card and telephone', async () => {
  const key = name().toLowerCase();
  const [row] = await query<{ id: string }>(
    `insert into customer (email, password_hash, first_name, last_name, mp_card_id)
     values ($1, '', 'Jörg', $2, '2900000009999') returning id`,
    ...[`${key}.k@x.at`, `Größl-${key}`],
  );
  const id = row?.id ?? '';
  await query(
    `insert into customer_address (customer_id, address_type, category, form)
     values ($1, 'combined', 'private', '{"phoneNumber": "+43 (0)1 51234-77"}')`,
    id,
  );
  const support = await staffAs('support');
  const found = async (find: string) =>
    (await support.ask(findCustomers, { body: { find } })).customers.map((one) => one.id);
  for (const words of [
    ...[`Größl-${key}`, `groessl-${key} joerg`, `JORG grossl-${key.slice(0, 6)}`, `Jörg, Größl-${key}`],
    ...[`${key}.k@x.at`, key, `${key.toUpperCase()}.K@`, '2900000009999', '01 51234 77', '+43 1 5123477'],
  ])
    expect(await found(words), words).toEqual([id]);
  for (const words of ['an', "'; drop", '%', `${key} nobody`, 'x'.repeat(100)]) expect(await found(words)).toEqual([]);
  expect((await support.ask(findCustomers, { body: { find: key } })).customers).toEqual([
    { id, name: `Jörg Größl-${key}`, email: `${key}.k@x.at` },
  ]);
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
  const somebody = await staffAs((role?.id ?? '') as FixedRole);
  expect(permissions).toContain('customers:read');
  expect(await somebody.ask(openCustomer, { params: { id } })).not.toHaveProperty('orders');
});

test('no answer is cached, and the log has neither what was looked for nor whose record it was', async () => {
  const id = await insertCustomer(database());
  const number = await orderOf({ billingAddress: { lastName: 'Geheimrat' } }, { customerId: id });
  const support = await staffAs('support');
  const answers = [
    await support.send('GET', listNewestOrders.path),
    await support.send('POST', findOrders.path, { find: 'Geheimrat' }),
    await support.send('POST', findCustomers.path, { find: 'Geheimrat' }),
    await support.send('GET', openOrder.path.replace('{orderNumber}', number)),
    await support.send('GET', openCustomer.path.replace('{id}', id)),
  ];
  for (const { statusCode, headers } of answers) {
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(headers).not.toHaveProperty('etag');
  }
  const logged = JSON.stringify(shop.appLines);
  expect(logged).toContain(findOrders.path);
  expect(logged).not.toContain('Geheimrat');
  expect(logged).not.toContain(id);
});
