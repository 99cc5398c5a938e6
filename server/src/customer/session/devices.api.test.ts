import { randomUUID } from 'node:crypto';
import * as contract from '@trolley/contract';
import type { FastifyRequest } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { counted } from '../../catalogue/storage/testing.ts';
import { sessionDatabase } from './testing.ts';

const { database, open, query, insertCustomer, anotherConnection } = sessionDatabase();
let customerId: string;

beforeEach(async () => {
  customerId = await insertCustomer();
});

const isLookUp = ({ text }: { readonly text: string }) => text.includes('from session');
const phone = { 'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0' };

describe('the list of devices', () => {
  test('SESS-01 names where a customer is logged in, and which session asks', async () => {
    const shop = await open();
    const [here, there] = [shop.visit(), shop.visit()];
    await there.send('POST', `/api/test/login/${customerId}`, undefined, phone);
    await here.logIn(customerId);
    const { sessions } = await here.ask(contract.getSessions);
    expect(sessions.map(({ current, device }) => [current, device])).toEqual([
      [true, ''],
      [false, 'Firefox · Android'],
    ]);
    expect(JSON.stringify(sessions)).not.toContain(here.jar.get('sid'));
  });

  test('SESS-01 one of them is logged out at once; the others are not', async () => {
    const shop = await open();
    const [here, there, elsewhere] = [shop.visit(), shop.visit(), shop.visit()];
    for (const browser of [here, there, elsewhere]) await browser.logIn(customerId);
    expect(await there.me()).toBe(200);
    const { sessions } = await there.ask(contract.getSessions);
    const theirs = sessions.find(({ current }) => current)?.id ?? '';
    await here.ask(contract.endSession, { params: { id: theirs } });
    expect(await there.me()).toBe(401);
    expect(there.jar.get('sessionExpired')).toBe('1');
    expect([await here.me(), await elsewhere.me()]).toEqual([200, 200]);
  });

  test('SESS-01 all others are logged out', async () => {
    const shop = await open();
    const [here, there, elsewhere] = [shop.visit(), shop.visit(), shop.visit()];
    for (const browser of [here, there, elsewhere]) await browser.logIn(customerId);
    await here.ask(contract.endOtherSessions);
    expect([await here.me(), await there.me(), await elsewhere.me()]).toEqual([200, 401, 401]);
  });

  test('SESS-01 of very many the one that was not used for longest ends', async () => {
    const shop = await open();
    const [first, last] = [shop.visit(), shop.visit()];
    await first.logIn(customerId);
    await query(
      `insert into session (id_hash, customer_id, seen_at, expires_at)
       select sha256(convert_to($1 || n, 'utf8')), $1::uuid, now() + interval '1 second', now() + interval '1 hour'
         from generate_series(1, 49) n`,
      customerId,
    );
    expect(await first.me()).toBe(200);
    await last.logIn(customerId);
    expect((await last.ask(contract.getSessions)).sessions).toHaveLength(50);
    await shop.sessions.forget(customerId);
    expect([await first.me(), await last.me()]).toEqual([401, 200]);
  });

  test('CUST-03 to end the session that asks is a logout', async () => {
    const browser = (await open()).visit();
    await browser.logIn(customerId);
    const { sessions } = await browser.ask(contract.getSessions);
    await browser.ask(contract.endSession, { params: { id: sessions[0]?.id ?? '' } });
    expect([...browser.jar.keys()]).toEqual(['XSRF-TOKEN']);
    expect(await browser.me()).toBe(401);
  });

  test('SESS-01 another customer’s session is not found, and goes on', async () => {
    const shop = await open();
    const [mine, foreign] = [shop.visit(), shop.visit()];
    await mine.logIn(customerId);
    await foreign.logIn(await insertCustomer());
    const { sessions } = await foreign.ask(contract.getSessions);
    for (const id of [sessions[0]?.id, randomUUID()]) {
      const answer = await mine.send('DELETE', `/api/customers/sessions/${id}`);
      expect(answer.json()).toMatchObject({ status: 404, errorCode: 'sessionNotFound' });
    }
    expect(await foreign.me()).toBe(200);
  });
});

describe('several processes', () => {
  test('SESS-01 a session that ends in one is over in the other at once', async () => {
    const { on, statements } = counted(anotherConnection());
    const [first, second] = [await open(), await open(on)];
    const browser = first.visit();
    await browser.logIn(customerId);
    const same = second.visit();
    for (const [name, value] of browser.jar) same.jar.set(name, value);
    expect(await same.me()).toBe(200);
    statements.length = 0;
    expect(await same.me()).toBe(200);
    expect(statements.some(isLookUp), 'it is remembered').toBe(false);
    await browser.ask(contract.logout);
    await expect.poll(() => same.me()).toBe(401);
  });

  test('SESS-04 an id that is replaced in one process takes no cookies away in another', async () => {
    const [first, second] = [await open(), await open(anotherConnection())];
    const browser = first.visit();
    await browser.logIn(customerId);
    const underWay = second.visit();
    for (const [name, value] of browser.jar) underWay.jar.set(name, value);
    // As a new password does: every session ends, and this browser gets another one.
    await database().transaction((tx) => first.sessions.endAllOf(tx, customerId));
    await browser.logIn(customerId);
    await expect.poll(async () => [await underWay.me(), underWay.setCookies]).toEqual([401, []]);
  });

  test('SESS-01 LOY-02 a new member is one in every process at once', async () => {
    const [first, second] = [await open(), await open(anotherConnection())];
    const browser = first.visit();
    await browser.logIn(customerId);
    const cookies = { sid: browser.jar.get('sid') };
    const memberIn = async ({ sessions }: typeof first) =>
      (await sessions.visitorOf({ cookies } as unknown as FastifyRequest))?.member;
    expect([await memberIn(first), await memberIn(second)]).toEqual([false, false]);
    await query(`update customer set joe_authentication_status = 'Authenticated' where id = $1`, customerId);
    await first.sessions.forget(customerId);
    expect(await memberIn(first)).toBe(true);
    await expect.poll(() => memberIn(second)).toBe(true);
  });

  test('SESS-01 after an interruption nothing that was remembered counts', async () => {
    const shop = await open();
    const browser = shop.visit();
    await browser.logIn(customerId);
    expect(await browser.me()).toBe(200);
    await query('delete from session where customer_id = $1', customerId);
    expect(await browser.me(), 'nobody told').toBe(200);
    await query(`select pg_terminate_backend(pid) from pg_stat_activity
                  where datname = current_database() and pid <> pg_backend_pid() and query like 'listen %'`);
    await expect.poll(() => browser.me()).toBe(401);
  });
});

test('SESS-01 a known session costs no statement for seconds, and one statement then', async () => {
  const { on, statements } = counted(database());
  const shop = await open(on);
  const browser = shop.visit();
  await browser.logIn(customerId);
  statements.length = 0;
  expect(await browser.me()).toBe(200);
  expect(statements.map(isLookUp), 'the session, the customer').toEqual([true, false]);
  statements.length = 0;
  expect(await browser.me()).toBe(200);
  expect(statements.map(isLookUp), 'the customer').toEqual([false]);
  statements.length = 0;
  await shop.visit().send('GET', '/api/csrf');
  expect(await shop.visit().me(), 'a guest').toBe(401);
  expect(statements).toEqual([]);
});
