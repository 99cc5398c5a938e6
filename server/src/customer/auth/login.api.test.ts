import { cookies, getBotCheck, getCustomer, headers, login } from '@trolley/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import type { LoginListener } from '../customers.ts';
import { createVisitor } from './testing/visitor.ts';
import { doorDatabase, insertSomebody, newAddress, newEmail } from './testing.ts';

const { open, query } = doorDatabase();
let shop: Awaited<ReturnType<typeof open>>;

beforeAll(async () => {
  shop = await open();
});

const failed = { status: 403, errorCode: 'loginFailed' };
const somebody = () => insertSomebody(shop.customers);

describe('login', () => {
  test('CUST-02 SESS-01 the right password logs in and answers the customer, however the address is written', async () => {
    const { email, password } = await somebody();
    const visitor = createVisitor(shop.app);
    const customer = await visitor.ask(login, { body: { email: ` ${email.toUpperCase()} `, password } });
    expect(customer).toMatchObject({ email, firstName: 'Ana' });
    const lines = visitor.setCookies.filter((line) => /^(sid|loggedIn)=/.test(line));
    expect(lines.find((line) => line.startsWith('sid='))).toMatch(/^sid=[\w-]{43}; .*HttpOnly; Secure; SameSite=Lax$/);
    expect(lines.find((line) => line.startsWith('loggedIn='))).not.toMatch(/HttpOnly/);
    expect(await visitor.ask(getCustomer)).toEqual(customer);
  });

  test('CART-04 a browser learns the count of a cart that was filled elsewhere; one with a cart of its own keeps that', async () => {
    const { app, customers } = await open({ openCartOf: async () => 2 });
    const { email, password } = await insertSomebody(customers);
    const visitor = createVisitor(app);
    await visitor.ask(login, { body: { email, password } });
    expect(visitor.jar.get(cookies.cartCount)).toBe('2');
    const other = createVisitor(app);
    other.jar.set(cookies.cart, 'a-cart-of-its-own');
    await other.ask(login, { body: { email, password } });
    expect(other.jar.has(cookies.cartCount)).toBe(false);
  });

  test('WEEK-01 a browser learns of a cart that begins as the last order left off, and asks for none without', async () => {
    const begun = await open({ openCartOf: async () => 0 });
    const ordered = await insertSomebody(begun.customers);
    const visitor = createVisitor(begun.app);
    await visitor.ask(login, { body: { email: ordered.email, password: ordered.password } });
    expect(visitor.jar.get(cookies.cartCount)).toBe('0');
    const none = await open({ openCartOf: async () => undefined });
    const fresh = await insertSomebody(none.customers);
    const other = createVisitor(none.app);
    await other.ask(login, { body: { email: fresh.email, password: fresh.password } });
    expect(other.jar.has(cookies.cartCount)).toBe(false);
  });

  test('WEEK-02 rooms above are told who logged in, and put their cookies into the same answer', async () => {
    const told: object[] = [];
    const listener: LoginListener = async ({ reply }, who) => {
      told.push(who);
      reply.setCookie(cookies.homeParts, 'order', { path: '/' });
    };
    const { app, customers } = await open({ loginListeners: [listener] });
    const { email, password, id } = await insertSomebody(customers);
    const visitor = createVisitor(app);
    expect((await visitor.send(login, { body: { email, password: 'not-the-one' } })).statusCode).toBe(403);
    expect(told).toEqual([]);
    await visitor.ask(login, { body: { email, password } });
    expect(told).toEqual([{ id, member: false }]);
    expect(visitor.jar.get(cookies.homeParts)).toBe('order');
  });

  test('CUST-02 wrong password, unknown address: one answer, letter for letter', async () => {
    const { email } = await somebody();
    const visitor = createVisitor(shop.app);
    const headers = { 'x-request-id': 'the-same-for-both' };
    const wrong = await visitor.send(login, { body: { email, password: 'not-the-one' }, headers });
    const unknown = await visitor.send(login, { body: { email: newEmail(), password: 'not-the-one' }, headers });
    expect(await visitor.told(login, { body: { email, password: 'not-the-one' } })).toEqual(failed);
    expect(wrong.body).toBe(unknown.body);
    const { date: _, ...told } = unknown.headers;
    expect(wrong.headers).toMatchObject(told);
    expect(Object.keys(wrong.headers)).toEqual(Object.keys(unknown.headers));
    expect(visitor.jar.has('sid')).toBe(false);
  });

  test('CUST-02 known and unknown addresses take the same work: statements and hashes alike', async () => {
    const { email } = await somebody();
    const visitor = createVisitor(shop.app);
    const workFor = async (address: string) => {
      shop.statements.length = 0;
      shop.hashed.length = 0;
      expect(await visitor.told(login, { body: { email: address, password: 'not-the-one' } })).toEqual(failed);
      return { statements: [...shop.statements], hashed: [...shop.hashed] };
    };
    const known = await workFor(email);
    expect(known.hashed).toEqual(['compare']);
    expect(known.statements.length).toBeGreaterThan(2);
    expect(await workFor(newEmail())).toEqual(known);
  });

  test('SESS-01 a session that was planted in the browser is never taken over', async () => {
    const [attacker, victim] = [await somebody(), await somebody()];
    const planted = createVisitor(shop.app);
    await planted.ask(login, { body: { email: attacker.email, password: attacker.password } });
    const attackersSid = planted.jar.get(cookies.sessionId)!;
    for (const sid of [attackersSid, 'A'.repeat(43), 'chosen-by-somebody']) {
      const visitor = createVisitor(shop.app);
      visitor.jar.set(cookies.sessionId, sid);
      await visitor.ask(login, { body: { email: victim.email, password: victim.password } });
      expect(visitor.jar.get(cookies.sessionId)).toMatch(/^[\w-]{43}$/);
      expect(visitor.jar.get(cookies.sessionId)).not.toBe(sid);
      const other = createVisitor(shop.app);
      other.jar.set(cookies.sessionId, sid);
      expect((await other.send(getCustomer)).statusCode, 'the id from before opens nothing').toBe(401);
    }
  });

  test('SESS-01 every login makes another session, and ends the one this browser had', async () => {
    const { id, email, password } = await somebody();
    const visitor = createVisitor(shop.app);
    await visitor.ask(login, { body: { email, password } });
    const former = visitor.jar.get(cookies.sessionId)!;
    await visitor.ask(login, { body: { email, password } });
    expect(visitor.jar.get(cookies.sessionId)).not.toBe(former);
    expect(await query('select 1 from session where customer_id = $1', id)).toHaveLength(1);
  });

  test('CUST-02 a password that was changed while it was compared does not log in', async () => {
    const { id, email, password } = await somebody();
    const { passwords } = shop.customers;
    const { app, customers } = await open();
    const compare = customers.passwords.isRight;
    Object.assign(customers.passwords, {
      isRight: async (given: string, hash: string | undefined) => {
        const right = await compare(given, hash);
        await query('update customer set password_hash = $2 where id = $1', id, await passwords.hash('another one'));
        return right;
      },
    });
    expect(await createVisitor(app).told(login, { body: { email, password } })).toEqual(failed);
    expect(await query('select 1 from session where customer_id = $1', id)).toEqual([]);
  });

  test('CUST-02 what looks like a statement is an address like any other', async () => {
    const { email } = await somebody();
    const visitor = createVisitor(shop.app);
    for (const body of [
      { email: `'or'1'='1@example.at`, password: `' or '1'='1` },
      { email, password: `' or '1'='1' --` },
      { email: `${email.split('@')[0]}'--@example.at`, password: 'feldfrisch' },
    ])
      expect(await visitor.told(login, { body })).toEqual(failed);
  });
});

describe('the bot check', () => {
  const without = { [headers.bypassKey]: '' };

  test('CUST-02 a login without it is refused, and each answer counts once', async () => {
    const { email, password } = await somebody();
    const visitor = createVisitor(shop.app);
    const body = { email, password };
    const notPassed = { status: 403, errorCode: 'botCheckFailed' };
    expect(await visitor.told(login, { body, headers: without })).toEqual(notPassed);
    const { provider, challenge } = await visitor.ask(getBotCheck);
    expect(provider).toBe('altcha');
    // The cheapest challenge has the answer 0.
    const answer = Buffer.from(JSON.stringify({ ...challenge, number: 0 })).toString('base64');
    const query = { recaptchaResponse: answer };
    expect((await visitor.told(login, { query, body, headers: without })).status).toBe(200);
    expect(await visitor.told(login, { query, body, headers: without })).toEqual(notPassed);
  });

  test('CUST-02 the app’s key stands in for it, another one does not', async () => {
    const { email, password } = await somebody();
    const visitor = createVisitor(shop.app);
    const body = { email, password };
    expect((await visitor.told(login, { body })).status).toBe(200);
    const wrong = { [headers.bypassKey]: 'the-key-of-the-apq' };
    expect((await visitor.told(login, { body, headers: wrong })).errorCode).toBe('botCheckFailed');
  });
});

describe('limits', () => {
  test('CUST-02 of 1,000 wrong logins 10 are tried; the right user still gets in from elsewhere', async () => {
    const { email, password } = await somebody();
    const attacker = createVisitor(shop.app);
    shop.hashed.length = 0;
    const told: number[] = [];
    for (let i = 0; i < 20; i++) {
      const rateLimiter = Array.from({ length: 50 }, (_, at) =>
        attacker.send(login, { body: { email, password: `guess number ${i * 50 + at}` } }),
      );
      told.push(...(await Promise.all(rateLimiter)).map(({ statusCode }) => statusCode));
    }
    expect(told.filter((status) => status === 403)).toHaveLength(10);
    expect(told.filter((status) => status === 429)).toHaveLength(990);
    expect(shop.hashed).toHaveLength(10);
    const refused = await attacker.send(login, { body: { email, password } });
    expect(refused.statusCode, 'the right password does not help there either').toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await createVisitor(shop.app).ask(login, { body: { email, password } })).email).toBe(email);
  });

  test('CUST-02 of 1,000 accounts one address tries 60', async () => {
    const attacker = createVisitor(shop.app);
    shop.hashed.length = 0;
    for (let i = 0; i < 20; i++)
      await Promise.all(
        Array.from({ length: 50 }, () => attacker.send(login, { body: { email: newEmail(), password: 'password' } })),
      );
    expect(shop.hashed).toHaveLength(60);
  });

  test('CUST-02 the addresses of one household count as one', async () => {
    const { email } = await somebody();
    const told: number[] = [];
    for (let i = 0; i < 11; i++) {
      const visitor = createVisitor(shop.app, `2001:db8:1:2::${i}`);
      told.push((await visitor.told(login, { body: { email, password: 'password' } })).status);
    }
    expect(told).toEqual([...Array.from({ length: 10 }, () => 403), 429]);
  });

  test('CUST-02 rightful logins are not counted, however many share an address; wrong ones are', async () => {
    const [one, other] = [await somebody(), await somebody()];
    const office = newAddress();
    for (let i = 0; i < 70; i++) {
      const { email, password } = i % 2 ? one : other;
      expect((await createVisitor(shop.app, office).told(login, { body: { email, password } })).status).toBe(200);
    }
    const thief = createVisitor(shop.app, office);
    let statuses = '';
    for (let i = 0; i < 12; i++) {
      // An account of one's own does not make the tries at another's count less.
      await thief.ask(login, { body: { email: one.email, password: one.password } });
      statuses += `${(await thief.told(login, { body: { email: other.email, password: 'password' } })).status} `;
    }
    expect(statuses).toBe(`${'403 '.repeat(10)}429 429 `);
  });
});

test('CUST-02 API-03 a login without the XSRF token is refused, whatever else is right', async () => {
  const { email, password } = await somebody();
  const visitor = createVisitor(shop.app);
  const forged = await visitor.told(login, { body: { email, password }, headers: { [headers.xsrf]: '' } });
  expect(forged).toEqual({ status: 403, errorCode: 'xsrfMissing' });
  expect(visitor.jar.has('sid')).toBe(false);
});
