import * as contract from '@trolley/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { limits, sessionDatabase, setCookie } from './testing.ts';

const { open, query, insertCustomer } = sessionDatabase();
let shop: Awaited<ReturnType<typeof open>>;
let customerId: string;

beforeEach(async () => {
  shop = await open();
  customerId = await insertCustomer();
});

const gone = /Expires=Thu, 01 Jan 1970/;

/** The session as it would be, had it begun and been used so long ago. */
async function age(by: { readonly begun?: string; readonly idle?: string }): Promise<void> {
  await query(
    `update session set created_at = created_at - $2::interval, seen_at = seen_at - $3::interval,
            expires_at = least(created_at - $2::interval + $4::interval, seen_at - $3::interval + $5::interval)
      where customer_id = $1`,
    customerId,
    by.begun ?? by.idle ?? '0',
    by.idle ?? '0',
    `${limits.mostDays} days`,
    `${limits.idleMinutes} minutes`,
  );
  await shop.sessions.forget(customerId);
}

async function minutesLeft(): Promise<number> {
  const [row] = await query<{ left: number }>(
    `select (extract(epoch from expires_at - now()) / 60)::double precision as left from session where customer_id = $1`,
    customerId,
  );
  return row?.left ?? 0;
}

async function seenAgo(): Promise<number> {
  const [row] = await query<{ ago: number }>(
    `select (extract(epoch from now() - seen_at) / 60)::double precision as ago from session where customer_id = $1`,
    customerId,
  );
  return row?.ago ?? -1;
}

async function loggedIn() {
  const browser = shop.visit();
  await browser.logIn(customerId);
  return browser;
}

describe('an idle customer', () => {
  test('SESS-04 is logged out after the idle time, and not before', async () => {
    const browser = await loggedIn();
    await age({ idle: '59 minutes' });
    expect(await browser.me()).toBe(200);
    expect(await minutesLeft(), 'using it prolongs it').toBeGreaterThan(59);
    await age({ idle: '61 minutes' });
    expect(await browser.me()).toBe(401);
  });

  test('SESS-04 is logged out on the last day, however busy', async () => {
    const browser = await loggedIn();
    await age({ begun: '29 days 23 hours 30 minutes', idle: '6 minutes' });
    expect(await browser.me()).toBe(200);
    expect(await minutesLeft()).toBeLessThanOrEqual(30);
    await age({ begun: '31 minutes' });
    expect(await browser.me()).toBe(401);
  });

  test('SESS-04 is told: the cookies go, sessionExpired comes, and goes with the next answer', async () => {
    const browser = await loggedIn();
    await age({ idle: '2 hours' });
    expect(await browser.me()).toBe(401);
    expect(setCookie(browser, 'sid')).toMatch(gone);
    expect(setCookie(browser, 'loggedIn')).toMatch(gone);
    expect(setCookie(browser, 'sessionExpired')).toBe('sessionExpired=1; Path=/; SameSite=Lax');
    expect([...browser.jar.keys()].sort()).toEqual(['XSRF-TOKEN', 'sessionExpired']);
    await browser.send('GET', '/api/csrf');
    expect(setCookie(browser, 'sessionExpired')).toMatch(gone);
    await browser.send('GET', '/api/csrf');
    expect(browser.setCookies).toEqual([]);
  });

  test('API-08 a call that leads nowhere is told so, with a session or after it', async () => {
    const browser = await loggedIn();
    for (const end of [async () => undefined, () => age({ idle: '2 hours' })]) {
      await end();
      const answer = await browser.send('POST', '/api/customers/nowhere');
      expect(answer.json()).toMatchObject({ status: 404, errorCode: 'notFound' });
      expect(answer.json().message).toMatch(/^There is no POST /);
    }
  });

  test('SESS-04 is told also where only one of the cookies is left', async () => {
    for (const lost of ['sid', 'loggedIn']) {
      const browser = await loggedIn();
      await query('delete from session where customer_id = $1', customerId);
      await shop.sessions.forget(customerId);
      browser.jar.delete(lost);
      expect(await browser.me()).toBe(401);
      expect(browser.jar.get('sessionExpired')).toBe('1');
    }
  });

  test('SESS-04 is not told by an answer that others may keep', async () => {
    const browser = shop.visit();
    browser.jar.set('sessionExpired', '1');
    const answer = await browser.send('GET', '/api/test/kept');
    expect(answer.headers['cache-control']).toBe('public, max-age=60');
    expect(browser.setCookies).toEqual([]);
  });

  test('SESS-04 who logs in again is warned no more', async () => {
    const browser = await loggedIn();
    await age({ idle: '2 hours' });
    expect(await browser.me()).toBe(401);
    await browser.logIn(customerId);
    expect(browser.jar.has('sessionExpired')).toBe(false);
    expect(await browser.me()).toBe(200);
  });
});

describe('being used', () => {
  test('SESS-06 is written down at most every five minutes', async () => {
    const browser = await loggedIn();
    await age({ idle: '4 minutes' });
    expect(await browser.me()).toBe(200);
    expect(await seenAgo()).toBeGreaterThan(3.9);
    await age({ idle: '2 minutes' });
    expect(await browser.me()).toBe(200);
    expect(await seenAgo()).toBeLessThan(1);
  });

  test('SESS-06 a refresh reads the customer anew and lets the session last longer', async () => {
    const browser = await loggedIn();
    await age({ idle: '4 minutes' });
    await query(`update customer set first_name = 'Anna-Lena' where id = $1`, customerId);
    const customer = await browser.ask(contract.refreshCustomer);
    expect(customer.firstName).toBe('Anna-Lena');
    expect(await minutesLeft()).toBeGreaterThan(59.5);
  });
});
