import { findCustomers, findOrders, listNewestOrders, openCustomer, openOrder } from '@trolley/contract';
import { expect, test } from 'vitest';
import { numbersOf, recordsShop, uniqueName } from '../test/recordsShop.ts';
import { insertCustomer } from './checkout/testing/checkoutShop.ts';

const { database, query, shop, staffAs, orderOf } = recordsShop();

test('an order is found by number, invoice, name, e-mail and telephone in any spelling, and by nothing else', async () => {
  const lastName = uniqueName();
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
  await shop().handOver(number);
  const [invoice] = await query<{ number: number }>('select number from invoice where order_number = $1', number);
  expect((await found(String(invoice?.number)))[0]).toBe(number);
});

test('an order is found with and without accents, and by two letters where an umlaut is, whichever way it was written', async () => {
  const key = uniqueName();
  const first = await orderOf({ billingAddress: { firstName: 'Seán', lastName: `Größl${key}` } });
  const second = await orderOf({ billingAddress: { firstName: 'Sean', lastName: `Groessl${key}` } });
  const support = await staffAs('support');
  for (const find of [`Größl${key}`, `GROESSL${key}`, `grossl${key}`, `sean größl${key}`, `Seán groessl${key}`])
    expect(numbersOf(await support.ask(findOrders, { body: { find } })), find).toEqual([second, first]);
});

test('the newest come first, and the room begins with them', async () => {
  const lastName = uniqueName();
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

test('a customer is found by name either way round, without accents, by e-mail, card and telephone', async () => {
  const key = uniqueName().toLowerCase();
  const [row] = await query<{ id: string }>(
    `insert into customer (email, password_hash, first_name, last_name, mp_card_id)
     values ($1, '', 'Jörg', $2, '2900000009999') returning id`,
    ...[`${key}.k@x.at`, `Größl-${key} Bauer`],
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
    ...[`Größl-${key}`, `groessl-${key} bauer joerg`, `JORG grossl-${key.slice(0, 6)}`, `Jörg, Größl-${key}`],
    ...[`${key}.k@x.at`, key, `${key.toUpperCase()}.K@`, '2900000009999', '01 51234 77', '+43 1 5123477'],
  ])
    expect(await found(words), words).toEqual([id]);
  for (const words of ['an', "'; drop", '%', `${key} nobody`, 'x'.repeat(100)]) expect(await found(words)).toEqual([]);
  expect((await support.ask(findCustomers, { body: { find: key } })).customers).toEqual([
    { id, name: `Jörg Größl-${key} Bauer`, email: `${key}.k@x.at` },
  ]);
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
  const logged = JSON.stringify(shop().appLines);
  expect(logged).toContain(findOrders.path);
  expect(logged).not.toContain('Geheimrat');
  expect(logged).not.toContain(id);
});
