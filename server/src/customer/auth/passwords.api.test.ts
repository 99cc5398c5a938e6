import {
  changePassword,
  confirmCustomer,
  cookies,
  getCustomer,
  login,
  registerCustomer,
  requestPasswordReset,
  resetPassword,
} from '@trolley/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { isMailboxFull } from './limits.ts';
import { createVisitor } from './testing/visitor.ts';
import { doorDatabase, formOf, insertSomebody, newEmail, tokenIn } from './testing.ts';

const { open, query, database, mailsTo } = doorDatabase();
let shop: Awaited<ReturnType<typeof open>>;

beforeAll(async () => {
  shop = await open();
});

const somebody = () => insertSomebody(shop.customers);
const invalid = { status: 403, errorCode: 'tokenInvalid' };

/** The link somebody gets who forgot the password. */
async function askedFor(email: string) {
  await createVisitor(shop.app).ask(requestPasswordReset, { body: { email } });
  const mails = await mailsTo(email);
  return tokenIn(mails.findLast(({ kind }) => kind === 'passwordReset')!);
}

describe('a forgotten password', () => {
  test('CUST-08 a link comes by mail, sets a new one, and everybody logs in anew', async () => {
    const { email, password } = await somebody();
    const device = createVisitor(shop.app);
    await device.ask(login, { body: { email, password } });
    const token = await askedFor(email.toUpperCase().replace('EXAMPLE', 'example').toLowerCase());
    const [mail] = await mailsTo(email);
    expect(mail?.text).toMatch(/https:\/\/shop\.example\/\S+\?token=/);
    const visitor = createVisitor(shop.app);
    await visitor.ask(resetPassword, { body: { token, password: 'a new beginning' } });
    expect(visitor.jar.has('sid'), 'a link logs nobody in').toBe(false);
    expect((await device.send(getCustomer)).statusCode).toBe(401);
    expect((await visitor.told(login, { body: { email, password } })).status).toBe(403);
    expect((await visitor.told(login, { body: { email, password: 'a new beginning' } })).status).toBe(200);
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['passwordReset', 'passwordChanged']);
  });

  test('CUST-08 a link opens once, only the door it is for, and within the hour', async () => {
    const { email } = await somebody();
    const visitor = createVisitor(shop.app);
    const used = await askedFor(email);
    const other = await askedFor(email);
    await visitor.ask(resetPassword, { body: { token: used, password: 'a new beginning' } });
    expect(await visitor.told(resetPassword, { body: { token: used, password: 'another one' } })).toEqual(invalid);
    expect(
      await visitor.told(resetPassword, { body: { token: other, password: 'another one' } }),
      'nor another',
    ).toEqual(invalid);
    const late = await askedFor(email);
    await query(`update mail_token set expires_at = now() where purpose = 'password'`);
    expect(await visitor.told(resetPassword, { body: { token: late, password: 'another one' } })).toEqual(invalid);
    const confirming = await askedFor((await somebody()).email);
    expect(await visitor.told(confirmCustomer, { body: { token: confirming } }), 'no account is made with it').toEqual(
      invalid,
    );
    await visitor.ask(resetPassword, { body: { token: confirming, password: 'another one' } });
    shop.hashed.length = 0;
    await visitor.told(resetPassword, { body: { token: 'A'.repeat(43), password: 'another one' } });
    expect(shop.hashed, 'guessing links makes no work').toEqual([]);
  });

  test('CUST-08 two who open a link at once set one password', async () => {
    const { email } = await somebody();
    const token = await askedFor(email);
    const told = await Promise.all(
      ['the first one', 'the second one'].map((password) =>
        createVisitor(shop.app).told(resetPassword, { body: { token, password } }),
      ),
    );
    expect(told.map(({ status }) => String(status)).sort()).toEqual(['204', '403']);
  });

  test('CUST-08 what a thief had begun is over: a new address that waits for its link', async () => {
    const { id, email } = await somebody();
    await query(`update customer set pending_email = 'thief@example.at' where id = $1`, id);
    await query(
      `insert into mail_token (token_hash, customer_id, purpose, expires_at)
       values (sha256('thief'), $1, 'email', now() + interval '1 day')`,
      id,
    );
    await createVisitor(shop.app).ask(resetPassword, {
      body: { token: await askedFor(email), password: 'a new beginning' },
    });
    expect(await query('select 1 from mail_token where customer_id = $1', id)).toEqual([]);
    expect(await query('select pending_email from customer where id = $1', id)).toEqual([{ pending_email: null }]);
  });

  test('CUST-08 after too many guesses the new one logs in at once', async () => {
    const { email } = await somebody();
    const visitor = createVisitor(shop.app);
    for (let i = 0; i < 11; i++) await visitor.told(login, { body: { email, password: 'forgotten' } });
    expect((await visitor.told(login, { body: { email, password: 'forgotten' } })).status).toBe(429);
    await visitor.ask(resetPassword, { body: { token: await askedFor(email), password: 'a new beginning' } });
    expect((await visitor.told(login, { body: { email, password: 'a new beginning' } })).status).toBe(200);
  });

  test('CUST-08 known and unknown addresses: the same answer for the same work, and no mail to an unknown address', async () => {
    const { email } = await somebody();
    const unknown = newEmail();
    const workFor = async (address: string) => {
      shop.statements.length = 0;
      const headers = { 'x-request-id': 'the-same-for-both' };
      const visitor = createVisitor(shop.app);
      const answer = await visitor.send(requestPasswordReset, { body: { email: address }, headers });
      const { statusCode, body } = answer;
      const { date: _, ...told } = answer.headers;
      // What nobody is meant by is taken back, which is the only difference.
      const statements = shop.statements.map((text) => text.replace(/^(release|rollback to) savepoint/, 'end'));
      return { statusCode, body, told, statements };
    };
    const known = await workFor(email);
    expect(known.statements.filter((text) => text.includes('insert into mail'))).toHaveLength(2);
    expect(await workFor(unknown)).toEqual(known);
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await mailsTo(unknown)).toEqual([]);
    expect(await query(`select 1 from mail_token where purpose = 'registration'`)).toEqual([]);
  });

  test('CUST-08 three mails an hour reach a mailbox, twenty an hour come from an address', async () => {
    const { email } = await somebody();
    for (let i = 0; i < 5; i++) await createVisitor(shop.app).ask(requestPasswordReset, { body: { email } });
    expect(await mailsTo(email)).toHaveLength(3);
    const visitor = createVisitor(shop.app);
    for (let i = 0; i < 20; i++) await visitor.ask(requestPasswordReset, { body: { email: newEmail() } });
    const refused = await visitor.send(requestPasswordReset, { body: { email: newEmail() } });
    expect(refused.json()).toMatchObject({ status: 429, errorCode: 'tooManyRequests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('CUST-08 links for a registration do not use up those for a password; six mails an hour are enough of all', async () => {
    const { email } = await somebody();
    const kinds = async () => (await mailsTo(email)).map(({ kind }) => kind);
    const register = () => createVisitor(shop.app).send(registerCustomer, { body: formOf({ email }) });
    for (let i = 0; i < 9; i++) await register();
    expect(await kinds()).toEqual(Array(3).fill('alreadyRegistered'));
    for (let i = 0; i < 4; i++) await createVisitor(shop.app).ask(requestPasswordReset, { body: { email } });
    expect(await kinds()).toEqual([...Array(3).fill('alreadyRegistered'), ...Array(3).fill('passwordReset')]);
    expect(await isMailboxFull(shop.customers.rateLimiter, 'email', email)).toBe(true);
  });

  test('CUST-08 the mail goes to the address as it is kept, not as it was typed', async () => {
    const { email } = await somebody();
    await createVisitor(shop.app).ask(requestPasswordReset, { body: { email: email.toUpperCase() } });
    expect([await mailsTo(email), await mailsTo(email.toUpperCase())].map(({ length }) => length)).toEqual([1, 0]);
  });
});

describe('another password', () => {
  test('SESS-01 it ends all other sessions, and this one goes on under a new id', async () => {
    const { email, password } = await somebody();
    const [here, there] = [createVisitor(shop.app), createVisitor(shop.app)];
    for (const visitor of [here, there]) await visitor.ask(login, { body: { email, password } });
    const former = here.jar.get(cookies.sessionId)!;
    await here.ask(changePassword, { body: { currentPassword: password, password: 'a new beginning' } });
    expect(here.jar.get(cookies.sessionId)).not.toBe(former);
    expect((await here.ask(getCustomer)).email).toBe(email);
    expect((await there.send(getCustomer)).statusCode).toBe(401);
    const old = createVisitor(shop.app);
    old.jar.set(cookies.sessionId, former);
    expect((await old.send(getCustomer)).statusCode).toBe(401);
    expect((await old.told(login, { body: { email, password } })).status).toBe(403);
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['passwordChanged']);
  });

  test('CUST-14 it is changed only by who is logged in and knows it', async () => {
    const { email, password } = await somebody();
    const visitor = createVisitor(shop.app);
    const body = { currentPassword: 'not-the-one', password: 'a new beginning' };
    expect(await visitor.told(changePassword, { body })).toEqual({ status: 401, errorCode: 'unauthorized' });
    await visitor.ask(login, { body: { email, password } });
    expect(await visitor.told(changePassword, { body })).toEqual({ status: 403, errorCode: 'passwordWrong' });
    expect((await visitor.ask(getCustomer)).email, 'the session goes on').toBe(email);
  });

  test('two who know it and change it at once: one does, the other’s is the old one by then', async () => {
    const { id, email, password } = await somebody();
    const next = ['the first one', 'the second one'];
    const visitors = next.map(() => createVisitor(shop.app));
    for (const visitor of visitors) await visitor.ask(login, { body: { email, password } });
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
                      and query like 'update customer set password_hash%'`;
    const told = await database().transaction(async (tx) => {
      // Both have compared the password before either can write.
      await tx.query({ text: 'select 1 from customer where id = $1 for update', values: [id] });
      const asked = visitors.map((visitor, at) =>
        visitor.told(changePassword, { body: { currentPassword: password, password: next[at] } }),
      );
      await expect.poll(() => query(waiting)).toHaveLength(2);
      return { asked };
    });
    const answers = await Promise.all(told.asked);
    expect([...answers].sort((a, b) => a.status - b.status)).toEqual([
      { status: 204 },
      { status: 403, errorCode: 'passwordWrong' },
    ]);
    const won = answers.findIndex(({ status }) => status === 204);
    expect((await createVisitor(shop.app).told(login, { body: { email, password: next[won] } })).status).toBe(200);
    expect((await visitors[1 - won]?.send(getCustomer))?.statusCode, 'the other is logged out').toBe(401);
  });

  test('in an open browser the password can be guessed ten times', async () => {
    const { email, password } = await somebody();
    const visitor = createVisitor(shop.app);
    await visitor.ask(login, { body: { email, password } });
    const told: number[] = [];
    for (let i = 0; i < 12; i++) {
      const body = { currentPassword: `guess ${i}`, password: 'a new beginning' };
      told.push((await visitor.told(changePassword, { body })).status);
    }
    expect(told).toEqual([...Array.from({ length: 10 }, () => 403), 429, 429]);
  });
});
