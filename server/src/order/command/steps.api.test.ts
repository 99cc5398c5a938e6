import { expect, test } from 'vitest';
import { orderDatabase } from '../testing/orderShop.ts';
import { readCommand } from './options.ts';
import { runCommand } from './runCommand.ts';

const { open } = orderDatabase();

test('OPS-05 every step that staff take with an order is one line of the log with its number', async () => {
  const shop = await open();
  async function run(...words: readonly string[]) {
    const command = readCommand(words);
    if (command === 'help' || 'problem' in command) throw new Error(`not understood: ${words.join(' ')}`);
    const passwords = () => ({ hash: async (pin: string) => pin });
    const catalogue = async () => shop.carts.catalogue();
    const { text, exitCode } = await runCommand(
      { orders: shop.orders, passwords, catalogue, readFile: () => undefined },
      command,
    );
    expect(exitCode, text).toBe(0);
  }

  const number = await shop.placed();
  await run('pick', number, '--early');
  await run('ready', number);
  await shop.settle();
  await run('complete', number);
  await run('refund', number, '150');
  const other = await shop.placed();
  await run('cancel', other, '--reason', 'the van broke down');
  const life = (of: string) =>
    shop.lines.filter((line) => line.orderNumber === of).map(({ step, by, cents }) => ({ step, by, cents }));
  expect(life(number)).toEqual([
    { step: 'picked' },
    { step: 'out' },
    { step: 'delivered' },
    { step: 'refunded', by: 'staff', cents: 150 },
  ]);
  expect(life(other)).toEqual([{ step: 'cancelled', by: 'staff' }]);
  expect(JSON.stringify(shop.lines)).not.toContain('the van broke down');
});
