import { getDeliveryPass, getPassPlans, setPassRenewal } from '@trolley/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { readCustomerFile, tenantsDir } from '../customer/demo/testing.ts';
import { type OpenProfile, type Person, profileDatabase } from '../customer/profile/testing.ts';
import { readCheckoutFile } from '../payment/readCheckoutFile.ts';
import { captureLog, createTestApp } from '../platform/http/testing.ts';
import { queueMail } from '../platform/mail/queueMail.ts';
import { loadTenant } from '../tenant/loadTenant.ts';
import { insertCheckout } from '../voucher/testing.ts';
import { activatePass } from './activatePass.ts';
import { createPassMail } from './createPassMail.ts';
import { holdPass } from './holdPass.ts';
import type { PassMail } from './passMail.ts';
import { remindJob, remindOfPasses } from './remindOfPasses.ts';
import { passRoutes } from './routes.ts';
import { findPassSpan, takePassBack } from './takePassBack.ts';

const { open, query, database, mailsTo } = profileDatabase();
const dayMs = 86_400_000;
const planId = 'lieferpass-3';
let shop: OpenProfile;
let ana: Person;
let passMail: PassMail;
let plans: Awaited<ReturnType<typeof readCheckoutFile>>['pass']['plans'];

beforeAll(async () => {
  shop = await open();
  const tenant = await loadTenant({ tenantsDir, id: 'feldmarkt', baseUrl: 'https://shop.example' });
  ({ plans } = (await readCheckoutFile(tenant)).pass);
  passMail = await createPassMail(tenant, readCustomerFile('feldmarkt'));
  passRoutes(shop.app, { ...shop.customers, plans });
});
beforeEach(async () => {
  ana = await shop.person();
});

/** Answers the checkout it was bought with. */
async function buy(plan = planId): Promise<string> {
  const checkoutId = await insertCheckout(database(), ana.id);
  const bought = { customerId: ana.id, planId: plan, checkoutId };
  await database().transaction((tx) => activatePass(plans)(tx, bought));
  return checkoutId;
}
const cancel = (checkoutId: string) =>
  database().transaction((tx) => takePassBack(tx, { customerId: ana.id, checkoutId }));
const passOf = async () => (await ana.browser.ask(getDeliveryPass)).pass;
/** As if it had been bought in one piece a year ago. */
async function endsIn(interval: string): Promise<void> {
  await query('delete from pass_purchase where customer_id = $1', ana.id);
  await query(
    `update delivery_pass set start_date = now() - interval '1 year', end_date = now() + $2::interval
      where customer_id = $1`,
    ana.id,
    interval,
  );
}
const remind = () => remindOfPasses({ database: database(), plans, queueMail, passMail });

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

test('PASS-01 a cancelled order takes back exactly the days it brought, with its plan; a pass without any is none', async () => {
  const first = await buy();
  const one = await passOf();
  const second = await buy('lieferpass-12');
  const third = await buy();
  await cancel(third);
  await cancel(second);
  expect(await passOf()).toEqual(one);
  await cancel(second);
  expect(await passOf(), 'once').toEqual(one);
  await cancel(first);
  expect(await passOf()).toBeUndefined();
});

test('PASS-01 a pass that ends on the 30th of November ends there again, and keeps what came by another order', async () => {
  await buy();
  await query('delete from pass_purchase where customer_id = $1', ana.id);
  const [row] = await query<{ end: Date }>(
    `update delivery_pass set end_date = date_trunc('year', now()) + interval '1 year 10 months 29 days'
      where customer_id = $1 returning end_date as end`,
    ana.id,
  );
  const before = await passOf();
  expect(row?.end.toISOString().slice(5, 10)).toBe('11-30');
  const second = await buy();
  expect((await passOf())?.endDate.slice(5, 8)).toBe('02-');
  const third = await buy('lieferpass-12');
  const lasts = Date.parse((await passOf())?.endDate ?? '');
  await cancel(second);
  expect(await passOf()).toMatchObject({ planId: 'lieferpass-12', startDate: before?.startDate });
  expect(Date.parse((await passOf())?.endDate ?? '')).toBeLessThan(lasts - 88 * dayMs);
  await cancel(third);
  expect(await passOf()).toEqual(before);
});

test('PASS-01 also where the plan is no longer sold, and after one that was over', async () => {
  await buy();
  await endsIn('-3 days');
  const over = await passOf();
  const dropped = await buy('dropped');
  expect(await passOf()).toMatchObject({ planId: 'dropped' });
  await cancel(dropped);
  expect(await passOf()).toEqual(over);
});

test('PASS-01 bought and cancelled at once by many, the days add up', async () => {
  const bought = await Promise.all([buy(), buy(), buy('lieferpass-12'), buy()]);
  const [kept, ...gone] = bought;
  await Promise.all([...gone.map(cancel), ...gone.map(cancel)]);
  const pass = await passOf();
  const lasts = Date.parse(pass?.endDate ?? '') - Date.parse(pass?.startDate ?? '');
  expect(lasts / dayMs).toBeGreaterThan(88);
  expect(lasts / dayMs).toBeLessThan(93);
  await cancel(kept);
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

test('PASS-01 a fee is waived by a pass that is valid now, and by none that is over or was never bought', async () => {
  const hold = () => database().transaction((tx) => holdPass(tx, ana.id));
  expect(await hold(), 'without one').toBe(false);
  await buy();
  expect(await hold()).toBe(true);
  await endsIn('-1 minute');
  await query('delete from pass_purchase where customer_id = $1', ana.id);
  expect(await hold(), 'over').toBe(false);
});

test('PASS-01 each purchase has its own days, one after the other', async () => {
  const [first, second] = [await buy(), await buy()];
  const spanOf = (checkoutId: string) =>
    database().transaction((tx) => findPassSpan(tx, { customerId: ana.id, checkoutId }));
  const [one, next] = [await spanOf(first), await spanOf(second)];
  expect(next?.from).toEqual(one?.until);
  expect(next?.until.toISOString()).toBe((await passOf())?.endDate);
  expect(await spanOf(await insertCheckout(database(), ana.id))).toBeUndefined();
});

test('PASS-01 a job looks for passes that end every hour, one process at a time, and says what it told', async () => {
  const { log, lines } = captureLog();
  const job = remindJob({ database: database(), plans, queueMail, passMail, log });
  expect(job).toMatchObject({ name: 'remind-of-passes', everyMs: 3_600_000, leader: true });
  const { signal } = new AbortController();
  await job.run(signal);
  expect(lines, 'of nothing it says nothing').toEqual([]);
  await buy();
  await endsIn('1 day');
  await job.run(signal);
  expect(lines).toMatchObject([{ count: 1 }]);
});

test('PASS-01 TEN-03 where the tenant has no passes there is nothing to ask for', async () => {
  const { app } = await createTestApp();
  const { tenant } = shop.customers;
  const clientRuntimeConfig = { ...tenant.file.clientRuntimeConfig, featureCustomerDeliveryPass: false };
  passRoutes(app, { ...shop.customers, plans, tenant: { file: { clientRuntimeConfig } } });
  for (const { method, path } of [getPassPlans, getDeliveryPass])
    expect((await app.inject({ method, url: path })).statusCode).toBe(404);
  await app.close();
});
