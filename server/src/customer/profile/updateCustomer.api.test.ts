import { changePassword, confirmCustomer, getCustomer, updateCustomer } from '@trolley/contract';
import { beforeAll, expect, test } from 'vitest';
import { fieldTable } from '../../../../contract/test/fieldTable.ts';
import { tokenIn } from '../auth/testing.ts';
import { type OpenProfile, profileDatabase, testPassword } from './testing.ts';

const { open, query, mailsTo } = profileDatabase();
let shop: OpenProfile;
beforeAll(async () => {
  shop = await open();
});

const formOf = (email: string, changes: object = {}) => ({
  academicTitle: '',
  birthdate: '17.05.1988',
  email,
  firstName: 'Ana',
  lastName: 'Berger',
  ...changes,
});
/** With what a new address asks for. */
const movingTo = (email: string) => formOf(email, { currentPassword: testPassword });

test('CUST-05 the six fields are changed, and answered as the customer', async () => {
  const { email, browser, id } = await shop.person({ salutation: 'Family' });
  const body = formOf(email, { academicTitle: 'Dr.', firstName: 'Žofia', salutation: 'Female' });
  const customer = await browser.ask(updateCustomer, { body });
  expect(customer).toMatchObject({ ...body, email });
  expect(await browser.ask(getCustomer)).toEqual(customer);
  const [row] = await query<{ birthdate: string; changed: Date }>(
    'select birthdate, changed_at as changed from customer where id = $1',
    id,
  );
  expect(row?.birthdate).toBe('1988-05-17');

  await browser.ask(updateCustomer, { body });
  const [again] = await query('select birthdate, changed_at as changed from customer where id = $1', id);
  expect(again, 'what is the same is not written').toEqual(row);
});

test.for([
  ['16.11.2025', 'age'],
  ['31.02.1990', 'date'],
  ['yesterday', 'date'],
  ['', 'required'],
])('CUST-05 a birthdate like "%s" is refused in its field', async ([birthdate, kind]) => {
  const { email, browser } = await shop.person({ birthdate: '1988-05-17' });
  const refused = await browser.send('PUT', updateCustomer.path, formOf(email, { birthdate }));
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ errorCode: 'invalidRequest', fields: [{ path: 'birthdate', kind }] });
});

const ruled = [
  ['VAL-01', 'firstName'],
  ['VAL-02', 'lastName'],
  ['VAL-03', 'email'],
  ['VAL-08 title', 'academicTitle'],
] as const;

test.for(ruled)('%s holds for %s of the personal data', async ([row, field]) => {
  const { email, browser } = await shop.person();
  const { takes = [], refuses = {} } = fieldTable[row] ?? {};
  const put = (value: string) => browser.send('PUT', updateCustomer.path, { ...movingTo(email), [field]: value });
  for (const value of takes) expect([value, (await put(value)).statusCode]).toEqual([value, 200]);
  for (const [value, kind] of Object.entries(refuses)) {
    const refused = await put(value);
    expect(refused.statusCode, value).toBe(400);
    expect(refused.json().fields, value).toMatchObject([{ path: field, kind }]);
  }
});

test('CUST-05 a new address counts once its mail is confirmed; the old one is told at once, and again then', async () => {
  const { email, browser } = await shop.person();
  const next = `new-${email}`;
  const waiting = await browser.ask(updateCustomer, { body: movingTo(next) });
  expect(waiting).toMatchObject({ email, pendingEmail: next });
  const [mail] = await mailsTo(next);
  expect(mail?.kind).toBeDefined();
  const [told, ...others] = await mailsTo(email);
  expect(others).toEqual([]);
  expect(told?.kind).toBe('emailChangeRequested');
  expect(told?.text).toContain(next);
  expect(told?.text, 'opens nothing').not.toContain('token=');

  const token = tokenIn(mail ?? { text: '' });
  expect(await browser.ask(confirmCustomer, { body: { token } })).toEqual({ confirmed: 'email' });
  const changed = await browser.ask(getCustomer);
  expect(changed.email).toBe(next);
  expect(changed.pendingEmail).toBeUndefined();
  expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['emailChangeRequested', 'emailChanged']);
  const second = await browser.send('POST', confirmCustomer.path, { token });
  expect(second.json()).toMatchObject({ errorCode: 'tokenInvalid' });
});

test('CUST-05 only the last new address that was asked for can be confirmed', async () => {
  const { email, browser } = await shop.person();
  await browser.ask(updateCustomer, { body: movingTo(`first-${email}`) });
  await browser.ask(updateCustomer, { body: movingTo(`second-${email}`) });
  const [first] = await mailsTo(`first-${email}`);
  const refused = await browser.send('POST', confirmCustomer.path, { token: tokenIn(first ?? { text: '' }) });
  expect(refused.json()).toMatchObject({ errorCode: 'tokenInvalid' });
  expect((await browser.ask(getCustomer)).email).toBe(email);
});

test('CUST-05 an address of another account is answered alike; its owner reads of it', async () => {
  const owner = await shop.person();
  const other = await shop.person();
  const taken = await other.browser.ask(updateCustomer, { body: movingTo(owner.email.toUpperCase()) });
  const free = await shop.person();
  const answer = await free.browser.ask(updateCustomer, { body: movingTo(`free-${free.email}`) });
  expect(Object.keys(taken)).toEqual(Object.keys(answer));
  expect(taken.pendingEmail).toBe(owner.email.toUpperCase());
  const mails = await mailsTo(owner.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).not.toContain('token=');
});

test('CUST-05 of two that confirm the same address at once one gets it, the other a link that is worth nothing', async () => {
  const people = await Promise.all([shop.person(), shop.person()]);
  const wanted = `shared-${people[0].email}`;
  for (const { browser } of people) await browser.ask(updateCustomer, { body: movingTo(wanted) });
  const mails = await mailsTo(wanted);
  expect(mails).toHaveLength(2);
  const { browser } = people[0];
  const answers = await Promise.all(
    mails.map((mail) => browser.send('POST', confirmCustomer.path, { token: tokenIn(mail) })),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 403]);
  expect(await query('select 1 from customer where email = $1', wanted)).toHaveLength(1);
  expect(await query('select 1 from customer where pending_email = $1', wanted), 'nobody waits for it').toEqual([]);
});

test('CUST-05 a new address ends the links to a new password that lie in the old mailbox', async () => {
  const { id, email, browser } = await shop.person();
  await query(
    `insert into mail_token (token_hash, customer_id, purpose, expires_at)
     values (sha256($1), $2, 'password', now() + interval '1 hour')`,
    Buffer.from(email),
    id,
  );
  await browser.ask(updateCustomer, { body: movingTo(`moved-${email}`) });
  const [mail] = await mailsTo(`moved-${email}`);
  await browser.ask(confirmCustomer, { body: { token: tokenIn(mail ?? { text: '' }) } });
  expect(await query('select 1 from mail_token where customer_id = $1', id)).toEqual([]);
});

test('CUST-05 a mailbox gets three mails in an hour, and a customer who goes on is told to wait', async () => {
  const { email, browser } = await shop.person();
  const target = `target-${email}`;
  // Twice as many as an hour allows: one may just begin.
  const answers = [];
  for (let wish = 0; wish < 21; wish++) answers.push(await browser.send('PUT', updateCustomer.path, movingTo(target)));
  const refused = answers.find(({ statusCode }) => statusCode !== 200);
  expect(refused?.statusCode).toBe(429);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  const { length } = await mailsTo(target);
  expect([3, 6]).toContain(length);
});

test('CUST-05 the same address in other letters needs no mail', async () => {
  const { email, browser } = await shop.person();
  const customer = await browser.ask(updateCustomer, { body: formOf(email.toUpperCase()) });
  expect(customer.email).toBe(email.toUpperCase());
  expect(customer.pendingEmail).toBeUndefined();
});

test('CUST-05 without the password no new address is asked for; everything else needs none', async () => {
  const { email, browser } = await shop.person();
  const next = `next-${email}`;
  const put = (changes: object) => browser.send('PUT', updateCustomer.path, formOf(next, changes));
  const missing = await put({ firstName: 'Eva' });
  expect(missing.json()).toMatchObject({
    status: 400,
    errorCode: 'invalidRequest',
    fields: [{ path: 'currentPassword', kind: 'required' }],
  });
  const wrong = await put({ firstName: 'Eva', currentPassword: 'feldfrisch?' });
  expect(wrong.json()).toMatchObject({ status: 403, errorCode: 'passwordWrong' });
  const known = await browser.ask(getCustomer);
  expect(known, 'all of it or nothing').toMatchObject({ email, firstName: 'Ana' });
  expect(known.pendingEmail).toBeUndefined();
  expect([...(await mailsTo(next)), ...(await mailsTo(email))]).toEqual([]);
  expect(await browser.ask(updateCustomer, { body: formOf(email, { firstName: 'Eva' }) })).toMatchObject({
    firstName: 'Eva',
  });
});

test('CUST-05 guesses at the password are those of the password change: ten, and then one has to wait', async () => {
  const { email, browser } = await shop.person();
  const guess = (currentPassword: string) =>
    browser.send('PUT', updateCustomer.path, formOf(`guessed-${email}`, { currentPassword }));
  // Twice as many as a quarter of an hour allows: one may just begin.
  const answers = [];
  for (let i = 0; i < 21; i++) answers.push(await guess(`wrong ${i}`));
  const refused = answers.find(({ statusCode }) => statusCode !== 403);
  expect(refused?.json()).toMatchObject({ status: 429, errorCode: 'tooManyRequests' });
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await guess(testPassword)).statusCode, 'the right one waits, too').toBe(429);
  const password = { currentPassword: testPassword, password: 'another good one' };
  expect((await browser.send('PUT', changePassword.path, password)).statusCode, 'one count for both').toBe(429);
});

test('CUST-05 an address that is confirmed while an older form is sent does not go back without the password', async () => {
  const { email, browser, id } = await shop.person();
  await query('update customer set email = $2 where id = $1', id, `now-${email}`);
  const refused = await browser.send('PUT', updateCustomer.path, formOf(email));
  expect(refused.json()).toMatchObject({ fields: [{ path: 'currentPassword', kind: 'required' }] });
});

test('CUST-05 a new password drops the change that was asked for', async () => {
  const { email, browser } = await shop.person();
  await browser.ask(updateCustomer, { body: movingTo(`thief-${email}`) });
  const body = { currentPassword: testPassword, password: 'another good one' };
  expect((await browser.send('PUT', changePassword.path, body)).statusCode).toBe(204);
  const [mail] = await mailsTo(`thief-${email}`);
  const opened = await browser.send('POST', confirmCustomer.path, { token: tokenIn(mail ?? { text: '' }) });
  expect(opened.json()).toMatchObject({ errorCode: 'tokenInvalid' });
  expect((await browser.ask(getCustomer)).email).toBe(email);
});
