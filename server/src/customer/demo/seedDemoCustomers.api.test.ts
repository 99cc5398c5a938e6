import { getCustomer, isMember, login, loyaltyStatus, type ShopEnvironment } from '@trolley/contract';
import { beforeAll, expect, test } from 'vitest';
import { createVisitor } from '../auth/testing/visitor.ts';
import type { Customers } from '../customers.ts';
import { type OpenProfile, profileDatabase } from '../profile/testing.ts';
import { seedDemoCustomers } from './seedDemoCustomers.ts';

const { open, query } = profileDatabase();
let shop: OpenProfile;
beforeAll(async () => {
  shop = await open();
});

const seed = (customers: Customers, environment: ShopEnvironment = 'dev') =>
  seedDemoCustomers({ ...customers, environment });
const fed = (source: string) =>
  query(
    `insert into catalogue_feed (source) values ($1) on conflict (only_row) do update set source = excluded.source`,
    source,
  );
const people = () => query('select * from customer where demo order by email');
const cards = () => query('select * from offline_account order by card_number');
const balance = () =>
  query<{ pool: string; sum: number }>(
    `select pool_id as pool, sum(value)::integer as sum from loyalty_movement
      where member_id = '70010003' group by pool_id order by pool_id`,
  );

test('a shop that nobody fed has no demo customers; a demo has them once, members with points', async () => {
  const { customers } = shop;
  await seed(customers);
  expect(await people()).toEqual([]);
  await fed('demo');
  await Promise.all([seed(customers), seed(customers)]);
  expect(await people()).toMatchObject([
    { email: 'anna@feldmarkt.example', joe_authentication_status: 'Authenticated', birthdate: '1988-05-17' },
    { email: 'lena@feldmarkt.example', joe_authentication_status: null },
    { email: 'max@feldmarkt.example', joe_authentication_status: null, loyality_member_id: null },
    { email: 'paul@feldmarkt.example', joe_authentication_status: null, mp_card_id: null, loyality_member_id: null },
    { email: 'sofie@feldmarkt.example', joe_authentication_status: null, mp_card_id: null },
  ]);
  expect((await cards()).length).toBe(4);
  const [anna] = await query<{ id: string }>("select id from customer where email like 'anna@%'");
  const browser = await shop.logIn(anna?.id ?? '');
  const { loyaltyMemberInformation: member } = await browser.ask(getCustomer);
  expect(isMember(member)).toBe(true);
  expect(member).toEqual({
    mpCardId: '2900000000032',
    loyalityMemberId: '70010003',
    joeAuthenticationStatus: 'Authenticated',
    pools: [
      { poolId: 'coins', tags: ['coins'], value: 640 },
      { poolId: 'collector', tags: ['collector'], value: 0 },
      { poolId: 'donation', tags: ['caritas_aktiv'], value: 12 },
    ],
    promotions: [{ promotionId: 'doppelte-punkte' }],
    vouchers: [],
  });
  const paul = await query<{ id: string }>("select id from customer where email like 'paul@%'");
  const other = await shop.logIn(paul[0]?.id ?? '');
  expect((await other.ask(getCustomer)).loyaltyMemberInformation).toBeUndefined();
});

test('LOY-02 the demo has a customer in every state of a membership', async () => {
  const states = new Map<string, string>();
  for (const { id, email } of await query<{ id: string; email: string }>('select id, email from customer where demo')) {
    const browser = await shop.logIn(id);
    const { loyaltyMemberInformation: member } = await browser.ask(getCustomer);
    states.set(email.replace(/@.*/, ''), loyaltyStatus(member));
  }
  expect(Object.fromEntries(states)).toEqual({
    anna: 'authenticated',
    lena: 'referenced',
    max: 'dereferenced',
    paul: 'none',
    sofie: 'onlineOnly',
  });
});

test('a further start writes nothing', async () => {
  const { customers } = shop;
  const [before, beforeCards] = [await people(), await cards()];
  await seed(customers);
  expect(await people()).toEqual(before);
  expect(await cards()).toEqual(beforeCards);
  expect(await balance()).toEqual([
    { pool: 'coins', sum: 640 },
    { pool: 'donation', sum: 12 },
  ]);
});

test('what a demo customer changed stays, but password and points are as they were', async () => {
  const { customers } = shop;
  const other = await customers.passwords.hash('somebody changed it');
  await query("update customer set first_name = 'Changed', password_hash = $1 where email like 'anna@%'", other);
  await query(
    `insert into loyalty_movement (member_id, pool_id, value, kind, cause)
     values ('70010003', 'coins', -500, 'redeem', 'spent')`,
  );
  await query("update offline_account set claimed_by = (select id from customer where email like 'paul@%')");
  await seed(customers);
  const [anna] = await query<{ first_name: string; password_hash: string }>(
    "select first_name, password_hash from customer where email like 'anna@%'",
  );
  expect(anna?.first_name).toBe('Changed');
  expect(await customers.passwords.isRight('feldfrisch', anna?.password_hash)).toBe(true);
  expect(await balance()).toMatchObject([{ sum: 640 }, { sum: 12 }]);
  expect(await query('select 1 from offline_account where claimed_by is null')).toEqual([]);
});

test('an account that is no demo is left alone, whatever its address', async () => {
  const { customers } = shop;
  await query("delete from customer where email like 'paul@%'");
  const paul = await shop.person({ email: 'Paul@feldmarkt.example', first_name: 'Really' });
  await seed(customers);
  const rows = await query("select first_name, demo from customer where lower(email) like 'paul@%'");
  expect(rows).toEqual([{ first_name: 'Really', demo: false }]);
  await query('delete from customer where id = $1', paul.id);
});

test('in a shop of a retailer the accounts that everybody knows are closed, and others are not', async () => {
  const { customers } = shop;
  const somebody = await shop.person();
  await fed('import');
  await seed(customers);
  expect(await people()).toEqual([]);
  expect(await cards()).toEqual([]);
  expect(await query('select 1 from customer where id = $1', somebody.id)).toHaveLength(1);
});

test('SAFE-01 at a production address nobody logs in with what everybody can read, nor with a session from before', async () => {
  const { customers } = shop;
  await fed('demo');
  await seed(customers);
  const body = { email: 'anna@feldmarkt.example', password: 'feldfrisch' };
  const before = createVisitor(shop.app);
  expect(await before.told(login, { body }), 'where it is tried out').toEqual({ status: 200 });
  const somebody = await shop.person();
  const withoutDemo = { ...customers, file: { ...customers.file, demo: undefined } };
  await seed(withoutDemo, 'production');
  expect(await people(), 'also when the files name them no longer').toEqual([]);
  expect(await cards()).toEqual([]);
  const failed = { status: 403, errorCode: 'loginFailed' };
  expect(await createVisitor(shop.app).told(login, { body })).toEqual(failed);
  // A process remembers a session for some seconds.
  await expect.poll(async () => (await before.send(getCustomer)).statusCode).toBe(401);
  await seed(customers, 'production');
  expect(await people(), 'whoever feeds the catalogue').toEqual([]);
  expect(await query('select 1 from customer where id = $1', somebody.id)).toHaveLength(1);
});
