import { beforeAll, expect, test } from 'vitest';
import { insertCustomer } from '../../checkout/testing/checkoutShop.ts';
import { insertCheckout } from '../../voucher/testing.ts';
import { readGiftCardCode } from '../../wallet/giftCardCode.ts';
import { insertWithdrawal } from '../storage/withdrawals.ts';
import { orderDatabase } from '../testing/orderShop.ts';
import { readCommand, usage } from './options.ts';
import { runCommand } from './runCommand.ts';

const { database, open, money, query } = orderDatabase();
let shop: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  shop = await open();
});

async function run(line: string, files: Readonly<Record<string, string>> = {}) {
  // A reason stands in quotation marks, as on a command line.
  const words = [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
  const command = readCommand(words);
  if (command === 'help' || 'problem' in command) throw new Error(`not understood: ${JSON.stringify(command)}`);
  const passwords = () => ({ hash: async (pin: string) => `hash of ${pin}` });
  const catalogue = async () => shop.carts.catalogue();
  return runCommand({ orders: shop.orders, passwords, catalogue, readFile: (path) => files[path] }, command);
}

test('CUST-13 an operator moves an order on by commands', async () => {
  const number = await shop.placed({ cheese: true });
  expect(await run('list')).toMatchObject({ exitCode: 0, text: expect.stringContaining(number) });
  expect((await run(`show ${number}`)).text).toMatch(/cheese {2}4 × .*weighed/);
  const picks = JSON.stringify([{ lineItemId: 'cheese', quantity: 4, grams: 190 }]);
  expect(await run(`pick ${number} weights.json --early`, { 'weights.json': picks })).toMatchObject({
    exitCode: 0,
    text: expect.stringContaining('PICKED'),
  });
  expect((await run(`show ${number}`)).text).toContain('picked 4, 190 g');
  expect((await run(`ready ${number}`)).text).toContain('OUT_FOR_DELIVERY');
  await shop.settle();
  expect((await run(`complete ${number}`)).text).toContain('COMPLETED');
  expect((await run(`refund ${number} 150`)).text).toMatch(/refunded 1,50/);
  await shop.settle();
  expect(await money(number)).toMatchObject({ status: 'CAPTURED', refunded: 150 });
  expect(await run(`cancel ${number} --reason late`)).toEqual({
    exitCode: 1,
    text: 'Refused: it is completed: refund it (orderStatusMove)',
  });
  expect(await run('list')).toEqual({ exitCode: 0, text: 'There is nothing.' });
});

test('CUST-13 staff see whose an order is, where to, how to reach them and what they wish, and find it by any of it', async () => {
  const number = await shop.placed({ cheese: true });
  const other = await shop.placed();
  const change = (of: string, part: string, more: object) =>
    query(
      `update shop_order set document = jsonb_set(document, $2::text[], document #> $2::text[] || $3::jsonb)
        where order_number = $1`,
      of,
      `{attempt,${part}}`,
      JSON.stringify(more),
    );
  await change(number, 'distributionAddress', {
    firstName: 'Zoë',
    lastName: "O'Hara",
    phoneNumber: '0664 123 45 67',
    floor: '3',
    additionalInfo: 'Ring twice\r\n  telephone: 0900 1',
    pickingUnitIds: ['wien-mitte'],
  });
  await change(number, 'billingAddress', { email: 'Zoe.OHara@example.at', companyName: 'Hara & Co' });
  const shown = (await run(`show ${number}`)).text;
  for (const part of [
    "to: Zoë O'Hara, Neubaugasse 12, 1070 Wien, floor 3",
    'telephone: 0664 123 45 67',
    'email: Zoe.OHara@example.at',
    'note: Ring twice / telephone: 0900 1\n',
    'store: wien-mitte',
    'invoice to: Hara & Co',
    'substitutes: something similar',
  ])
    expect(shown).toContain(part);
  expect((await run('list')).text).toMatch(new RegExp(`${number} .*DELIVERY 1070  Zoë O'Hara`));
  const [{ day } = { day: '' }] = await query<{ day: string }>(
    `select to_char(starts_at at time zone 'Europe/Vienna', 'YYYY-MM-DD') as day from shop_order where order_number = $1`,
    number,
  );
  const found = async (words: string) => (await run(words)).text;
  for (const words of ["o'ha", 'zoe.ohara@', '+43664 1234567', `zoë ${day}`, '1234567', number, 'hara co'])
    for (const command of ['list', 'find']) {
      expect(await found(`${command} ${words}`), `${command} ${words}`).toContain(number);
      expect(await found(`${command} ${words}`), `${command} ${words}`).not.toContain(other);
    }
  expect(await found(`find ${day}`)).toContain(other);
  expect(await found('find 2001-01-01')).toBe('There is nothing.');
  await run(`cancel ${number} --reason "no bread"`);
  expect(await found("list o'hara")).not.toContain(`${number} `);
  expect(await found("find o'hara")).toContain(number);
  expect((await run(`show ${number}`)).text).toContain('cancelled: no bread');
  await run(`cancel ${other} --reason "no bread"`);
});

test('CUST-13 declarations of withdrawal are listed by what their receipt calls them', async () => {
  const declared = { name: 'Anna Huber', orderNumber: '40009999', email: 'anna@example.at', text: 'The pan' };
  expect(await insertWithdrawal(database(), { ...declared, reference: 'W-7KQM-3XPD' })).toBeInstanceOf(Date);
  expect(await insertWithdrawal(database(), { ...declared, reference: 'W-7KQM-3XPD' })).toBeUndefined();
  expect((await run('withdrawals')).text).toMatch(/W-7KQM-3XPD {2}order 40009999 {2}Anna Huber <anna@example.at>/);
  const forged = { ...declared, reference: 'W-8KQM-3XPD', text: 'The pan\n2026-01-01  W-9KQM-3XPD  order 1\rBob' };
  await insertWithdrawal(database(), forged);
  const lines = (await run('withdrawals')).text.split(/[\r\n]+/);
  expect(lines.filter((line) => !/^\S+ {2}W-[78]KQM-3XPD {2}order 40009999 /.test(line))).toEqual([]);
});

test('CUST-13 weighed goods ask for grams, days ahead for --early, refunds for what is left, before anything else is said', async () => {
  const number = await shop.placed({ cheese: true });
  expect((await run(`start ${number}`)).text).toMatch(/^Refused: today is .*--early/);
  expect((await run(`start ${number} --early`)).text).toContain('PICKING');
  expect(await run(`pick ${number}`)).toEqual({
    exitCode: 1,
    text: expect.stringMatching(/^Refused: cheese: .* is weighed: expected grams \(orderStatusMove\)$/),
  });
  const picks = JSON.stringify([{ lineItemId: 'cheese', quantity: 4, grams: 190 }]);
  await run(`pick ${number} p.json`, { 'p.json': picks });
  await run(`ready ${number}`);
  await shop.settle();
  const { captured } = await money(number);
  expect((await run(`refund ${number} 99999`)).text).toBe(
    `Refused: expected between 1 and ${captured} cents (orderStatusMove)`,
  );
  await run(`complete ${number}`);
});

test('CUST-13 what cannot be done is told', async () => {
  const number = await shop.placed();
  expect(await run(`ready ${number}`)).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining('(orderStatusMove)'),
  });
  expect(await run('show 12')).toEqual({
    exitCode: 1,
    text: 'Refused: there is no such order (orderNotFound)',
  });
  expect((await run(`pick ${number} none.json`)).text).toBe('There is no file none.json that can be read.');
  expect((await run('pick 12')).text).toContain('(orderNotFound)');
  expect(await run(`pick ${number} bad.json --early`, { 'bad.json': '{' })).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining('The file is not JSON'),
  });
  expect(await run(`pick ${number} bad.json --early`, { 'bad.json': '[{"sku":"p1"}]' })).toMatchObject({ exitCode: 1 });
  expect(
    (await run(`pick ${number} w.json --early`, { 'w.json': '[{"lineItemId":"p1","quantity":21}]' })).text,
  ).toContain('between 0 and 20');
  expect(await run(`cancel ${number} --reason "no bread"`)).toMatchObject({
    exitCode: 0,
    text: expect.stringContaining('CANCELLED'),
  });
});

async function needsLook(orderNumber: string, why = 'the provider refused') {
  await query(
    `update payment set attention = $2 where checkout_id = (select checkout_id from shop_order where order_number = $1)`,
    orderNumber,
    why,
  );
}

test('CUST-13 what a person has to look at is told with what to do, until it is settled', async () => {
  const [cancelled, waiting] = [await shop.placed(), await shop.placed()];
  await run(`cancel ${cancelled} --reason "no bread"`);
  await query(
    `update payment_task set refused = 'no' where payment_id in (
       select id from payment join shop_order using (checkout_id) where order_number = $1)`,
    cancelled,
  );
  await needsLook(cancelled);
  await needsLook(waiting, 'odd');
  const { text } = await run('attention');
  expect(text).toContain(`${cancelled}  LOOK AT ITS PAYMENT: the provider refused`);
  expect(text).toMatch(/could not be voided. Look at fake under \S+: .*Then: settled /);
  const { text: listed } = await run('list');
  expect(listed).toMatch(new RegExp(`${waiting} .*LOOK AT ITS PAYMENT`));
  expect(listed).toContain('npm run orders -- attention');
  for (const number of [cancelled, waiting]) expect((await run(`settled ${number}`)).exitCode).toBe(0);
  expect(await run(`settled ${waiting}`)).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining('Nothing about'),
  });
  expect(await run('attention')).toEqual({ exitCode: 0, text: 'There is nothing.' });
  await run(`cancel ${waiting} --reason "no bread"`);
});

test('CUST-13 a payment no order came of, a provider that never answers and an order without its time need a person', async () => {
  const orderNumber = await shop.placed();
  await query('update shop_order set slot_exception = true where order_number = $1', orderNumber);
  const checkoutId = await insertCheckout(database(), await insertCustomer(database()));
  const [lost] = await query<{ id: string }>(
    `insert into payment (id, checkout_id, provider, method_key, amount, currency, reference, attention)
     values (gen_random_uuid(), $1, 'fake', 'credit-cards', 100, 'EUR', 'lost', 'another amount') returning id`,
    checkoutId,
  );
  expect((await run('attention')).text).toContain(
    `${lost?.id}  LOOK AT ITS PAYMENT: another amount\n  What was paid is not what was asked`,
  );
  expect((await run(`settled ${lost?.id}`)).exitCode).toBe(0);
  expect((await run('attention')).text).toMatch(
    /WITHOUT ITS TIME\n {2}Paid, but its time was gone.*cancel \d+ --reason/,
  );
  await run(`cancel ${orderNumber} --reason "no bread"`);
  await query(
    `update payment_task set tries = 5 where payment_id in (
       select id from payment join shop_order using (checkout_id) where order_number = $1)`,
    orderNumber,
  );
  expect((await run('attention')).text).toMatch(/WAITS FOR ITS PROVIDER: void, asked 5 times since 20/);
  await shop.settle();
  expect((await run('attention')).text).toBe('There is nothing.');
});

test('gift cards are made by command: their codes are told once and can be linked', async () => {
  const { text } = await run('gift-card 2500 2');
  const cards = [...text.matchAll(/^([\d ]{21})  PIN (\d{6})  25,00\s€$/gm)];
  expect(cards).toHaveLength(2);
  const [, number = '', pin = ''] = cards[0] ?? [];
  const code = readGiftCardCode(`${number} ${pin}`);
  expect(code).toBeDefined();
  expect(
    await query(
      `select balance, pin_hash from gift_card where number_hash = sha256($1::text::bytea)`,
      number.replaceAll(' ', ''),
    ),
  ).toEqual([{ balance: 2500, pin_hash: `hash of ${pin}` }]);
  expect(await query('select 1 from gift_card where number_hash::text like $1', `%${pin}%`)).toEqual([]);
});

test('CUST-13 something else is packed for what was not there, from the shelf of its place', async () => {
  const number = await shop.placed();
  const file = (picks: object) => ({ 'p.json': JSON.stringify([picks]) });
  const swap = { lineItemId: 'p1', quantity: 20, substitute: 'p2' };
  expect(await run(`pick ${number} p.json --early`, file({ ...swap, substitute: 'caviar' }))).toEqual({
    exitCode: 1,
    text: 'p1: caviar is not sold there',
  });
  expect((await run(`pick ${number} p.json --early`, file({ ...swap, instead: 'p2' }))).text).toContain('Expected [');
  expect((await run(`pick ${number} p.json --early`, file(swap))).text).toContain('PICKED');
  const { productLineItems, priceInfo } = await shop.orders.show(number);
  expect(productLineItems[0]?.picked).toMatchObject({
    quantity: 20,
    linePrice: 20 * 199,
    substitute: { sku: 'p2', perPiecePrice: 199, vat: 100 },
  });
  expect(priceInfo.total).toBe(4479);
  expect((await run(`show ${number}`)).text).toMatch(/instead: .*\(p2\)/);
});

test.each([
  [['refund', '12'], 'How much?'],
  [['refund', '12', '-5'], 'How much?'],
  [['pick'], 'Which order?'],
  [['ready', '1; drop'], 'Which order?'],
  [['dance'], 'There is no command dance.'],
  [['ready', '1', 'now'], 'What is now?'],
  [['refund', '12', '3,50'], 'Give whole cents'],
  [['refund', '12', '5', 'cheese', 'now'], 'What is now?'],
  [['settled', 'me'], 'Which order?'],
  [['find'], 'Find what?'],
  [['cancel', '12'], 'Why?'],
  [['cancel', '12', '--reason'], 'Why?'],
  [['cancel', '12', '--reason', ' '], 'Why?'],
  [['cancel', '12', '--reason', 'a\nb'], 'Why?'],
  [['cancel', '12', '--reason', 'x'.repeat(301)], 'Why?'],
  [['ready', '12', '--early'], 'What is --early?'],
  [['pick', '12', '--soon'], 'What is --soon?'],
  [['gift-card'], 'How much is on a card?'],
  [['gift-card', '0'], 'How much is on a card?'],
  [['gift-card', '50001'], 'at most 50000 cents'],
  [['gift-card', '2500', '501'], 'Between 1 and 500'],
  [['gift-card', '2500', 'two'], 'Between 1 and 500'],
])('CUST-13 the command line %j: %s', (args, problem) => {
  expect(readCommand(args)).toEqual({ problem: expect.stringContaining(problem) });
});

test('CUST-13 every command is in the help', () => {
  expect(readCommand([])).toBe('help');
  const names = [
    'list',
    'attention',
    'settled',
    'show',
    'start',
    'pick',
    'ready',
    'complete',
    'cancel',
    'refund',
    'gift-card',
  ];
  for (const name of [...names, 'withdrawals']) expect(usage).toContain(`  ${name}`);
});
