import { randomBytes } from 'node:crypto';
import * as contract from '@trolley/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { sessionDatabase, setCookie } from './testing.ts';

const { open, query, insertCustomer } = sessionDatabase();
let shop: Awaited<ReturnType<typeof open>>;
let customerId: string;

beforeEach(async () => {
  shop = await open();
  customerId = await insertCustomer();
});

const gone = /Expires=Thu, 01 Jan 1970/;
const rowsOf = (id: string) =>
  query<{ text: string }>('select session::text as text from session where customer_id = $1', id);

describe('the cookies', () => {
  test('SESS-01 sid is for no script, loggedIn is; both last as long, and are secure where the shop is', async () => {
    const browser = (await open(undefined, 'https://shop.example')).visit();
    await browser.logIn(customerId);
    const sid = setCookie(browser, 'sid');
    expect(sid).toMatch(/^sid=[\w-]{43}; Max-Age=2678400; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(setCookie(browser, 'loggedIn')).toBe('loggedIn=1; Max-Age=2678400; Path=/; Secure; SameSite=Lax');
    const plain = shop.visit();
    await plain.logIn(customerId);
    expect(setCookie(plain, 'sid')).not.toContain('Secure');
  });

  test('SESS-01 the database knows the hash of a session alone', async () => {
    const browser = shop.visit();
    await browser.logIn(customerId);
    const sid = browser.jar.get('sid') ?? '';
    const [row] = await rowsOf(customerId);
    expect(row?.text).not.toContain(sid);
    expect(row?.text).not.toContain(Buffer.from(sid, 'base64url').toString('hex'));
  });

  test('SESS-01 a login that failed in the end leaves no session and no cookies', async () => {
    const browser = shop.visit();
    const answer = await browser.send('POST', `/api/test/broken-login/${customerId}`);
    expect(answer.statusCode).toBe(500);
    expect(browser.setCookies).toEqual([]);
    expect(await rowsOf(customerId)).toEqual([]);
  });

  test.each(['', 'short', 'x'.repeat(44), '%00'.repeat(20), "' or 1=1 --"])(
    'SESS-01 %j is nobody’s session',
    async (sid) => {
      const browser = shop.visit();
      browser.jar.set('sid', encodeURIComponent(sid));
      expect(await browser.me()).toBe(401);
    },
  );
});

describe('fixation', () => {
  test('SESS-01 an id that a stranger chose is never adopted', async () => {
    const browser = shop.visit();
    const chosen = randomBytes(32).toString('base64url');
    browser.jar.set('sid', chosen);
    await browser.logIn(customerId);
    expect(browser.jar.get('sid')).not.toBe(chosen);
    const attacker = shop.visit();
    attacker.jar.set('sid', chosen);
    expect(await attacker.me()).toBe(401);
  });

  test('SESS-01 a login ends the session that the browser had, also another customer’s', async () => {
    const other = await insertCustomer();
    const browser = shop.visit();
    await browser.logIn(other);
    const before = browser.jar.get('sid') ?? '';
    await browser.logIn(customerId);
    expect(await rowsOf(other)).toEqual([]);
    const attacker = shop.visit();
    attacker.jar.set('sid', before);
    expect(await attacker.me()).toBe(401);
    expect(await browser.me()).toBe(200);
  });

  test('SESS-04 a call under way while the id is replaced takes nothing from the new session', async () => {
    const browser = shop.visit();
    await browser.logIn(customerId);
    const slow = shop.visit();
    for (const [name, value] of browser.jar) slow.jar.set(name, value);
    await browser.logIn(customerId);
    expect(await slow.me()).toBe(401);
    expect(slow.setCookies).toEqual([]);
  });
});

describe('logout', () => {
  test('CUST-03 the session ends on the server, and the cookies go', async () => {
    const browser = shop.visit();
    await browser.logIn(customerId);
    const sid = browser.jar.get('sid') ?? '';
    expect(await browser.me()).toBe(200);
    await browser.ask(contract.logout);
    expect(setCookie(browser, 'sid')).toMatch(gone);
    expect(setCookie(browser, 'loggedIn')).toMatch(gone);
    expect(setCookie(browser, 'sessionExpired'), 'nobody is warned of what they did').toBeUndefined();
    expect(await rowsOf(customerId)).toEqual([]);
    browser.jar.set('sid', sid);
    expect(await browser.me()).toBe(401);
  });

  test('CUST-03 a logout without a session is answered all the same', async () => {
    const browser = shop.visit();
    await browser.ask(contract.logout);
    expect([...browser.jar.keys()]).toEqual(['XSRF-TOKEN']);
  });

  test('CUST-03 a logout without the XSRF token is refused', async () => {
    const browser = shop.visit();
    await browser.logIn(customerId);
    const answer = await browser.send('POST', '/api/auth/logout', undefined, { 'x-xsrf-token': 'other' });
    expect(answer.json()).toMatchObject({ status: 403, errorCode: 'xsrfMissing' });
    expect(await browser.me()).toBe(200);
  });
});

test('CUST-14 a guest is refused with 401 by every call of sessions, and learns nothing', async () => {
  const browser = shop.visit();
  for (const [method, path] of [
    ['GET', '/api/customers'],
    ['GET', '/api/customers/refresh'],
    ['GET', '/api/customers/sessions'],
    ['DELETE', '/api/customers/sessions'],
    ['DELETE', `/api/customers/sessions/${customerId}`],
  ] as const) {
    const answer = await browser.send(method, path);
    expect(answer.json(), path).toMatchObject({ status: 401, errorCode: 'unauthorized' });
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

test('SESS-01 the log holds neither ids of sessions nor addresses of people', async () => {
  const email = 'quite.unusual@example.at';
  const id = await insertCustomer({ email });
  const browser = shop.visit();
  await browser.logIn(id);
  const sid = browser.jar.get('sid') ?? '';
  await browser.ask(contract.getCustomer);
  const { sessions } = await browser.ask(contract.getSessions);
  await browser.send('DELETE', `/api/customers/sessions/${sessions[0]?.id}`);
  await browser.send('POST', `/api/test/broken-login/${id}`);
  const said = JSON.stringify(shop.lines);
  expect(shop.lines.length).toBeGreaterThan(4);
  for (const secret of [sid, email, id, sessions[0]?.id ?? '']) expect(said).not.toContain(secret);
});
