import { expect, test } from 'vitest';
import { selectOrder } from '../storage/queries.ts';
import { orderDatabase } from '../testing/orderShop.ts';
import { readCommand } from './options.ts';
import { runCommand } from './runCommand.ts';

const { database, open, query } = orderDatabase();

test('CUST-13 a picking list follows the walk through the store that packs the order', async () => {
  const shop = await open();
  const run = async (of: string) => {
    const command = readCommand(['picking-list', of]);
    if (command === 'help' || 'problem' in command) throw new Error('not understood');
    const catalogue = async () => shop.carts.catalogue();
    const passwords = () => ({ hash: async (pin: string) => pin });
    return runCommand({ orders: shop.orders, passwords, catalogue, readFile: () => undefined }, command);
  };
  const number = await shop.placed({ cheese: true });
  const order = await selectOrder(database(), number);
  const { lines = [], distributionAddress } = order?.document.attempt ?? {};
  const store = distributionAddress?.pickingUnitIds?.[0];
  const listed = async () => {
    const [, ...shown] = (await run(number)).text.split('\n');
    return shown.map((line) =>
      /^ {2}\[ \] (.{12}) {2}.*? {2}(\S+) {2}(?:weigh it, )?(?:no )?substitute/.exec(line)?.slice(1, 3),
    );
  };
  const ids = lines.map(({ lineItemId }) => lineItemId);
  expect(ids.length).toBeGreaterThan(1);
  expect(await listed()).toEqual(ids.map((id) => ['–           ', id]));

  // The shop of this test has its goods in memory only.
  await query('alter table store_place disable trigger all');
  await query(
    `insert into store_place (sku, store, aisle, shelf, position)
       select sku, $1, 'Aisle ' || n, 'B', 100 - n from unnest($2::text[]) with ordinality as given(sku, n)`,
    store,
    lines.map(({ sku }) => sku),
  );
  expect(await listed()).toEqual(ids.map((id, at) => [`Aisle ${at + 1} · B `, id]).reverse());
  expect((await run('1')).text).toContain('there is no such order');
});
