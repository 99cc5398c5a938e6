import { beforeAll, expect, test } from 'vitest';
import { orderDatabase } from '../testing/orderShop.ts';
import { readCommand, usage } from './options.ts';
import { runCommand } from './runCommand.ts';

const { open, money, query } = orderDatabase();
let shop: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  shop = await open();
});

async function run(line: string, files: Readonly<Record<string, string>> = {}) {
  const command = readCommand(line.split(' '));
  if (command === 'help' || 'problem' in command) throw new Error(`not understood: ${JSON.stringify(command)}`);
  return runCommand(shop.orders, command, (path) => files[path] ?? '');
}

test('CUST-13 an operator moves an order on by commands', async () => {
  const number = await shop.placed({ cheese: true });
  expect(await run('list')).toMatchObject({ exitCode: 0, text: expect.stringContaining(number) });
  expect((await run(`show ${number}`)).text).toMatch(/cheese {2}4 × .*weighed/);
  const picks = JSON.stringify([{ lineItemId: 'cheese', quantity: 4, grams: 190 }]);
  expect(await run(`pick ${number} weights.json`, { 'weights.json': picks })).toMatchObject({
    exitCode: 0,
    text: expect.stringContaining('PICKED'),
  });
  expect((await run(`show ${number}`)).text).toContain('picked 4, 190 g');
  await shop.settle();
  expect((await run(`ready ${number}`)).text).toContain('OUT_FOR_DELIVERY');
  expect((await run(`complete ${number}`)).text).toContain('COMPLETED');
  expect((await run(`refund ${number} 150`)).text).toMatch(/refunded 1,50/);
  await shop.settle();
  expect(await money(number)).toMatchObject({ status: 'CAPTURED', refunded: 150 });
  expect(await run(`cancel ${number}`)).toEqual({ exitCode: 1, text: 'Refused: cutOffPassed' });
  expect(await run('list')).toEqual({ exitCode: 0, text: 'There is nothing.' });
});

test('CUST-13 what cannot be done is told', async () => {
  const number = await shop.placed();
  expect(await run(`ready ${number}`)).toEqual({ exitCode: 1, text: 'Refused: orderStatusMove' });
  expect(await run('show 12')).toEqual({ exitCode: 1, text: 'Refused: orderNotFound' });
  expect(await run(`pick ${number} bad.json`, { 'bad.json': '{' })).toMatchObject({ exitCode: 1 });
  expect(await run(`pick ${number} bad.json`, { 'bad.json': '[{"sku":"p1"}]' })).toMatchObject({ exitCode: 1 });
  expect((await run(`pick ${number} w.json`, { 'w.json': '[{"lineItemId":"p1","quantity":21}]' })).text).toContain(
    'between 0 and 20',
  );
  expect(await run(`cancel ${number}`)).toMatchObject({ exitCode: 0, text: expect.stringContaining('CANCELLED') });
});

test('CUST-13 a payment that a person has to look at is in the list, whatever became of its order', async () => {
  const number = await shop.placed();
  await run(`cancel ${number}`);
  await query(
    `update payment set attention = 'the provider refused'
      where checkout_id = (select checkout_id from shop_order where order_number = $1)`,
    number,
  );
  expect((await run('list')).text).toContain(`${number}  LOOK AT ITS PAYMENT: the provider refused`);
});

test.each([
  [['refund', '12'], 'How much?'],
  [['refund', '12', '-5'], 'How much?'],
  [['pick'], 'Which order?'],
  [['ready', '1; drop'], 'Which order?'],
  [['dance'], 'There is no command dance.'],
  [['ready', '1', 'now'], 'What is now?'],
])('CUST-13 the command line %j: %s', (args, problem) => {
  expect(readCommand(args)).toEqual({ problem: expect.stringContaining(problem) });
});

test('CUST-13 every command is in the help', () => {
  expect(readCommand([])).toBe('help');
  for (const name of ['list', 'show', 'pick', 'ready', 'complete', 'cancel', 'refund', 'withdrawals'])
    expect(usage).toContain(`  ${name}`);
});
