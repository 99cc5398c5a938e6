import { randomUUID } from 'node:crypto';
import {
  donatePoints,
  getCardInfo,
  getCustomer,
  getMovements,
  linkCard,
  tellsUnknownCard,
  unlinkCard,
} from '@trolley/contract';
import { beforeAll, expect, test } from 'vitest';
import { membershipOf } from '../customer/card/membershipOf.ts';
import { type OpenProfile, profileDatabase } from '../customer/profile/testing.ts';
import { openTenantLoyalty } from '../openTenantLoyalty.ts';
import { cardInfo } from './cardInfo.ts';
import { loyaltyRoutes } from './routes.ts';

const { database, open, query } = profileDatabase();
let shop: OpenProfile;
let codeHash: string;
const underWay = [{ orderNumber: '1', lines: [{ lineItemId: 'a', price: 1250, quantity: 1 }], discounts: 0 }];
const lateOrders = new Map<string, typeof underWay>();

beforeAll(async () => {
  shop = await open();
  const { customers, app } = shop;
  const memberVouchers = () => [{ id: 'five', name: 'Five off' }];
  const loyalty = await openTenantLoyalty({ tenant: await tenantOf(), database: database(), memberVouchers });
  if (!loyalty) throw new Error('no programme');
  Object.assign(customers, { loyalty });
  loyaltyRoutes(app, {
    loyalty,
    requireCustomer: (request) => customers.sessions.requireCustomer(request),
    membershipOf: (customerId) => membershipOf(database(), customerId),
    earningBy: async (customerId) => lateOrders.get(customerId) ?? [],
    now: Date.now,
  });
  codeHash = await customers.passwords.hash('ACKER-1');
});

async function tenantOf() {
  const { loadTenant } = await import('../tenant/loadTenant.ts');
  const { tenantsDir } = await import('../customer/demo/testing.ts');
  return loadTenant({ tenantsDir, id: 'feldmarkt', baseUrl: 'https://shop.example' });
}

const newId = () => String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
function cardNumber(): string {
  const digits = `2900${newId()}`;
  const sum = digits.split('').reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

async function member(points = 0, changes: Readonly<Record<string, unknown>> = {}) {
  const memberId = newId();
  const person = await shop.person({
    mp_card_id: cardNumber(),
    loyality_member_id: memberId,
    joe_authentication_status: 'Authenticated',
    ...changes,
  });
  if (points > 0) await book(memberId, points);
  return { ...person, memberId };
}

const book = (memberId: string, value: number) =>
  query(
    `insert into loyalty_movement (member_id, pool_id, value, kind, cause) values ($1, 'coins', $2, 'start', $3)`,
    memberId,
    value,
    randomUUID(),
  );

async function storeCard(claimedBy?: string) {
  const [number, memberId] = [cardNumber(), newId()];
  await query(
    `insert into offline_account (card_number, activation_code_hash, first_name, last_name, loyality_member_id, claimed_by)
     values ($1, $2, 'Resi', 'Huber', $3, $4)`,
    number,
    codeHash,
    memberId,
    claimedBy ?? null,
  );
  return { number, memberId };
}

const poolsIn = (pools: readonly { readonly poolId: string; readonly value: number }[]) =>
  Object.fromEntries(pools.map(({ poolId, value }) => [poolId, value]));
const withKey = (key: string = randomUUID()) => ({ 'idempotency-key': key });

test('LOY-04 card info is a list with the card, its pools, what waits, the next step and the week’s promotion', async () => {
  const { id, browser, memberId } = await member(480);
  lateOrders.set(id, underWay);
  const answer = await browser.ask(getCardInfo);
  expect(answer).toHaveLength(1);
  expect(answer[0]).toMatchObject({
    loyalityMemberId: memberId,
    status: 'authenticated',
    pools: [
      { poolId: 'coins', kind: 'points', tags: ['coins'], value: 480, waiting: 12, worth: 480 },
      { poolId: 'collector', kind: 'collector', value: 0, waiting: 1 },
    ],
    nextStep: { at: 500, value: 480, text: '5 € auf deinen nächsten Einkauf' },
    promotions: [{ promotionId: 'doppelte-punkte', name: 'Doppelte Punkte auf alles', factor: 2 }],
    movements: [{ poolId: 'coins', kind: 'start', value: 480 }],
    donations: [{ poolId: 'donation', fromPoolId: 'coins', values: [10, 50, 100] }],
    collector: { poolId: 'collector', perCents: 1000 },
  });
});

test('LOY-04 only the asked cards, and without texts where none are wanted', async () => {
  const { browser } = await member(10);
  const [{ mpCardId = '' } = {}] = await browser.ask(getCardInfo);
  expect(await browser.ask(getCardInfo, { query: { currentIds: `2900000000018,${mpCardId}` } })).toHaveLength(1);
  expect(await browser.ask(getCardInfo, { query: { currentIds: '2900000000018' } })).toEqual([]);
  const [bare] = await browser.ask(getCardInfo, { query: { dontRenderText: 'true' } });
  expect(bare?.nextStep).toEqual({ at: 500, value: 10 });
  expect(bare?.promotions[0]).not.toHaveProperty('name');
});

test('LOY-04 a card that belongs to no membership is refused with 10048; who has none gets an empty list', async () => {
  const dead = await member(0, { loyality_member_id: null, joe_authentication_status: null });
  const refused = await dead.browser.send('GET', getCardInfo.path);
  expect(refused.statusCode).toBe(404);
  const { message, errorCode } = refused.json<{ message: string; errorCode: string }>();
  expect(errorCode).toBe('cardUnknown');
  expect(message).toContain('errorCode 10048');
  expect(tellsUnknownCard(message)).toBe(true);
  expect(await (await shop.person()).browser.ask(getCardInfo)).toEqual([]);
});

test('LOY-02 of a card that nobody proved nothing is told; who joined online sees the points', async () => {
  const referenced = await member(70, { joe_authentication_status: null });
  const [card] = await referenced.browser.ask(getCardInfo);
  expect(card).toMatchObject({ status: 'referenced', pools: [], movements: [], promotions: [] });
  expect(await referenced.browser.ask(getMovements)).toEqual({ movements: [] });
  expect((await referenced.browser.ask(getCustomer)).loyaltyMemberInformation).toMatchObject({ pools: [] });
  const online = await member(70, { joe_authentication_status: null, mp_card_id: null });
  const [own] = await online.browser.ask(getCardInfo);
  expect(own).toMatchObject({ status: 'onlineOnly', promotions: [] });
  expect(poolsIn(own?.pools ?? [])).toMatchObject({ coins: 70 });
});

test('LOY-12 the account tells pools, promotions and vouchers of its member, from data', async () => {
  const { browser, memberId } = await member(33);
  expect((await browser.ask(getCustomer)).loyaltyMemberInformation).toMatchObject({
    loyalityMemberId: memberId,
    pools: [
      { poolId: 'coins', tags: ['coins'], value: 33 },
      { poolId: 'collector', tags: ['collector'], value: 0 },
    ],
    promotions: [{ promotionId: 'doppelte-punkte' }],
    vouchers: [{ id: 'five', name: 'Five off' }],
  });
});

test('movements come in pages, the newest first, and of nobody else', async () => {
  const { browser, memberId } = await member();
  const other = await member(5);
  for (let value = 1; value <= 25; value++) await book(memberId, value);
  const [first] = await browser.ask(getCardInfo);
  expect(first?.movements.map(({ value }) => value)).toEqual([25, 24, 23, 22, 21, 20, 19, 18, 17, 16]);
  const before = String(first?.movements.at(-1)?.id);
  const { movements } = await browser.ask(getMovements, { query: { before } });
  expect(movements.map(({ value }) => value)).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect((await other.browser.ask(getMovements)).movements).toHaveLength(1);
});

test('LOY-05 who gives points is a donator: the pool with the tag is there, and the points are not', async () => {
  const { browser } = await member(120);
  const before = await browser.ask(getCardInfo);
  expect(before[0]?.pools.flatMap(({ tags }) => tags)).not.toContain('caritas_aktiv');
  const { pools } = await browser.ask(donatePoints, { body: { poolId: 'donation', value: 50 }, headers: withKey() });
  expect(poolsIn(pools)).toEqual({ coins: 70, collector: 0, donation: 50 });
  expect(pools.flatMap(({ tags }) => tags)).toContain('caritas_aktiv');
});

test('LOY-14 fifty presses of one donation give once; fifty donations give as much as there is', async () => {
  const { browser, memberId } = await member(120);
  const body = { poolId: 'donation', value: 10 };
  const headers = withKey();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => browser.send('POST', donatePoints.path, body, headers)),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const rows = await Promise.all(
    Array.from({ length: 50 }, () => browser.send('POST', donatePoints.path, body, withKey())),
  );
  expect(rows.filter(({ statusCode }) => statusCode === 200)).toHaveLength(11);
  expect(rows.filter(({ statusCode }) => statusCode === 409)).toHaveLength(39);
  const balances = await query(
    `select pool_id as pool, value, (select sum(value)::integer from loyalty_movement as one
       where one.member_id = balance.member_id and one.pool_id = balance.pool_id) as sum
       from loyalty_balance as balance where member_id = $1 order by pool_id`,
    memberId,
  );
  expect(balances).toEqual([
    { pool: 'coins', value: 0, sum: 0 },
    { pool: 'donation', value: 120, sum: 120 },
  ]);
});

test('a donation is refused without a key, under a used key, in another portion, and of who is no member', async () => {
  const { browser } = await member(500);
  const told = async (on: typeof browser, body: object, headers: Record<string, string> = withKey()) => {
    const answer = await on.send('POST', donatePoints.path, body, headers);
    return [answer.statusCode, answer.json<{ errorCode?: string }>().errorCode];
  };
  expect(await told(browser, { poolId: 'donation', value: 10 }, {})).toEqual([400, 'invalidRequest']);
  expect(await told(browser, { poolId: 'donation', value: 11 })).toEqual([400, 'donationUnknown']);
  expect(await told(browser, { poolId: 'coins', value: 10 })).toEqual([400, 'donationUnknown']);
  const used = withKey();
  expect(await told(browser, { poolId: 'donation', value: 10 }, used)).toEqual([200, undefined]);
  expect(await told(browser, { poolId: 'donation', value: 50 }, used)).toEqual([409, 'keyReused']);
  const stranger = (await shop.person()).browser;
  expect(await told(stranger, { poolId: 'donation', value: 10 })).toEqual([403, 'notMember']);
});

test('LOY-02 a card is linked by its code, its points come along, and unlinking leaves them with it', async () => {
  const card = await storeCard();
  const { browser } = await shop.person();
  const body = { cardNumber: card.number, activationCode: 'ACKER-1' };
  const linked = await browser.ask(linkCard, { body });
  expect(linked.loyaltyMemberInformation).toMatchObject({
    mpCardId: card.number,
    loyalityMemberId: card.memberId,
    joeAuthenticationStatus: 'Authenticated',
  });
  await book(card.memberId, 40);
  expect((await browser.send('POST', linkCard.path, body)).json()).toMatchObject({ errorCode: 'cardLinked' });
  expect((await browser.ask(unlinkCard)).loyaltyMemberInformation).toBeUndefined();
  expect(await browser.ask(getCardInfo)).toEqual([]);
  await browser.ask(unlinkCard);
  const next = await shop.person();
  const again = await next.browser.ask(linkCard, { body });
  expect(poolsIn(again.loyaltyMemberInformation?.pools ?? [])).toMatchObject({ coins: 40 });
});

test('LOY-02 who joined online keeps the points when a card is linked, who only referenced one proves it', async () => {
  const card = await storeCard();
  const online = await member(70, { joe_authentication_status: null, mp_card_id: null });
  const linked = await online.browser.ask(linkCard, { body: { cardNumber: card.number, activationCode: 'ACKER-1' } });
  expect(linked.loyaltyMemberInformation).toMatchObject({ loyalityMemberId: card.memberId });
  expect(poolsIn(linked.loyaltyMemberInformation?.pools ?? [])).toMatchObject({ coins: 70 });
  const theirs = await storeCard();
  const referenced = await shop.person({ mp_card_id: theirs.number, loyality_member_id: theirs.memberId });
  await query('update offline_account set claimed_by = $2 where card_number = $1', theirs.number, referenced.id);
  const body = { cardNumber: theirs.number, activationCode: 'ACKER-1' };
  const proved = await referenced.browser.ask(linkCard, { body });
  expect(proved.loyaltyMemberInformation?.joeAuthenticationStatus).toBe('Authenticated');
});

test('CUST-09 a wrong code, a card of somebody else and an unknown one are all alike, and tries are limited', async () => {
  const owner = await shop.person();
  const [free, taken] = [await storeCard(), await storeCard(owner.id)];
  const { browser } = await shop.person();
  const told = async (cardNumber: string, activationCode: string) => {
    const answer = await browser.send('POST', linkCard.path, { cardNumber, activationCode });
    return [answer.statusCode, answer.json<{ errorCode: string }>().errorCode];
  };
  const invalid = [403, 'cardInvalid'];
  expect(await told(free.number, 'ACKER-2')).toEqual(invalid);
  expect(await told(taken.number, 'ACKER-1')).toEqual(invalid);
  expect(await told(cardNumber(), 'ACKER-1')).toEqual(invalid);
  for (let tried = 1; tried < 5; tried++) await told(free.number, 'ACKER-2');
  expect(await told(free.number, 'ACKER-1'), 'too often').toEqual([429, 'tooManyRequests']);
});

test('five people link the same card at once: one has it', async () => {
  const card = await storeCard();
  const people = await Promise.all(Array.from({ length: 5 }, () => shop.person()));
  await query('delete from tries');
  const body = { cardNumber: card.number, activationCode: 'ACKER-1' };
  const answers = await Promise.all(people.map(({ browser }) => browser.send('POST', linkCard.path, body)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const owners = await query('select 1 from customer where loyality_member_id = $1', card.memberId);
  expect(owners).toHaveLength(1);
});

test('LOY-13 without joe the same card tells of no collector, and everything else of it stays', async () => {
  const { id } = await member(480);
  const tenant = await tenantOf();
  const clientRuntimeConfig = { ...tenant.file.clientRuntimeConfig, featureJoe: false };
  const file = { ...tenant.file, clientRuntimeConfig };
  const loyalty = await openTenantLoyalty({ tenant: { dir: tenant.dir, file }, database: database() });
  if (!loyalty) throw new Error('no programme');
  const parts = { loyalty, membershipOf: (of: string) => membershipOf(database(), of), now: Date.now };
  const told = await cardInfo(parts, { customerId: id, withTexts: true });
  expect(told).toMatchObject([{ pools: [{ poolId: 'coins', value: 480 }], donations: [{ fromPoolId: 'coins' }] }]);
  expect(JSON.stringify(told)).not.toContain('collector');
});
