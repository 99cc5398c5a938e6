import { addGiftCard, type CheckoutFile, getWallet, type ShopEnvironment } from '@trolley/contract';
import { beforeAll, expect, test } from 'vitest';
import { isAnyCheckoutOpen } from '../checkout/lookups.ts';
import { tenantsDir } from '../customer/demo/testing.ts';
import { type OpenProfile, profileDatabase } from '../customer/profile/testing.ts';
import { readCheckoutFile } from '../payment/readCheckoutFile.ts';
import { loadTenant } from '../tenant/loadTenant.ts';
import { walletRoutes } from './routes.ts';
import { seedGiftCards } from './seedGiftCards.ts';

const { open, query } = profileDatabase();
/** What a wallet asks of orders and checkouts. */
const others = { orderNumbersOf: async () => new Map<string, string>(), isAnyCheckoutOpen };
let shop: OpenProfile;
let seed: (environment?: ShopEnvironment, demo?: CheckoutFile['demo']) => Promise<void>;
let code: string;

beforeAll(async () => {
  shop = await open();
  walletRoutes(shop.app, { ...shop.customers, ...others });
  const tenant = await loadTenant({ tenantsDir, id: 'feldmarkt', baseUrl: 'https://shop.example' });
  const file = await readCheckoutFile(tenant);
  const [card] = file.demo?.giftCards ?? [];
  code = `${card?.number}-${card?.pin}`;
  seed = (environment = 'dev', demo = file.demo) => seedGiftCards({ ...shop.customers, file: { demo }, environment });
});

const fed = (source: string) =>
  query(
    `insert into catalogue_feed (source) values ($1) on conflict (only_row) do update set source = excluded.source`,
    source,
  );
const cards = () => query<{ balance: number }>('select id, balance from gift_card order by balance');

test('WAL-01 a demo has gift cards to try, once; a shop without the demo has none', async () => {
  await seed();
  expect(await cards()).toEqual([]);
  await fed('demo');
  await Promise.all([seed(), seed()]);
  const first = await cards();
  expect(first.map(({ balance }) => balance)).toEqual([2500, 5000, 10_000]);
  await seed();
  expect(await cards()).toEqual(first);
  const ana = await shop.person();
  expect(await ana.browser.ask(addGiftCard, { body: { code } })).toEqual({ balance: 5000 });
});

test('WAL-04 in a shop that a retailer feeds the cards whose codes everybody can read hold nothing', async () => {
  await fed('import');
  await seed();
  expect((await cards()).map(({ balance }) => balance)).toEqual([0, 0, 0]);
  await seed();
  const [wrong] = await query<{ count: number }>(
    'select count(*)::integer as count from gift_card_movement where amount < 0',
  );
  expect(wrong?.count).toBe(3);
  const ana = await shop.person();
  expect(await ana.browser.ask(getWallet)).toMatchObject({ balance: 0 });
});

test('SAFE-01 at a production address the cards of the demo hold nothing, in a wallet or not, whatever the files say', async () => {
  await query('delete from gift_card_movement');
  await query('delete from gift_card');
  await fed('demo');
  await seed('production');
  expect(await cards(), 'none is made').toEqual([]);
  await seed();
  const ana = await shop.person();
  expect(await ana.browser.ask(addGiftCard, { body: { code } })).toEqual({ balance: 5000 });
  await query(`insert into gift_card (number_hash, last_four, pin_hash) values (sha256('sold'), '0000', 'x')`);
  await query(`insert into gift_card_movement (gift_card_id, amount, reason)
               select id, 4000, 'issued' from gift_card where last_four = '0000'`);
  await seed('production', { giftCards: [] });
  expect(
    (await cards()).map(({ balance }) => balance),
    'but one that was sold',
  ).toEqual([0, 0, 0, 4000]);
  expect(await ana.browser.ask(getWallet)).toMatchObject({ balance: 0 });
});
