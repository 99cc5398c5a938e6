import {
  type ConsentCategory,
  consentDays,
  cookies,
  exportCustomer,
  getConsentDetails,
  recordConsent,
  tellConsent,
  writeConsent,
} from '@trolley/contract';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { tenantsDir } from '../customer/demo/testing.ts';
import { type OpenProfile, type Person, profileDatabase } from '../customer/profile/testing.ts';
import { captureLog } from '../platform/http/testing.ts';
import { applyRetention } from '../platform/retention/applyRetention.ts';
import { loadTenant } from '../tenant/loadTenant.ts';
import { cookieCategories } from './cookieCategories.ts';
import { consentRetention } from './retention.ts';
import { consentRoutes } from './routes.ts';

const { open, query, database } = profileDatabase();
let shop: OpenProfile;
let forgotten: object[] = [];
/** The version of the retailer's purposes. */
let purposes = 0;
beforeAll(async () => {
  shop = await open();
  const tenant = await loadTenant({ tenantsDir, id: 'feldmarkt', baseUrl: 'https://shop.example' });
  purposes = tenant.publicConfig.consent.version;
  const texts = tenant.areaTexts.consent;
  const categories = cookieCategories({ file: tenant.consent, tenant: tenant.publicConfig, texts });
  const parts = { tenant, texts: () => texts, categories: () => categories };
  const forgetVisitors = async (shopper: object) => void forgotten.push(shopper);
  consentRoutes(shop.app, { ...parts, customers: shop.customers, secureCookies: true, forgetVisitors });
});

const now = Math.floor(Date.now() / 1000) * 1000;
const answer = ({ browser }: Person, categories: ConsentCategory[], at = now, version = purposes) => {
  browser.jar.set(cookies.consent, writeConsent({ version, at, categories }));
  return browser.ask(recordConsent, {});
};
const rowsOf = ({ id }: Person) =>
  query<{ categories: string[]; version: number; at: Date }>(
    'select categories, version, answered_at as at from consent_record where customer_id = $1 order by answered_at',
    id,
  );

test('CONS-07 a customer’s answer is kept with its moment and the version of the purposes, each answer once', async () => {
  const ana = await shop.person();
  await answer(ana, ['C0001', 'C0002'], now - 5000);
  await answer(ana, ['C0001', 'C0002'], now - 5000);
  await answer(ana, ['C0001'], now);
  expect(await rowsOf(ana)).toEqual([
    { categories: ['C0001', 'C0002'], version: purposes, at: new Date(now - 5000) },
    { categories: ['C0001'], version: purposes, at: new Date(now) },
  ]);
});

const tell = async (
  { browser }: Pick<Person, 'browser'>,
  categories: ConsentCategory[],
  at = now,
  version = purposes,
) => {
  forgotten = [];
  browser.jar.set(cookies.consent, writeConsent({ version, at, categories }));
  await browser.ask(tellConsent, {});
  return browser.setCookies.find((line) => line.startsWith(`${cookies.consent}=`)) ?? '';
};
const aGuest = async () => {
  const { browser } = await shop.person();
  for (const name of [cookies.sessionId, cookies.loggedIn]) browser.jar.delete(name);
  return { browser };
};

test('CONS-07 the server sets the cookie of an answer again, so that browsers keep it for as long as it counts', async () => {
  const guest = await aGuest();
  const line = await tell(guest, ['C0001', 'C0002']);
  expect(line).toMatch(new RegExp(`^consent=${purposes}\\.\\d+\\.C0001\\.C0002; `));
  for (const part of ['Path=/', 'SameSite=Lax', 'Secure']) expect(line).toContain(part);
  expect(line, 'the page reads it').not.toContain('HttpOnly');
  const lifeOf = (text: string) => Number(/Max-Age=(\d+)/.exec(text)?.[1]) / 86_400;
  expect(lifeOf(line)).toBeCloseTo(consentDays, 1);
  expect(lifeOf(await tell(guest, ['C0001'], now - 100 * 86_400_000))).toBeCloseTo(consentDays - 100, 1);
  expect(await tell(guest, ['C0001'], now, 99), 'of other purposes').toBe('');
  expect(await tell(guest, ['C0001'], now - consentDays * 86_400_000), 'long over').toBe('');
});

test('CONS-09 who refuses statistics is forgotten, by account and by browser; a customer’s answer is proof', async () => {
  const [ana, guest] = [await shop.person(), await aGuest()];
  await tell(ana, ['C0001', 'C0002']);
  expect(forgotten).toEqual([]);
  await tell(ana, ['C0001', 'C0004'], now + 1000);
  expect(forgotten).toEqual([{ customerId: ana.id, browser: undefined }]);
  expect(await rowsOf(ana)).toHaveLength(2);
  guest.browser.jar.set(cookies.checkout, 'secret');
  await tell(guest, ['C0001']);
  expect(forgotten).toEqual([{ customerId: undefined, browser: 'secret' }]);
  await tell(guest, ['C0001'], now, 99);
  expect(forgotten, 'what is no answer withdraws nothing').toEqual([]);
});

test('what is no answer of today proves nothing', async () => {
  const ana = await shop.person();
  await ana.browser.ask(recordConsent, {});
  await answer(ana, ['C0001', 'C0002'], now, 99);
  await answer(ana, ['C0001', 'C0002'], now - consentDays * 86_400_000);
  ana.browser.jar.set(cookies.webview, 'true');
  await answer(ana, ['C0001', 'C0002']);
  expect(await rowsOf(ana)).toEqual([]);
});

test('the answer is part of the customer’s download, goes with the account and has its end', async () => {
  const [ana, ben] = [await shop.person(), await shop.person()];
  await answer(ana, ['C0001', 'C0002']);
  await answer(ben, ['C0001']);
  const download = (await ana.browser.send('GET', exportCustomer.path)).json();
  expect(download.consents).toMatchObject([{ provider: 'builtIn', version: purposes, categories: ['C0001', 'C0002'] }]);
  await query('delete from customer where id = $1', ana.id);
  expect(await rowsOf(ana)).toEqual([]);
  await query(`update consent_record set answered_at = now() - interval '4 years' where customer_id = $1`, ben.id);
  await applyRetention(consentRetention, { database: database(), log: captureLog().log });
  expect(await rowsOf(ben)).toEqual([]);
});

test('a guest proves nothing and is refused', async () => {
  const { browser } = await shop.person();
  browser.jar.delete(cookies.sessionId);
  expect((await browser.send('PUT', recordConsent.path)).statusCode).toBe(401);
});

test('CONS-03 scripts are handed out by category, as elements and not as HTML; CONT-08 with the cookies they set', async () => {
  const { browser } = await shop.person();
  const reply = (await browser.send('GET', getConsentDetails.path)).json();
  const { scripts, categories } = z.parse(getConsentDetails.reply, reply);
  expect(scripts.map(({ category }) => category)).toEqual(['C0002', 'C0004', 'C0007']);
  for (const { parts } of scripts) for (const { code } of parts) expect(code).not.toMatch(/<\/?script/);
  expect(categories.map(({ category }) => category)).toEqual(['C0001', 'C0002', 'C0004', 'C0007']);
  expect(categories.flatMap((one) => one.cookies.filter(({ purpose }) => purpose === ''))).toEqual([]);
});
