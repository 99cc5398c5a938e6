import { confirmCustomer, getCustomer, login, registerCustomer, resetPassword } from '@trolley/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { createVisitor, type Visitor } from './testing/visitor.ts';
import { doorDatabase, formOf, newEmail, tokenIn } from './testing.ts';

const shop = doorDatabase();
const { open, query, mailsTo } = shop;
let confirming: Awaited<ReturnType<typeof open>>;
let immediate: Awaited<ReturnType<typeof open>>;

beforeAll(async () => {
  confirming = await open();
  immediate = await open({ tenant: 'harbour' });
});

const accounts = async (email: string) =>
  (await query<{ email: string }>('select email from customer where lower(email) = lower($1)', email)).length;

/** Registers and opens the link of the mail, in the same browser. */
async function registered(visitor: Visitor, form = formOf()) {
  expect((await visitor.send(registerCustomer, { body: form })).statusCode).toBe(202);
  const [mail] = await mailsTo(form.email);
  return visitor.ask(confirmCustomer, { body: { token: tokenIn(mail!) } });
}

describe('where accounts are confirmed', () => {
  test('CUST-04 a registration is no account, until the link of its mail is opened; then it logs in here', async () => {
    const visitor = createVisitor(confirming.app);
    const form = formOf({ salutation: 'Female', academicTitle: 'Dr.', newsletterTopics: ['rezepte', 'rezepte'] });
    const answer = await visitor.send(registerCustomer, { body: form });
    expect([answer.statusCode, answer.body]).toEqual([202, '']);
    expect(visitor.jar.has('sid')).toBe(false);
    expect(await accounts(form.email)).toBe(0);
    const elsewhere = createVisitor(confirming.app);
    const tooEarly = { body: { email: form.email, password: form.password } };
    expect(await elsewhere.told(login, tooEarly)).toEqual({ status: 403, errorCode: 'loginFailed' });

    const mails = await mailsTo(form.email);
    expect(mails.map(({ kind }) => kind)).toEqual(['registration']);
    expect(mails[0]?.text).toContain(`https://shop.example/registrieren?token=${tokenIn(mails[0]!)}`);
    const { confirmed, customer } = await visitor.ask(confirmCustomer, { body: { token: tokenIn(mails[0]!) } });
    expect(confirmed).toBe('registration');
    expect(customer).toMatchObject({
      email: form.email,
      firstName: 'Ana',
      lastName: 'Berger',
      salutation: 'Female',
      academicTitle: 'Dr.',
      birthdate: expect.stringMatching(/17.*0?5.*1988/),
      newsletterTopics: [{ newsletterTopicId: 'rezepte' }],
    });
    expect(await visitor.ask(getCustomer)).toEqual(customer);
    expect(visitor.jar.has('registration')).toBe(false);
    expect((await elsewhere.ask(login, tooEarly)).email).toBe(form.email);
  });

  test('CUST-04 a link opened in another browser confirms, and does not log in', async () => {
    const form = formOf();
    await createVisitor(confirming.app).send(registerCustomer, { body: form });
    const [mail] = await mailsTo(form.email);
    const victim = createVisitor(confirming.app);
    victim.jar.set('registration', 'A'.repeat(43));
    expect(await victim.ask(confirmCustomer, { body: { token: tokenIn(mail!) } })).toEqual({
      confirmed: 'registration',
    });
    expect([victim.jar.has('sid'), victim.jar.has('loggedIn')]).toEqual([false, false]);
    expect((await victim.send(getCustomer)).statusCode).toBe(401);
    expect(await accounts(form.email)).toBe(1);
  });

  test('CUST-04 a link opens once, within its time, and nothing else opens', async () => {
    const visitor = createVisitor(confirming.app);
    const form = formOf();
    await registered(visitor, form);
    const invalid = { status: 403, errorCode: 'tokenInvalid' };
    const [mail] = await mailsTo(form.email);
    expect(await visitor.told(confirmCustomer, { body: { token: tokenIn(mail!) } })).toEqual(invalid);
    expect(await visitor.told(confirmCustomer, { body: { token: 'A'.repeat(43) } })).toEqual(invalid);
    const other = formOf();
    await visitor.send(registerCustomer, { body: other });
    const token = tokenIn((await mailsTo(other.email))[0]!);
    expect(await visitor.told(resetPassword, { body: { token, password: 'another one' } })).toEqual(invalid);
    expect((await visitor.ask(confirmCustomer, { body: { token } })).confirmed, 'it is still good').toBe(
      'registration',
    );
    const late = formOf();
    await visitor.send(registerCustomer, { body: late });
    await query(`update mail_token set expires_at = now() where subject->>'email' = $1`, late.email);
    const [lateMail] = await mailsTo(late.email);
    expect(await visitor.told(confirmCustomer, { body: { token: tokenIn(lateMail!) } })).toEqual(invalid);
    expect(await accounts(late.email)).toBe(0);
  });

  test('CUST-04 the secrets of link and browser, and the password, are nowhere to be read', async () => {
    const visitor = createVisitor(confirming.app);
    const form = formOf({ password: 'a-very-own-password' });
    await visitor.send(registerCustomer, { body: form });
    const cookie = visitor.setCookies.find((line) => line.startsWith('registration='));
    expect(cookie).toMatch(/^registration=[\w-]{43}; Max-Age=172800; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const [mail] = await mailsTo(form.email);
    const rows = JSON.stringify(
      await query(`select t::text from mail_token t where subject->>'email' = $1`, form.email),
    );
    expect(rows).toContain('argon2id');
    for (const secret of [form.password, tokenIn(mail!), visitor.jar.get('registration')!]) {
      expect(rows).not.toContain(secret);
      expect(JSON.stringify(confirming.lines)).not.toContain(secret);
    }
  });

  test('CUST-04 the owner of an account gets another mail, and the browser the same answer', async () => {
    const form = formOf();
    await registered(createVisitor(confirming.app), form);
    const stranger = createVisitor(confirming.app);
    const known = await stranger.send(registerCustomer, { body: { ...formOf(), email: form.email.toUpperCase() } });
    const knownCookies = stranger.setCookies.map((line) => line.replace(/=[\w-]{43}/, ''));
    const unknown = await stranger.send(registerCustomer, { body: formOf() });
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(knownCookies).toEqual(stranger.setCookies.map((line) => line.replace(/=[\w-]{43}/, '')));
    const names = (headers: object) => Object.keys(headers).sort();
    expect(names(known.headers)).toEqual(names(unknown.headers));
    const mails = await mailsTo(form.email);
    expect(mails.map(({ kind }) => kind)).toEqual(['registration', 'alreadyRegistered']);
    expect(mails[1]?.text).not.toContain('token=');
  });

  test('CUST-04 a mailbox gets three mails in an hour; the answer does not show it', async () => {
    const form = formOf();
    for (let i = 0; i < 5; i++) {
      const answer = await createVisitor(confirming.app).send(registerCustomer, { body: form });
      expect(answer.statusCode).toBe(202);
    }
    expect(await mailsTo(form.email)).toHaveLength(3);
  });

  test('CUST-04 one address registers 20 times in an hour, then has to wait', async () => {
    const visitor = createVisitor(confirming.app);
    for (let i = 0; i < 20; i++)
      expect((await visitor.send(registerCustomer, { body: formOf() })).statusCode).toBe(202);
    const refused = await visitor.send(registerCustomer, { body: formOf() });
    expect(refused.json()).toMatchObject({ status: 429, errorCode: 'tooManyRequests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('CUST-04 a newsletter that does not exist is refused', async () => {
    const body = formOf({ newsletterTopics: ['spam'] });
    const answer = await createVisitor(confirming.app).told(registerCustomer, { body });
    expect(answer).toEqual({ status: 404, errorCode: 'topicNotFound' });
  });
});

describe('where accounts count at once', () => {
  test('CUST-04 a registration answers the customer, who is logged in', async () => {
    const visitor = createVisitor(immediate.app);
    const form = formOf({ birthdate: '17/05/1988' });
    const customer = await visitor.ask(registerCustomer, { body: form });
    expect(customer).toMatchObject({ email: form.email, newsletterTopics: [] });
    expect(await visitor.ask(getCustomer)).toEqual(customer);
    expect(await mailsTo(form.email)).toEqual([]);
  });

  test('CUST-04 a known address is answered 202; its owner gets a mail, and the browser no session', async () => {
    const form = formOf({ birthdate: '17/05/1988' });
    await createVisitor(immediate.app).ask(registerCustomer, { body: form });
    const stranger = createVisitor(immediate.app);
    expect((await stranger.send(registerCustomer, { body: form })).statusCode).toBe(202);
    expect(stranger.jar.has('sid')).toBe(false);
    expect((await mailsTo(form.email)).map(({ kind }) => kind)).toEqual(['alreadyRegistered']);
  });

  test('CUST-07 a newsletter counts at once too, where the tenant asks no second time', async () => {
    const { app } = await open({ tenant: 'harbour', file: { newsletterDoubleOptIn: false } });
    const form = formOf({ birthdate: '17/05/1988', newsletterTopics: ['catch'] });
    const { newsletterTopics } = await createVisitor(app).ask(registerCustomer, { body: form });
    expect(newsletterTopics).toEqual([{ newsletterTopicId: 'catch' }]);
    expect(await mailsTo(form.email)).toEqual([]);
  });

  test('CUST-07 a newsletter still waits for its own mail, where the tenant wants to be sure', async () => {
    const { app } = await open({ tenant: 'harbour', file: { newsletterDoubleOptIn: true } });
    const visitor = createVisitor(app);
    const form = formOf({ birthdate: '17/05/1988', newsletterTopics: ['catch'] });
    expect((await visitor.ask(registerCustomer, { body: form })).newsletterTopics).toEqual([]);
    const [mail] = await mailsTo(form.email);
    expect(mail?.kind).toBe('newsletter');
    expect(await visitor.ask(confirmCustomer, { body: { token: tokenIn(mail!) } })).toEqual({
      confirmed: 'newsletter',
    });
    expect((await visitor.ask(getCustomer)).newsletterTopics).toEqual([{ newsletterTopicId: 'catch' }]);
  });
});

describe('at once', () => {
  test('CUST-04 100 parallel registrations of one address and all their links make one account', async () => {
    const email = newEmail();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        createVisitor(confirming.app).send(registerCustomer, { body: formOf({ email, firstName: `A${i}` }) }),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([202]));
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(3);
    const confirmed = await Promise.all(
      mails.map((mail) => createVisitor(confirming.app).told(confirmCustomer, { body: { token: tokenIn(mail) } })),
    );
    expect(confirmed.map(({ status }) => String(status)).sort()).toEqual(['200', '403', '403']);
    expect(await accounts(email)).toBe(1);
  });

  test('CUST-04 100 parallel registrations where accounts count at once make one account and one session', async () => {
    const email = newEmail();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => {
        const address = i % 2 ? email : email.toUpperCase();
        const body = formOf({ email: address, birthdate: '17/05/1988' });
        return createVisitor(immediate.app).send(registerCustomer, { body });
      }),
    );
    const count = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
    expect([count(200), count(202)]).toEqual([1, 99]);
    expect(await accounts(email)).toBe(1);
    const sessions = await query(
      'select 1 from session join customer c on c.id = customer_id where lower(c.email) = $1',
      email,
    );
    expect(sessions).toHaveLength(1);
  });

  test('CUST-04 of two links for one address the first that is opened makes the account, with its own password', async () => {
    const email = newEmail();
    const stranger = formOf({ email, password: 'of a stranger' });
    const owner = formOf({ email, password: 'of the owner' });
    for (const body of [stranger, owner]) await createVisitor(confirming.app).send(registerCustomer, { body });
    const [, ownersMail] = await mailsTo(email);
    await createVisitor(confirming.app).ask(confirmCustomer, { body: { token: tokenIn(ownersMail!) } });
    const visitor = createVisitor(confirming.app);
    expect((await visitor.told(login, { body: { email, password: stranger.password } })).status).toBe(403);
    expect((await visitor.told(login, { body: { email, password: owner.password } })).status).toBe(200);
  });
});
