import { randomUUID } from 'node:crypto';
import {
  donatePoints,
  getCardInfo,
  getCustomer,
  getPhysicalCard,
  linkCard,
  orderPhysicalCard,
  type PhysicalCard,
  reportCardLost,
} from '@trolley/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { membershipOf } from '../../customer/card/membershipOf.ts';
import { tenantsDir } from '../../customer/demo/testing.ts';
import { type OpenProfile, profileDatabase } from '../../customer/profile/testing.ts';
import { physicalCardRoom } from '../../physicalCardRoom.ts';
import { captureLog } from '../../platform/http/testing.ts';
import { readLoyaltyFile } from '../../readLoyaltyFile.ts';
import type { Loyalty } from '../loyalty.ts';
import { openLoyalty } from '../openLoyalty.ts';
import { newCardNumber } from '../physicalCard/newCardNumber.ts';
import { loyaltyRoutes } from '../routes.ts';
import type { GatewayAccess } from './askGateway.ts';
import { createBreaker } from './breaker.ts';
import { sendTasks } from './sendTasks.ts';
import { serveGateway } from './testGateway.ts';

const { database, open, query, anotherConnection } = profileDatabase();
const key = 'the-key-of-the-programme';
let shop: OpenProfile;
let gateway: Awaited<ReturnType<typeof serveGateway>>;
let loyalty: Loyalty;
let access: GatewayAccess;
const { log, lines } = captureLog();

beforeAll(async () => {
  gateway = await serveGateway(key);
  shop = await open();
  const file = await readLoyaltyFile(`${tenantsDir}/feldmarkt`);
  if (!file) throw new Error('no programme');
  access = {
    ...{ url: gateway.url, key, timeoutMs: 300, tell: (problem) => log.warn({ problem }, 'away') },
    // Every test asks anew; the breaker has a test of its own.
    breaker: createBreaker({ failures: 1000, quietMs: 1 }),
  };
  const given = { file: { ...file, programme: 'gateway' as const }, timeZone: 'Europe/Vienna' };
  loyalty = openLoyalty({ ...given, database: database(), gateway: access, log });
  Object.assign(shop.customers, { loyalty });
  loyaltyRoutes(shop.app, {
    loyalty,
    requireCustomer: (request) => shop.customers.sessions.requireCustomer(request),
    membershipOf: (customerId) => membershipOf(database(), customerId),
    now: Date.now,
  });
  await physicalCardRoom(shop.customers, loyalty).routes(shop.app);
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.state.mood = 'well';
});

async function member(points = 0) {
  const memberId = randomUUID().slice(0, 8);
  const card = { mp_card_id: memberId, loyality_member_id: memberId, joe_authentication_status: 'Authenticated' };
  const person = await shop.person(card);
  gateway.give(memberId, points);
  return { ...person, memberId };
}

/** As if so much time had passed. */
const due = () => query('update loyalty_task set next_try_at = now()');
const send = async () => {
  await due();
  return sendTasks({ database: database(), access, log });
};
const orderOf = (orderNumber: string) => ({
  ...{ orderNumber, lines: [{ lineItemId: 'a', price: 5000, quantity: 1 }], discounts: 0 },
});

test('LOY-16 card, pools and donations come of the outside programme under the same interface', async () => {
  const { browser, memberId } = await member(260);
  const [card] = await browser.ask(getCardInfo);
  expect(card).toMatchObject({ loyalityMemberId: memberId, memberSince: '2024-01-01T00:00:00.000Z' });
  expect(card?.pools[0]).toMatchObject({ poolId: 'coins', value: 260 });
  const body = { poolId: 'donation', value: 50 };
  const headers = { 'idempotency-key': randomUUID() };
  for (let count = 0; count < 2; count++) await browser.ask(donatePoints, { body, headers });
  expect([gateway.valueOf(memberId), gateway.valueOf(memberId, 'donation')]).toEqual([210, 50]);
});

test.for(['slow', 'broken', 'noJson', 'wrongShape', 'endless', 'elsewhere', 'refuses'] as const)(
  'LOY-16 a programme that is %s leaves the account as it is, with empty loyalty, and says so',
  async (mood) => {
    const { browser, id } = await member(100);
    gateway.state.mood = mood;
    lines.length = 0;
    const { loyaltyMemberInformation, firstName } = await browser.ask(getCustomer);
    expect(firstName).toBe('Ana');
    expect(loyaltyMemberInformation).toMatchObject({ joeAuthenticationStatus: 'Authenticated', pools: [] });
    const refused = await browser.send('GET', getCardInfo.path);
    expect([refused.statusCode, refused.json<{ errorCode: string }>().errorCode]).toEqual([503, 'programmeAway']);
    expect(await loyalty.programme.coinsOf(database(), id)).toEqual(new Map());
    expect(lines.length).toBeGreaterThan(0);
  },
);

test('LOY-16 an answer without end is not taken in, and a redirect is not followed with the key', async () => {
  const { browser } = await member();
  Object.assign(gateway.state, { mood: 'endless', poured: 0 });
  await browser.send('GET', getCardInfo.path);
  const taken = gateway.state.poured;
  expect(taken, 'what is in flight between two sockets is little').toBeLessThan(20_000_000);
  await browser.send('GET', getCardInfo.path);
  gateway.state.mood = 'elsewhere';
  lines.length = 0;
  expect((await browser.send('GET', getCardInfo.path)).statusCode).toBe(503);
  expect(JSON.stringify(lines)).not.toContain(key);
});

test('LOY-16 a refusal is kept short and without our key, whatever the programme says in it', async () => {
  const { id: customerId, memberId } = await member();
  const orderNumber = `refused-${memberId}`;
  await database().transaction((tx) => loyalty.earn(tx, { customerId, order: orderOf(orderNumber) }));
  gateway.state.mood = 'refuses';
  lines.length = 0;
  await send();
  const [task] = await query<{ refused: string }>('select refused from loyalty_task where member_id = $1', memberId);
  expect(task?.refused).toMatch(/^key … may not x+$/);
  expect(task?.refused.length).toBe(200);
  expect(JSON.stringify(lines)).toContain('a person has to look at it');
  expect(JSON.stringify(lines)).not.toContain(key);
  // Nothing was booked, so a refund has nothing to take.
  gateway.state.mood = 'well';
  gateway.give(memberId, 100);
  const returned = { orderNumber, creditNote: 1, goods: 5000, refundedGoods: 5000 };
  await database().transaction((tx) => loyalty.takeBack(tx, returned));
  await send();
  expect(gateway.valueOf(memberId)).toBe(100);
});

test('LOY-16 a refund is told after what the order brought, also where that has to be repeated', async () => {
  const { id: customerId, memberId } = await member();
  const orderNumber = `late-${memberId}`;
  await database().transaction((tx) => loyalty.earn(tx, { customerId, order: orderOf(orderNumber) }));
  await query(`update loyalty_task set next_try_at = now() + interval '1 hour' where member_id = $1`, memberId);
  const returned = { orderNumber, creditNote: 1, goods: 5000, refundedGoods: 5000 };
  await database().transaction((tx) => loyalty.takeBack(tx, returned));
  await sendTasks({ database: database(), access, log });
  expect(await query('select 1 from loyalty_task where member_id = $1 and refused is not null', memberId)).toEqual([]);
  await send();
  await send();
  expect(gateway.valueOf(memberId)).toBe(0);
  expect(await query('select 1 from loyalty_task where member_id = $1 and done_at is null', memberId)).toEqual([]);
});

test('LOY-04 an outside programme says errorCode 10048 in the message of any failure', async () => {
  const { browser } = await member();
  gateway.state.mood = 'unknownCard';
  const refused = await browser.send('GET', getCardInfo.path);
  expect(refused.statusCode).toBe(404);
  expect(refused.json<{ message: string }>().message).toContain('errorCode 10048');
});

test('LOY-15 LOY-16 an outside programme prints and numbers plastic cards; the account follows its numbers', async () => {
  const { browser, id } = await member();
  await query('update customer set mp_card_id = null, joe_authentication_status = null where id = $1', id);
  const street = { streetName: 'Neubaugasse', streetNumber: '12', postalCode: '1070', city: 'Wien', countryCode: 'AT' };
  const body = { address: { firstName: 'Ana', lastName: 'Berger', ...street } };
  const order = () => browser.send('POST', orderPhysicalCard.path, body);
  gateway.state.mood = 'broken';
  expect((await order()).json()).toMatchObject({ status: 503, errorCode: 'programmeAway' });
  expect(await browser.ask(getPhysicalCard)).toEqual({ status: 'none' });
  gateway.state.mood = 'well';
  const { cardNumber } = (await order()).json<PhysicalCard>();
  expect((await browser.ask(getCustomer)).loyaltyMemberInformation).toMatchObject({ mpCardId: cardNumber });
  expect((await order()).json()).toMatchObject({ status: 409, errorCode: 'cardOrderedAlready' });
  const { newCardNumber: fresh } = await browser.ask(reportCardLost);
  expect(await browser.ask(getPhysicalCard)).toMatchObject({ status: 'lost', cardNumber, newCardNumber: fresh });
  expect((await browser.ask(getCustomer)).loyaltyMemberInformation).toMatchObject({ mpCardId: fresh });
  expect((await browser.send('POST', reportCardLost.path)).json()).toMatchObject({ errorCode: 'noCardToLose' });
});

test('LOY-02 LOY-16 whose card it is says the outside programme: a closed one is not linked, and none while it is away', async () => {
  const { browser } = await shop.person();
  const [number, memberId] = [newCardNumber(), randomUUID().slice(0, 8)];
  await query(
    `insert into offline_account (card_number, activation_code_hash, first_name, last_name, loyality_member_id)
     values ($1, $2, 'Resi', 'Huber', $3)`,
    ...[number, await shop.customers.passwords.hash('ACKER-1'), memberId],
  );
  const link = () => browser.send('POST', linkCard.path, { cardNumber: number, activationCode: 'ACKER-1' });
  expect((await link()).json()).toMatchObject({ status: 403, errorCode: 'cardInvalid' });
  gateway.owners.set(number, 'somebody-else');
  expect((await link()).json()).toMatchObject({ errorCode: 'cardInvalid' });
  gateway.owners.set(number, memberId);
  gateway.state.mood = 'noJson';
  expect((await link()).json()).toMatchObject({ status: 503, errorCode: 'programmeAway' });
  gateway.state.mood = 'well';
  expect((await link()).json()).toMatchObject({ loyaltyMemberInformation: { mpCardId: number } });
});

test('LOY-16 what an order brings waits for the programme and is booked once, what is refunded likewise', async () => {
  const { id: customerId, memberId } = await member();
  const orderNumber = `outside-${memberId}`;
  const earn = () => database().transaction((tx) => loyalty.earn(tx, { customerId, order: orderOf(orderNumber) }));
  await Promise.all(Array.from({ length: 10 }, earn));
  gateway.state.mood = 'booksAndHangs';
  await send();
  expect(gateway.valueOf(memberId), 'booked, but nobody was told').toBe(50);
  gateway.state.mood = 'well';
  await Promise.all([send(), send()]);
  await send();
  expect(gateway.valueOf(memberId)).toBe(50);
  const returned = { orderNumber, creditNote: 3, goods: 5000, refundedGoods: 2500 };
  await database().transaction((tx) => loyalty.takeBack(tx, returned));
  await send();
  expect(gateway.valueOf(memberId)).toBe(25);
  expect(await query('select 1 from loyalty_task where done_at is null and member_id = $1', memberId)).toEqual([]);
});

test('LOY-16 what is redeemed is asked for at once, given back once, and also where no claim followed', async () => {
  const { id: customerId, memberId } = await member(100);
  const { programme } = loyalty;
  const asked = (checkoutId: string) => ({ customerId, checkoutId, voucherId: 'five', coins: 60 });
  const [first, second, undone, hung] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const redeem = (id: string) => database().transaction((tx) => programme.redeem(tx, asked(id)));
  expect(await redeem(first)).toBe('redeemed');
  expect(await redeem(second)).toBe('short');
  await Promise.all([1, 2, 3].map(() => database().transaction((tx) => programme.giveBack(tx, first))));
  await send();
  expect(gateway.valueOf(memberId)).toBe(100);
  const failing = database().transaction(async (tx) => {
    await programme.redeem(tx, asked(undone));
    throw new Error('the cart was changed');
  });
  await expect(failing).rejects.toThrow('the cart was changed');
  expect(gateway.valueOf(memberId), 'booked without a claim').toBe(40);
  await send();
  expect(gateway.valueOf(memberId)).toBe(100);
  gateway.state.mood = 'booksAndHangs';
  expect(await redeem(hung), 'nobody knows').toBe('short');
  gateway.state.mood = 'well';
  await send();
  await send();
  expect(gateway.valueOf(memberId)).toBe(100);
});

test('LOY-16 checkouts that hold every connection redeem all the same', async () => {
  const { id: customerId, memberId } = await member(100);
  const { file, timeZone } = loyalty;
  const narrow = anotherConnection(3);
  const { programme } = openLoyalty({ file, timeZone, database: narrow, gateway: access, log });
  let inside = 0;
  let go = () => {};
  const all = new Promise<void>((resolve) => {
    go = resolve;
  });
  const results = await Promise.all(
    ['a', 'b', 'c'].map((voucherId) =>
      narrow.transaction(async (tx) => {
        await tx.query({ text: 'select 1' });
        if (++inside === 3) go();
        await all;
        return programme.redeem(tx, { customerId, checkoutId: randomUUID(), voucherId, coins: 30 });
      }),
    ),
  );
  expect(results).toEqual(['redeemed', 'redeemed', 'redeemed']);
  expect(gateway.valueOf(memberId)).toBe(10);
});

test('LOY-16 a programme that is away is left alone for a while', async () => {
  const { memberId, id: customerId } = await member();
  let now = 0;
  const breaker = createBreaker({ failures: 3, quietMs: 10_000, now: () => now });
  const { file, timeZone } = loyalty;
  const own = openLoyalty({ file, timeZone, database: database(), gateway: { ...access, breaker }, log });
  gateway.state.mood = 'broken';
  gateway.asked.length = 0;
  const pools = () => own.programme.poolsOf({ customerId, loyalityMemberId: memberId });
  for (let count = 0; count < 10; count++) expect(await pools()).toEqual([]);
  expect(gateway.asked).toHaveLength(3);
  gateway.state.mood = 'well';
  now = 10_000;
  expect(await pools()).not.toEqual([]);
});
