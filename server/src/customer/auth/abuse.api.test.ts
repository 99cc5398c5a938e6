import {
  changePassword,
  claimOfflineAccount,
  confirmCustomer,
  headers,
  login,
  registerCustomer,
  requestPasswordReset,
  resetPassword,
} from '@trolley/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { createVisitor } from './testing/visitor.ts';
import { doorDatabase, formOf, insertSomebody, newEmail, tokenIn } from './testing.ts';

const { open, query, mailsTo } = doorDatabase();
let shop: Awaited<ReturnType<typeof open>>;

beforeAll(async () => {
  shop = await open();
});

describe('who has an account', () => {
  test('CUST-04 known and unknown addresses register with the same work: statements, hash and mail', async () => {
    const { email } = await insertSomebody(shop.customers);
    const workFor = async (address: string) => {
      shop.statements.length = 0;
      shop.hashed.length = 0;
      const answer = await createVisitor(shop.app).send(registerCustomer, { body: formOf({ email: address }) });
      expect(answer.statusCode).toBe(202);
      return { statements: [...shop.statements], hashed: [...shop.hashed] };
    };
    const known = await workFor(email);
    expect(known.hashed).toEqual(['hash']);
    expect(known.statements.filter((text) => text.includes('insert into mail'))).toHaveLength(2);
    const unknown = newEmail();
    expect(await workFor(unknown)).toEqual(known);
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['alreadyRegistered']);
    expect((await mailsTo(unknown)).map(({ kind }) => kind)).toEqual(['registration']);
  });

  test('CUST-04 a mailbox that got enough costs the same too', async () => {
    const email = newEmail();
    const work: string[][] = [];
    for (let i = 0; i < 4; i++) {
      shop.statements.length = 0;
      await createVisitor(shop.app).send(registerCustomer, { body: formOf({ email }) });
      work.push(shop.statements.map((text) => text.replace(/^(release|rollback to) savepoint/, 'end')));
    }
    expect(work[3]).toEqual(work[0]);
    expect(await mailsTo(email)).toHaveLength(3);
  });

  test('CUST-04 nothing of an address is logged', async () => {
    const { email, password } = await insertSomebody(shop.customers);
    const visitor = createVisitor(shop.app);
    await visitor.told(login, { body: { email, password: 'not-the-one' } });
    await visitor.told(requestPasswordReset, { body: { email } });
    await visitor.told(registerCustomer, { body: formOf({ email }) });
    expect(shop.lines.length).toBeGreaterThan(2);
    expect(JSON.stringify(shop.lines)).not.toContain(email);
    expect(JSON.stringify(shop.lines)).not.toContain(password);
  });
});

test.each([login, requestPasswordReset, registerCustomer, claimOfflineAccount])(
  'CUST-02 $path does nothing for a robot',
  async (endpoint) => {
    shop.hashed.length = 0;
    const body = { ...formOf(), cardNumber: '4006381333931', activationCode: 'x' };
    const asRobot = { body, headers: { [headers.bypassKey]: 'x'.repeat(18) }, query: { recaptchaResponse: 'robot' } };
    const told = await createVisitor(shop.app).told(endpoint, asRobot);
    expect(told).toEqual({ status: 403, errorCode: 'botCheckFailed' });
    expect(shop.hashed).toEqual([]);
    expect(await mailsTo(body.email)).toEqual([]);
  },
);

describe('foreign sites', () => {
  const body = {
    ...formOf(),
    token: 'A'.repeat(43),
    currentPassword: 'feldfrisch',
    cardNumber: '',
    activationCode: 'x',
  };
  const calls = [
    login,
    requestPasswordReset,
    resetPassword,
    registerCustomer,
    claimOfflineAccount,
    confirmCustomer,
    changePassword,
  ];

  test.each(calls)(
    'API-03 $method $path does nothing without the token that only our pages can read',
    async (endpoint) => {
      const visitor = createVisitor(shop.app);
      const forged = { status: 403, errorCode: 'xsrfMissing' };
      expect(await visitor.told(endpoint, { body, headers: { [headers.xsrf]: '' } })).toEqual(forged);
      expect(await visitor.told(endpoint, { body, headers: { [headers.xsrf]: 'A'.repeat(43) } })).toEqual(forged);
      expect((await visitor.told(endpoint, { body })).errorCode, 'and with it gets further').not.toBe('xsrfMissing');
    },
  );

  test('API-03 a form of a foreign site is not even read', async () => {
    const visitor = createVisitor(shop.app);
    const told = await visitor.told(login, {
      body: 'email=ana%40example.at&password=feldfrisch',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(told).toEqual({ status: 415, errorCode: 'unsupportedMediaType' });
  });
});

describe('what is written into mails', () => {
  test.each([
    { row: 'VAL-03', email: 'ana@example.at\r\nBcc: all@example.at' },
    { row: 'VAL-03', email: 'ana@example.at,all@example.at' },
    { row: 'VAL-03', email: 'Ana <ana@example.at>' },
    { row: 'VAL-03', email: '"ana b"@example.at' },
    { row: 'VAL-01', firstName: 'Ana\r\nBcc: all@example.at' },
    { row: 'VAL-01', firstName: 'Ana\nX' },
    { row: 'VAL-02', lastName: '<b>Ana</b>' },
    { row: 'VAL-02', lastName: 'Ana\u2028X' },
  ])('$row what would be more than a name or an address in a mail is refused: %j', async ({ row: _, ...changes }) => {
    const told = await createVisitor(shop.app).told(registerCustomer, { body: formOf(changes) });
    expect(told).toMatchObject({
      status: 400,
      errorCode: 'invalidRequest',
      fields: [{ path: Object.keys(changes)[0] }],
    });
  });

  test('CUST-04 a stranger cannot put words into a mail: the typed name is not in it', async () => {
    for (const firstName of ['win.example/now', 'Jackpot']) {
      const body = formOf({ firstName, lastName: 'Free prize' });
      await createVisitor(shop.app).send(registerCustomer, { body });
      const mails = await mailsTo(body.email);
      expect(mails).toHaveLength(1);
      expect(JSON.stringify(mails)).not.toMatch(/win\.example|Jackpot|prize/);
    }
  });

  test('CUST-04 links lead to the shop’s own address, whatever host was asked', async () => {
    const body = formOf();
    const visitor = createVisitor(shop.app);
    await visitor.send(registerCustomer, {
      body,
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    const [mail] = await mailsTo(body.email);
    expect(JSON.stringify(mail)).not.toContain('evil.example');
    expect(mail?.text).toContain(`https://shop.example/registrieren?token=${tokenIn(mail!)}`);
  });
});

test('CUST-04 fields that were not asked for are ignored: a browser cannot make itself a member or another customer', async () => {
  const form = formOf();
  const body = {
    ...form,
    id: '00000000-0000-4000-8000-000000000001',
    cardNumber: '2900000000018',
    joeAuthenticationStatus: 'Authenticated',
    passwordHash: 'mine',
    demo: true,
  };
  const visitor = createVisitor(shop.app);
  await visitor.send(registerCustomer, { body });
  const [mail] = await mailsTo(form.email);
  const { customer } = await visitor.ask(confirmCustomer, { body: { token: tokenIn(mail!) } });
  expect(customer?.loyaltyMemberInformation).toBeUndefined();
  const rows = await query('select mp_card_id, demo, password_hash from customer where email = $1', form.email);
  expect(rows).toEqual([{ mp_card_id: null, demo: false, password_hash: expect.stringMatching(/^\$argon2id/) }]);
});
