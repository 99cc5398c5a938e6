import { getBotCheck } from '@trolley/contract';
import { accountOf, confirmByLink, openSection, profilePage, typeRegistration } from '../support/account.ts';
import { callsTo } from '../support/callsTo.ts';
import { firstOf } from '../support/goods.ts';
import {
  confirmsByMail,
  inOtherBrowser,
  linkTo,
  logIn,
  newCustomer,
  newPerson,
  type Person,
  statusOfLogin,
  typeLogin,
} from '../support/people.ts';
import { addressOf, customers, text } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

const registration = addressOf('registration');
const login = addressOf('login');

test('CUST-04 who registers gets an account: by the link of a mail, or at once, as the shop has it @smoke', async ({
  page,
}) => {
  const person = newPerson();
  await openHydrated(page, registration);
  await typeRegistration(page, person);
  await page.getByRole('main').locator('input[name="newsletterTopics"]').first().check();
  await page.getByRole('button', { name: text('auth.registration.submit'), exact: true }).click();
  if (confirmsByMail) {
    await expect(page.getByRole('heading', { name: text('auth.mailbox.title') })).toBeFocused();
    await expect(page.getByRole('main')).toContainText(person.email);
    expect(await statusOfLogin(person)).toBe(403);
    await confirmByLink(page, await linkTo(person.email));
  }
  await expect(page).toHaveURL(`${profilePage}?from=registration`);
  await expect(page.getByRole('main')).toContainText(text('profile.welcome.title'));
  await expect(page.getByRole('main')).toContainText(person.email);
  // The link of the account's mail was for the newsletter as well; without one it has a mail of its own.
  await expect(page.getByText(text('auth.registration.newsletter'))).toHaveCount(confirmsByMail ? 0 : 1);
  await expect(accountOf(page, person)).toBeVisible();
  await page.reload();
  await expect(accountOf(page, person)).toBeVisible();
  expect(await statusOfLogin(person)).toBe(200);
});

test('CUST-08 a forgotten password is set anew by mail, and every session ends', async ({ page }) => {
  const person = await newCustomer();
  const renewed: Person = { ...person, password: 'ein neuer Satz' };
  await inOtherBrowser(async (other) => {
    await logIn(other, person);
    await openHydrated(page, addressOf('password-reset'));
    await page.getByRole('textbox', { name: text('auth.email') }).fill(person.email);
    await page.getByRole('button', { name: text('auth.reset.submit') }).click();
    await expect(page.getByRole('heading', { name: text('auth.mailbox.title') })).toBeFocused();
    await openHydrated(page, await linkTo(person.email, confirmsByMail ? 2 : 1));
    await expect(page).not.toHaveURL(/token=/);
    await page.getByLabel(text('auth.reset.new.label'), { exact: true }).fill(renewed.password);
    await page.getByRole('button', { name: text('auth.reset.new.submit') }).click();
    await expect(page.getByRole('heading', { name: text('auth.reset.done.title') })).toBeFocused();
    expect((await other.get('/api/customers')).status()).toBe(401);
  });
  expect(await statusOfLogin(person)).toBe(403);
  await page
    .getByRole('main')
    .getByRole('link', { name: text('auth.reset.done.next') })
    .click();
  await typeLogin(page, renewed);
  await expect(page).toHaveURL(profilePage);
  await expect(accountOf(page, person)).toBeVisible();
});

test('CUST-02 a wrong password is told where it is read first, and what was typed stays', async ({ page, faults }) => {
  faults.tolerate(/status of 403/);
  const person = await newCustomer();
  await openHydrated(page, login);
  await typeLogin(page, { ...person, password: 'ein falscher Satz' });
  const summary = page.getByRole('main').locator('.form-summary');
  await expect(summary).toBeFocused();
  await expect(summary).toHaveText(text('auth.login.failed'));
  const email = page.getByRole('textbox', { name: text('auth.email') });
  await expect(email).toHaveValue(person.email);
  await page.reload();
  await expect(email).toHaveValue(person.email);
  await expect(page.getByLabel(text('auth.password'), { exact: true })).toHaveValue('');
  await typeLogin(page, person);
  await expect(page).toHaveURL(profilePage);
});

test('FORM-01 what is missing is listed with the way to it; nothing typed is lost on an error or a reload', async ({
  page,
}) => {
  const person = newPerson();
  await openHydrated(page, registration);
  await typeRegistration(page, { ...person, birthdate: '' });
  await page.getByRole('button', { name: text('auth.registration.submit'), exact: true }).click();
  const summary = page.getByRole('main').locator('.form-summary');
  await expect(summary).toBeFocused();
  const missing = text('form.required.birthdate');
  await expect(summary.getByRole('link')).toHaveText([missing]);
  await summary.getByRole('link').click();
  const birthdate = page.getByRole('textbox', { name: text('auth.birthdate') });
  await expect(birthdate).toBeFocused();
  await expect(birthdate).toHaveAttribute('aria-invalid', 'true');
  await expect(birthdate).toHaveAccessibleDescription(new RegExp(missing));
  await page.keyboard.type('30.02.1988');

  await page.reload();
  await expect(birthdate).toHaveValue('30.02.1988');
  for (const field of ['firstName', 'lastName', 'email'] as const) {
    await expect(page.getByRole('textbox', { name: text(`auth.${field}`) })).toHaveValue(person[field]);
  }
  await expect(page.getByLabel(text('auth.password'), { exact: true })).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(person.password);
});

test('CUST-09 an account that exists in the stores is claimed by its card, and the card comes along', async ({
  page,
}) => {
  const card = firstOf(customers.demo?.cards ?? []);
  const person = newPerson();
  await openHydrated(page, addressOf('offline-account'));
  const main = page.getByRole('main');
  await main
    .getByRole('textbox', { name: text('auth.card.number') })
    .fill(card.cardNumber.replace(/^(.)(.{6})/, '$1 $2 '));
  await main.getByRole('textbox', { name: text('auth.card.code') }).fill(card.activationCode);
  await typeRegistration(page, person);
  await main.getByRole('button', { name: text('auth.card.submit'), exact: true }).click();
  if (confirmsByMail) {
    await expect(page.getByRole('heading', { name: text('auth.mailbox.title') })).toBeFocused();
    await confirmByLink(page, await linkTo(person.email));
  }
  await expect(page).toHaveURL(`${profilePage}?from=registration`);
  const loyalty = await openSection(page, 'loyalty');
  await expect(
    loyalty.getByRole('img', { name: text('profile.loyalty.barcode', { number: card.cardNumber }) }),
  ).toBeVisible();
});

test('CUST-02 an app’s web view logs in with its key instead of the challenge, and the key leaves the address', async ({
  page,
}) => {
  const person = await newCustomer();
  const challenges = callsTo(page, getBotCheck.path);
  await openHydrated(page, `${login}?bypassRecaptchaKey=${process.env.E2E_BYPASS_KEY}`);
  await expect(page).toHaveURL(login);
  await typeLogin(page, person);
  await expect(page).toHaveURL(profilePage);
  expect(challenges).toEqual([]);
});
