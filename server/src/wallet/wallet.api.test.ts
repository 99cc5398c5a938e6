import { randomUUID } from 'node:crypto';
import { addGiftCard, getWallet, removeGiftCard, walletCodes, walletMethod } from '@trolley/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isAnyCheckoutOpen } from '../checkout/lookups.ts';
import { tenantsDir } from '../customer/demo/testing.ts';
import { type OpenProfile, type Person, profileDatabase } from '../customer/profile/testing.ts';
import { readCheckoutFile } from '../payment/readCheckoutFile.ts';
import { loadTenant } from '../tenant/loadTenant.ts';
import { insertCheckout } from '../voucher/testing.ts';
import { claimWallet } from './claimWallet.ts';
import { issueGiftCard } from './issueGiftCard.ts';
import { walletRoutes } from './routes.ts';
import { randomGiftCard } from './testing.ts';
import { mostCards } from './wallets.ts';

const { open, query, database } = profileDatabase();
/** What a wallet asks of orders and checkouts. */
const others = { orderNumbersOf: async () => new Map<string, string>(), isAnyCheckoutOpen };
let shop: OpenProfile;
let ana: Person;

beforeAll(async () => {
  shop = await open();
  walletRoutes(shop.app, { ...shop.customers, ...others });
});
beforeEach(async () => {
  await query('delete from tries');
  ana = await shop.person();
});

async function issued(balance = 5000) {
  const card = randomGiftCard();
  await issueGiftCard(shop.customers, { ...card, balance });
  return card;
}

const put = (who: Person, code: string, key?: string) =>
  who.browser.send('PUT', addGiftCard.path, { code }, key === undefined ? {} : { 'idempotency-key': key });

async function refused(who: Person, code: string, key?: string) {
  const response = await put(who, code, key);
  return [response.statusCode, response.json<{ errorCode: string }>().errorCode];
}

describe('a gift card', () => {
  test('WAL-01 comes into the wallet with what it holds, and leaves it with what is left', async () => {
    const [one, other] = [await issued(5000), await issued(2500)];
    expect(await ana.browser.ask(getWallet)).toEqual({ balance: 0, cards: [], movements: [] });
    expect(await ana.browser.ask(addGiftCard, { body: { code: one.code } })).toEqual({ balance: 5000 });
    expect(await ana.browser.ask(addGiftCard, { body: { code: other.code } })).toEqual({ balance: 7500 });
    expect(await ana.browser.ask(addGiftCard, { body: { code: one.code } }), 'again').toEqual({ balance: 7500 });
    const wallet = await ana.browser.ask(getWallet);
    expect(wallet.cards).toMatchObject([
      { name: other.number.slice(-4), balance: 2500 },
      { name: one.number.slice(-4), balance: 5000 },
    ]);
    const id = wallet.cards[1]?.id ?? '';
    expect(await ana.browser.ask(removeGiftCard, { params: { id } })).toMatchObject({ balance: 2500 });
    const bela = await shop.person();
    expect(await bela.browser.ask(addGiftCard, { body: { code: one.code } })).toEqual({ balance: 5000 });
  });

  test('WAL-01 brings nothing along of what its former holder did with it', async () => {
    const { code } = await issued(5000);
    await put(ana, code);
    const checkoutId = await insertCheckout(database(), ana.id);
    await database().transaction((tx) => claimWallet(tx, { customerId: ana.id, checkoutId, amount: 1200 }));
    await query(`update checkout set status = 'ORDERED' where id = $1`, checkoutId);
    const { cards, movements } = await ana.browser.ask(getWallet);
    expect(movements).toMatchObject([
      { amount: -1200, reason: 'order' },
      { amount: 5000, reason: 'linked' },
    ]);
    await ana.browser.ask(removeGiftCard, { params: { id: cards[0]?.id ?? '' } });
    const bela = await shop.person();
    expect(await bela.browser.ask(addGiftCard, { body: { code } })).toEqual({ balance: 3800 });
    expect((await bela.browser.ask(getWallet)).movements).toMatchObject([{ amount: 3800, reason: 'linked' }]);
  });

  test('WAL-01 is shown to its customer alone: without a login there is no wallet', async () => {
    const response = await shop.app.inject({ url: getWallet.path });
    expect(response.statusCode).toBe(401);
  });

  test('WAL-02 neither number nor PIN can be read from the database, nor from the log', async () => {
    const card = await issued();
    await put(ana, card.code, 'a-key');
    const kept = await query<{ row: string }>(`select to_json(gift_card)::text as row from gift_card
      union all select to_json(gift_card_movement)::text from gift_card_movement
      union all select to_json(wallet_key)::text from wallet_key union all select to_json(tries)::text from tries`);
    const text = JSON.stringify([kept, shop.lines]);
    expect(text).toContain('argon2id');
    for (const secret of [card.number, card.code]) expect(text).not.toContain(secret);
    expect(text).not.toContain(`"${card.pin}"`);
  });
});

describe('what a wallet refuses:', () => {
  test('WAL-02 1001 what is no code of a card, or has a wrong check digit', async () => {
    const { number, pin } = await issued();
    const last = Number(number.at(-1));
    expect(await refused(ana, 'gift')).toEqual([400, walletCodes.notValid]);
    expect(await refused(ana, `${number.slice(0, -1)}${(last + 1) % 10}-${pin}`)).toEqual([400, walletCodes.notValid]);
  });

  test('WAL-02 1002 an unknown card, and one with another PIN: the answers are the same', async () => {
    const { number, pin } = await issued();
    const wrong = String((Number(pin) + 1) % 1_000_000).padStart(6, '0');
    const unknown = await put(ana, randomGiftCard().code);
    const wrongPin = await put(ana, `${number}-${wrong}`);
    expect([unknown.statusCode, unknown.json()]).toMatchObject([404, { errorCode: walletCodes.unknown }]);
    const { requestId: _, ...told } = unknown.json<{ requestId: string }>();
    expect(wrongPin.json()).toMatchObject(told);
    expect(wrongPin.statusCode).toBe(404);
  });

  test('WAL-02 1003 the removal of a card that is not in it', async () => {
    const bela = await shop.person();
    await put(bela, (await issued()).code);
    const [card] = (await bela.browser.ask(getWallet)).cards;
    for (const id of [card?.id ?? '', randomUUID()]) {
      const response = await ana.browser.send('DELETE', `${addGiftCard.path}/${id}`);
      expect([response.statusCode, response.json()]).toMatchObject([404, { errorCode: walletCodes.notLinked }]);
    }
    expect((await bela.browser.ask(getWallet)).cards).toHaveLength(1);
  });

  test('WAL-02 1004 a card of somebody else', async () => {
    const { code } = await issued();
    await put(await shop.person(), code);
    expect(await refused(ana, code)).toEqual([409, walletCodes.linkedToAnother]);
  });

  test('WAL-02 1005 another card under the same key; the same one is the same call', async () => {
    const [one, other] = [await issued(), await issued()];
    expect((await put(ana, one.code, 'key-1')).statusCode).toBe(200);
    expect((await put(ana, one.code, 'key-1')).json()).toEqual({ balance: 5000 });
    expect(await refused(ana, other.code, 'key-1')).toEqual([409, walletCodes.keyConflict]);
    expect(await refused(ana, 'nonsense', 'key-1')).toEqual([409, walletCodes.keyConflict]);
    expect((await put(await shop.person(), other.code, 'key-1')).statusCode, 'keys are each customer’s own').toBe(200);
    expect((await put(ana, one.code, 'not a key')).statusCode).toBe(400);
  });

  test('WAL-02 1010 a customer who has been deleted', async () => {
    const { code } = await issued();
    await ana.browser.ask(getWallet);
    await query('delete from customer where id = $1', ana.id);
    // Their session is still remembered, for a moment.
    expect(await refused(ana, code)).toEqual([404, walletCodes.customerUnknown]);
    expect(await refused(ana, code, 'key')).toEqual([404, walletCodes.customerUnknown]);
    const response = await ana.browser.send('GET', getWallet.path);
    expect(response.json()).toMatchObject({ errorCode: walletCodes.customerUnknown });
  });

  test('WAL-02 1014 the eleventh card, also of twelve that come at once', async () => {
    const cards = await Promise.all(Array.from({ length: mostCards + 2 }, () => issued(100)));
    await ana.browser.ask(getWallet);
    // Tries are counted before they are found to be right.
    const held = await Promise.all(cards.slice(0, 3).map(({ code }) => put(ana, code)));
    expect(held.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    for (const { code } of cards.slice(3, mostCards - 1)) expect((await put(ana, code)).statusCode).toBe(200);
    const last = await Promise.all(cards.slice(mostCards - 1).map(({ code }) => refused(ana, code)));
    expect(last.filter(([status]) => status === 200)).toHaveLength(1);
    expect(last.filter(([, code]) => code === walletCodes.tooManyCards)).toHaveLength(2);
    expect(await ana.browser.ask(getWallet)).toMatchObject({ balance: 100 * mostCards });
  });

  test('WAL-02 1000 the removal of a card while a payment takes money from it', async () => {
    await put(ana, (await issued()).code);
    const checkoutId = await insertCheckout(database(), ana.id);
    await database().transaction((tx) => claimWallet(tx, { customerId: ana.id, checkoutId, amount: 1200 }));
    const [card] = (await ana.browser.ask(getWallet)).cards;
    const response = await ana.browser.send('DELETE', `${addGiftCard.path}/${card?.id}`);
    expect([response.statusCode, response.json()]).toMatchObject([409, { errorCode: walletCodes.general }]);
    await query(`update checkout set status = 'ORDERED' where id = $1`, checkoutId);
    expect((await ana.browser.send('DELETE', `${addGiftCard.path}/${card?.id}`)).statusCode).toBe(200);
  });
});

describe('guessing', () => {
  test('WAL-02 after five wrong cards a customer waits, also with a right one; others do not', async () => {
    const { code } = await issued();
    for (let i = 0; i < 5; i++) expect(await refused(ana, randomGiftCard().code)).toEqual([404, walletCodes.unknown]);
    const response = await put(ana, code);
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect((await put(await shop.person(), code)).statusCode).toBe(200);
  });

  test('WAL-02 after ten wrong cards an address waits, with any account', async () => {
    for (const who of [ana, await shop.person()])
      for (let i = 0; i < 5; i++) expect((await put(who, 'nonsense')).statusCode).toBe(400);
    expect((await put(await shop.person(), 'nonsense')).statusCode).toBe(429);
  });

  test('WAL-02 right cards are not held against anybody', async () => {
    for (let i = 0; i < 7; i++) expect((await put(ana, (await issued()).code)).statusCode).toBe(200);
  });

  test('WAL-02 malformed, unknown and wrong PIN ask the database for the same', async () => {
    const { number } = await issued();
    const codes = ['nonsense', randomGiftCard().code, `${number}-000000`];
    const asked: string[][] = [];
    for (const code of codes) {
      const who = await shop.person();
      await who.browser.ask(getWallet);
      shop.statements.length = 0;
      await put(who, code);
      asked.push(shop.statements.map(({ text }) => text));
    }
    expect(asked[0]).toHaveLength(3);
    expect(asked[1]).toEqual(asked[0]);
    expect(asked[2]).toEqual(asked[0]);
  });
});

test('WAL-01 a tenant without wallets has none of its calls, and does not offer it as a payment method', async () => {
  const harbour = await open({ tenant: 'harbour' });
  walletRoutes(harbour.app, { ...harbour.customers, ...others });
  const who = await harbour.person();
  for (const { method, path } of [getWallet, addGiftCard])
    expect((await who.browser.send(method, path, method === 'PUT' ? { code: 'x' } : undefined)).statusCode).toBe(404);
  const tenant = await loadTenant({ tenantsDir, id: 'harbour', baseUrl: 'https://shop.example' });
  const { methods } = await readCheckoutFile(tenant);
  expect(JSON.stringify(methods)).not.toContain(walletMethod);
});
