import * as contract from '@trolley/contract';
import { expect, test } from 'vitest';
import { password, readBase32, staffDatabase } from '../testing.ts';

const { query, open } = staffDatabase();
const { beginSecondFactor, changeStaffPassword, confirmSecondFactor, getStaffSelf, renewRecoveryCodes } = contract;

test('STUD-01 a new password asks for the old one and ends every other session', async () => {
  const shop = await open();
  const here = await shop.loggedIn();
  const there = await shop.loggedIn(here.who);
  const next = 'another long password';
  const wrong = await here.send('PUT', changeStaffPassword.path, { currentPassword: 'wrong', password: next });
  expect(wrong.json()).toMatchObject({ status: 403, errorCode: 'passwordWrong' });
  const before = here.jar.get('studio_sid');
  await here.ask(changeStaffPassword, { body: { currentPassword: password, password: next } });
  expect(here.jar.get('studio_sid')).not.toBe(before);
  expect((await here.send('GET', getStaffSelf.path)).statusCode).toBe(200);
  expect((await there.send('GET', getStaffSelf.path)).statusCode).toBe(401);
  await expect(there.logIn(here.who)).rejects.toThrow('loginFailed');
});

test('STUD-01 an unattended browser cannot be used to guess the password', async () => {
  const shop = await open();
  const browser = await shop.loggedIn();
  const statuses = [];
  for (let at = 0; at < 11; at += 1)
    statuses.push((await browser.send('POST', renewRecoveryCodes.path, { currentPassword: `guess ${at}` })).statusCode);
  expect(statuses).toEqual([...Array<number>(10).fill(403), 429]);
});

test('STUD-01 another second factor counts from its first code on', async () => {
  const shop = await open();
  const browser = await shop.loggedIn();
  const { secret } = await browser.ask(beginSecondFactor, { body: { currentPassword: password } });
  const next = { ...browser.who, secret: readBase32(secret) };
  await shop.visit().logIn(browser.who);
  await expect(shop.visit().logIn(next)).rejects.toThrow('codeWrong');
  expect((await browser.send('PUT', confirmSecondFactor.path, { code: shop.code(browser.who) })).statusCode).toBe(403);
  await browser.ask(confirmSecondFactor, { body: { code: shop.code(next) } });
  await expect(shop.visit().logIn(browser.who)).rejects.toThrow('codeWrong');
  await shop.visit().logIn(next);
});

test('STUD-01 new recovery codes take the place of the old ones', async () => {
  const shop = await open();
  const browser = await shop.loggedIn();
  const body = { currentPassword: password };
  const { recoveryCodes: old } = await browser.ask(renewRecoveryCodes, { body });
  const { recoveryCodes } = await browser.ask(renewRecoveryCodes, { body });
  const enter = async (code = '') => {
    const { ticket } = await shop.visit().ask(contract.logInStaff, { body: { email: browser.who.email, password } });
    return (await shop.visit().send('POST', contract.enterStaffCode.path, { ticket, code })).statusCode;
  };
  expect([await enter(old[0]), await enter(recoveryCodes[0]), await enter(recoveryCodes[0])]).toEqual([403, 200, 403]);
  expect(await browser.ask(getStaffSelf)).toMatchObject({ recoveryCodes: 9 });
  expect(await query('select 1 from staff_recovery_code where staff_id = $1', browser.who.id)).toHaveLength(9);
});

test('STUD-01 one’s language goes with the account, not with the computer', async () => {
  const shop = await open();
  const here = await shop.loggedIn();
  expect(await here.ask(getStaffSelf)).not.toHaveProperty('language');
  await here.ask(contract.chooseStaffLanguage, { body: { language: 'de' } });
  const there = await shop.loggedIn(here.who);
  expect((await there.ask(getStaffSelf)).language).toBe('de');
  expect(await (await shop.loggedIn()).ask(getStaffSelf)).not.toHaveProperty('language');
  expect((await here.send('PUT', contract.chooseStaffLanguage.path, { language: 'fr' })).statusCode).toBe(400);
});
