import * as contract from '@trolley/contract';
import { expect, test } from 'vitest';
import { newRecoveryCodes, recoveryCodeHash } from '../rules/secrets.ts';
import { password, staffDatabase } from '../testing.ts';

const { query, open } = staffDatabase();
const { logInStaff, enterStaffCode, getStaffSelf, headers } = contract;
let addresses = 0;
/** Somebody else's address, so that one test does not use up the limits of another. */
const elsewhere = () => ({ 'x-forwarded-for': `10.0.${Math.floor(++addresses / 250)}.${addresses % 250}` });

test('STUD-01 password, then code: the cookie is httpOnly, strict, for the studio’s calls alone', async () => {
  const shop = await open();
  const owner = await shop.person();
  const browser = shop.visit();
  const { ticket } = await browser.ask(logInStaff, { body: { email: owner.email.toUpperCase(), password } });
  expect(browser.setCookies, 'the password alone opens nothing').toEqual([]);
  expect((await browser.send('GET', getStaffSelf.path)).statusCode).toBe(401);
  const self = await browser.ask(enterStaffCode, { body: { ticket, code: shop.code(owner) } });
  expect(self).toMatchObject({ id: owner.id, roles: ['owner'], permissions: [...contract.permissions] });
  const cookie = browser.setCookies.find((line) => line.startsWith('studio_sid='));
  for (const part of ['Path=/api/studio', 'HttpOnly', 'SameSite=Strict', 'Secure'])
    expect(cookie).toContain(`; ${part}`);
  expect(await browser.ask(getStaffSelf)).toEqual(self);
  const [{ row } = { row: '' }] = await query<{ row: string }>('select staff_session::text as row from staff_session');
  expect(row, 'the database has only a hash').not.toContain(browser.jar.get('studio_sid'));
});

test('STUD-01 an unknown address, a wrong password, a locked account and one without a password are all alike', async () => {
  const shop = await open();
  const [known, locked, invited] = [await shop.person(), await shop.person(), await shop.person()];
  await query('update staff set locked_at = now() where id = $1', locked.id);
  await query('update staff set password_hash = null, totp_secret = null where id = $1', invited.id);
  const browser = shop.visit();
  const answers = [];
  for (const [email, given] of [
    ['nobody@feldmarkt.example', password],
    [known.email, 'wrong'],
    [locked.email, password],
    [invited.email, password],
  ]) {
    const answer = await browser.send('POST', logInStaff.path, { email, password: given }, elsewhere());
    const { requestId: _, ...body } = answer.json<Record<string, unknown>>();
    answers.push({ status: answer.statusCode, body });
  }
  expect(answers[0]).toMatchObject({ status: 403, body: { errorCode: 'loginFailed' } });
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});

test('STUD-01 a code works once: neither again, nor by two calls at once', async () => {
  const shop = await open();
  const owner = await shop.person();
  const ticket = async () =>
    (await shop.visit().ask(logInStaff, { body: { email: owner.email, password }, headers: elsewhere() })).ticket;
  const tickets = [await ticket(), await ticket(), await ticket(), await ticket()];
  const code = shop.code(owner);
  const statuses = await Promise.all(
    tickets.map(
      async (one) => (await shop.visit().send('POST', enterStaffCode.path, { ticket: one, code })).statusCode,
    ),
  );
  expect(statuses.map(String).toSorted()).toEqual(['200', '403', '403', '403']);
  const replayed = await shop.visit().send('POST', enterStaffCode.path, { ticket: await ticket(), code });
  expect(replayed.json()).toMatchObject({ errorCode: 'codeWrong' });
});

test('STUD-01 a ticket logs in once, by two calls at once as well, and has an end', async () => {
  const shop = await open();
  const owner = await shop.person();
  const { ticket } = await shop.visit().ask(logInStaff, { body: { email: owner.email, password } });
  const [first, second] = [shop.code(owner), shop.code(owner)];
  const tried = await Promise.all(
    [first, second].map(async (code) => shop.visit().send('POST', enterStaffCode.path, { ticket, code })),
  );
  expect(tried.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const later = await shop.visit().ask(logInStaff, { body: { email: owner.email, password } });
  await query(`update staff_login set expires_at = now() - interval '1 second'`);
  const answer = await shop.visit().send('POST', enterStaffCode.path, { ticket: later.ticket, code: shop.code(owner) });
  expect(answer.json()).toMatchObject({ errorCode: 'loginOver' });
});

test('STUD-01 codes cannot be guessed: a ticket ends after five, an account after twenty a day, from wherever', async () => {
  const shop = await open();
  const owner = await shop.person();
  const codes: string[] = [];
  for (let at = 0; at < 6; at += 1) {
    const body = { email: owner.email, password };
    const { ticket } = await shop.visit().ask(logInStaff, { body, headers: elsewhere() });
    for (let guess = 0; guess < 6; guess += 1) {
      const answer = await shop.visit().send('POST', enterStaffCode.path, { ticket, code: '000000' }, elsewhere());
      codes.push(answer.json<contract.Failure>().errorCode);
    }
  }
  expect(codes.slice(0, 6)).toEqual([...Array<string>(5).fill('codeWrong'), 'loginOver']);
  expect(codes.filter((code) => code === 'codeWrong')).toHaveLength(20);
  expect(codes.slice(-6)).toEqual([...Array<string>(5).fill('tooManyRequests'), 'loginOver']);
  const { ticket } = await shop
    .visit()
    .ask(logInStaff, { body: { email: owner.email, password }, headers: elsewhere() });
  const right = await shop.visit().send('POST', enterStaffCode.path, { ticket, code: shop.code(owner) }, elsewhere());
  expect(right.statusCode, 'the right one does not get in either').toBe(429);
  expect(
    await query(`select 1 from journal where action = 'staff.codeRefused' and subject_id = $1`, owner.id),
  ).toHaveLength(20);
});

test('STUD-01 passwords are throttled, but not for the browser in which their owner logged in before', async () => {
  const shop = await open();
  const browser = await shop.loggedIn();
  const guess = { email: browser.who.email, password: 'wrong' };
  const here = elsewhere();
  const statuses = [];
  for (let at = 0; at < 11; at += 1)
    statuses.push((await shop.visit().send('POST', logInStaff.path, guess, here)).statusCode);
  expect(statuses).toEqual([...Array<number>(10).fill(403), 429]);
  for (let at = 0; at < 30; at += 1) await shop.visit().send('POST', logInStaff.path, guess, elsewhere());
  const right = { email: browser.who.email, password };
  expect((await shop.visit().send('POST', logInStaff.path, right, elsewhere())).statusCode).toBe(429);
  expect((await browser.send('POST', logInStaff.path, right)).statusCode).toBe(200);
});

test('STUD-01 a recovery code stands in for the telephone, once', async () => {
  const shop = await open();
  const owner = await shop.person();
  const [code = ''] = newRecoveryCodes();
  await query('insert into staff_recovery_code values ($1, $2)', owner.id, recoveryCodeHash(code));
  const enter = async () => {
    const { ticket } = await shop.visit().ask(logInStaff, { body: { email: owner.email, password } });
    return (await shop.visit().send('POST', enterStaffCode.path, { ticket, code: code.toUpperCase() })).statusCode;
  };
  expect([await enter(), await enter()]).toEqual([200, 403]);
});

test('STUD-01 a session id that a stranger planted is worth nothing, and every log-in has another one', async () => {
  const shop = await open();
  const browser = shop.visit();
  const planted = 'A'.repeat(43);
  browser.jar.set('studio_sid', planted);
  const owner = await shop.person();
  await browser.logIn(owner);
  const first = browser.jar.get('studio_sid');
  expect(first).not.toBe(planted);
  await browser.logIn(owner);
  const second = browser.jar.get('studio_sid');
  expect(second).not.toBe(first);
  for (const [sid, status] of [
    [planted, 401],
    [first, 401],
    [second, 200],
  ] as const) {
    browser.jar.set('studio_sid', sid ?? '');
    expect((await browser.send('GET', getStaffSelf.path)).statusCode).toBe(status);
  }
});

test('STUD-01 the cookie of a customer opens no call of the studio, nor the other way round', async () => {
  const shop = await open();
  const browser = await shop.loggedIn();
  const sid = browser.jar.get('studio_sid') ?? '';
  browser.jar.delete('studio_sid');
  browser.jar.set('sid', sid);
  expect((await browser.send('GET', getStaffSelf.path)).statusCode).toBe(401);
  expect(await query('select 1 from session')).toEqual([]);
});

test('STUD-01 logging out ends this session, everywhere ends all', async () => {
  const shop = await open();
  const here = await shop.loggedIn();
  const [there, third] = [await shop.loggedIn(here.who), await shop.loggedIn(here.who)];
  const sid = here.jar.get('studio_sid') ?? '';
  await here.ask(contract.logOutStaff);
  expect(here.jar.has('studio_sid')).toBe(false);
  here.jar.set('studio_sid', sid);
  expect((await here.send('GET', getStaffSelf.path)).statusCode).toBe(401);
  await there.ask(contract.logOutStaffEverywhere);
  expect((await third.send('GET', getStaffSelf.path)).statusCode).toBe(401);
  await here.ask(contract.logOutStaff);
});

test('STUD-01 half an hour of silence ends a session, of a picker a working day; none is longer than that', async () => {
  const shop = await open();
  const lives = async (roles: readonly string[]) => {
    const { who } = await shop.loggedIn({ roles });
    const [row] = await query<{ minutes: number }>(
      `select round(extract(epoch from expires_at - now()) / 60)::int as minutes from staff_session where staff_id = $1`,
      who.id,
    );
    return row?.minutes;
  };
  expect([await lives(['owner']), await lives(['support']), await lives(['picker'])]).toEqual([30, 30, 720]);

  const browser = await shop.loggedIn();
  const ask = async () => (await browser.send('GET', getStaffSelf.path)).statusCode;
  const minutesLeft = async () => {
    const [row] = await query<{ minutes: number }>(
      'select round(extract(epoch from expires_at - now()) / 60)::int as minutes from staff_session where staff_id = $1',
      browser.who.id,
    );
    return row?.minutes;
  };
  const passed = (minutes: number, since: string) =>
    query(
      `update staff_session set seen_at = now() - make_interval(mins => $2), created_at = now() - $3::interval,
         expires_at = now() - make_interval(mins => $2) + interval '30 minutes' where staff_id = $1`,
      ...[browser.who.id, minutes, since],
    );
  await passed(29, '29 minutes');
  expect([await ask(), await minutesLeft()]).toEqual([200, 30]);
  await passed(29, '29 minutes');
  const unattended = await browser.send('GET', getStaffSelf.path, undefined, { [headers.unattended]: '1' });
  expect([unattended.statusCode, await minutesLeft()], 'what the page asks by itself').toEqual([200, 1]);
  await passed(20, '11 hours 50 minutes');
  expect([await ask(), await minutesLeft()], 'busy or not, a working day is the end').toEqual([200, 10]);
  await passed(31, '31 minutes');
  expect(await ask()).toBe(401);
});

test('STUD-01 the log holds neither addresses nor secrets', async () => {
  const shop = await open();
  const browser = await shop.loggedIn();
  await browser.send('POST', logInStaff.path, { email: browser.who.email, password: 'wrong' });
  const said = JSON.stringify(shop.lines);
  for (const secret of [browser.who.email, browser.jar.get('studio_sid') ?? '', password])
    expect(said).not.toContain(secret);
  expect(said).toContain(logInStaff.path);
});
