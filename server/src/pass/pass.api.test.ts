import { getDeliveryPass, getPassPlans, setPassRenewal } from '@trolley/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { readCustomerFile, tenantsDir } from '../customer/demo/testing.ts';
import { type OpenProfile, type Person, profileDatabase } from '../customer/profile/testing.ts';
import { readCheckoutFile } from '../payment/readCheckoutFile.ts';
import { queueMail } from '../platform/mail/queueMail.ts';
import { loadTenant } from '../tenant/loadTenant.ts';
import { activatePass } from './activatePass.ts';
import { createPassMail } from './createPassMail.ts';
import type { PassMail } from './passMail.ts';
import { remindOfPasses } from './remindOfPasses.ts';
import { passRoutes } from './routes.ts';
import { takePassBack } from './takePassBack.ts';

const { open, query, database, mailsTo } = profileDatabase();
const dayMs = 86_400_000;
const planId = 'lieferpass-3';
let shop: OpenProfile;
let ana: Person;
let passMail: PassMail;
let offers: { readonly pass: Awaited<ReturnType<typeof readCheckoutFile>>['pass'] };

beforeAll(async () => {
  shop = await open();
  const tenant = await loadTenant({ tenantsDir, id: 'feldmarkt', baseUrl: 'https://shop.example' });
  offers = await readCheckoutFile(tenant);
  passMail = await createPassMail(tenant, readCustomerFile('feldmarkt'));
  passRoutes(shop.app, { ...shop.customers, offers });
});
beforeEach(async () => {
  ana = await shop.person();
});

const buy = (plan = planId) =>
  database().transaction((tx) => activatePass(offers.pass.plans)(tx, { customerId: ana.id, planId: plan }));
const passOf = async () => (await ana.browser.ask(getDeliveryPass)).pass;
const endsIn = (interval: string) =>
  query(
    `update delivery_pass set start_date = now() - interval '1 year', end_date = now() + $2::interval
      where customer_id = $1`,
    ana.id,
    interval,
  );
const remind = () => remindOfPasses({ database: database(), offers, queueMail, passMail });

test('PASS-01 everybody sees the plans; a pass is its holder’s', async () => {
  expect((await ana.browser.ask(getPassPlans)).plans.map((plan) => plan.planId)).toEqual([planId, 'lieferpass-12']);
  expect((await shop.app.inject({ url: getPassPlans.path })).statusCode).toBe(200);
  expect((await shop.app.inject({ url: getDeliveryPass.path })).statusCode).toBe(401);
  expect(await passOf()).toBeUndefined();
});

test('PASS-01 it begins when it is bought, and a second one goes on where the first one ends', async () => {
  await buy();
  const one = await passOf();
  expect(one).toMatchObject({ planId, name: 'Lieferpass für 3 Monate', renews: false });
  const lasts = Date.parse(one?.endDate ?? '') - Date.parse(one?.startDate ?? '');
  expect(lasts / dayMs).toBeGreaterThan(88);
  expect(lasts / dayMs).toBeLessThan(93);
  await buy('lieferpass-12');
  const both = await passOf();
  expect(both).toMatchObject({ planId: 'lieferpass-12', startDate: one?.startDate });
  const more = Date.parse(both?.endDate ?? '') - Date.parse(one?.endDate ?? '');
  expect(Math.round(more / dayMs)).toBeGreaterThanOrEqual(365);
});

test('PASS-01 the months of a cancelled order are gone again, and a pass without any is none', async () => {
  const cancel = (plan: string) =>
    database().transaction((tx) => takePassBack(offers.pass.plans)(tx, { customerId: ana.id, planId: plan }));
  await buy();
  const one = await passOf();
  await buy('lieferpass-12');
  await cancel('lieferpass-12');
  const left = await passOf();
  expect(Math.abs(Date.parse(left?.endDate ?? '') - Date.parse(one?.endDate ?? ''))).toBeLessThan(4 * dayMs);
  await cancel(planId);
  expect(await passOf()).toBeUndefined();
});

test('PASS-01 after one that is over a new one begins anew', async () => {
  await buy();
  await endsIn('-1 day');
  await buy();
  const pass = await passOf();
  expect(Math.abs(Date.parse(pass?.startDate ?? '') - Date.now())).toBeLessThan(60_000);
});

test('PASS-01 it is renewed only where its holder wants it, and no longer as soon as they do not', async () => {
  await buy();
  expect((await ana.browser.ask(setPassRenewal, { body: { renews: true } })).pass).toMatchObject({ renews: true });
  await buy();
  expect(await passOf(), 'also the next time').toMatchObject({ renews: true });
  await endsIn('2 days');
  expect(await remind()).toBe(1);
  expect(await mailsTo(ana.email)).toMatchObject([{ kind: 'passRenews' }]);
  expect((await ana.browser.ask(setPassRenewal, { body: { renews: false } })).pass).toMatchObject({ renews: false });
  const bela = await shop.person();
  expect(await bela.browser.ask(setPassRenewal, { body: { renews: true } }), 'without a pass').toEqual({});
});

test('PASS-01 a week before its end its holder is told, once, by two processes too', async () => {
  await buy();
  await endsIn('7 days 1 hour');
  expect(await remind()).toBe(0);
  await endsIn('6 days 23 hours');
  const told = await Promise.all([remind(), remind()]);
  expect(told.toSorted()).toEqual([0, 1]);
  const [mail, ...others] = await mailsTo(ana.email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: 'passEnds' });
  expect(mail?.text).toContain('Lieferpass für 3 Monate');
  expect(mail?.text).toContain('https://shop.example/lieferpass');
  expect(mail?.text).not.toMatch(/[{}]/);
  await buy();
  await endsIn('3 days');
  expect(await remind(), 'of the next one again').toBe(1);
});

test('PASS-01 one that is over is not told of', async () => {
  await buy();
  await endsIn('-1 minute');
  expect(await remind()).toBe(0);
});

test('PASS-01 a plan that is no longer sold keeps what was promised', async () => {
  await buy();
  await query(`update delivery_pass set plan_id = 'of-old' where customer_id = $1`, ana.id);
  expect(await passOf()).toMatchObject({ planId: 'of-old', name: 'of-old' });
});

test.each([
  ['feldmarkt', 'Dein Lieferpass endet am 4. Mai 2026', 'https://shop.example/lieferpass'],
  ['harbour', 'Your Harbour Pass ends on 4 May 2026', 'https://shop.example/delivery-pass'],
] as const)('PASS-01 the mails of %s are in its own words', async (id, subject, link) => {
  const tenant = await loadTenant({ tenantsDir, id, baseUrl: 'https://shop.example' });
  const render = await createPassMail(tenant, readCustomerFile(id));
  const ending = {
    recipient: 'a@b.example',
    firstName: 'Orla',
    plan: 'Plan of plans',
    endDate: new Date('2026-05-04T10:00:00Z'),
  };
  const mails = [false, true].map((renews) => render({ ...ending, renews }));
  expect(mails.map(({ kind }) => kind)).toEqual(['passEnds', 'passRenews']);
  expect(mails[0]?.subject).toBe(subject);
  for (const { text, html } of mails) {
    for (const part of ['Plan of plans', 'Orla', link]) expect(text).toContain(part);
    expect(`${text}${html.replace(/<style>[^]*?<\/style>/g, '')}`).not.toMatch(/\{\w+\}/);
  }
});

test('PASS-01 a plan that was dropped while it was paid is not shorter than any other', async () => {
  await buy('dropped');
  const pass = await passOf();
  expect(Date.parse(pass?.endDate ?? '')).toBeGreaterThan(Date.now() + 364 * dayMs);
});
