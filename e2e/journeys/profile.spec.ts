import { readFile } from 'node:fs/promises';
import { addAddress, addFavorite, getCustomer } from '@trolley/contract';
import { accountOf, addressFor, confirmByLink, openSection, profilePage } from '../support/account.ts';
import { apiGet, apiSend } from '../support/api.ts';
import { fillCart, notificationOn } from '../support/cart.ts';
import { firstOf, ordinary } from '../support/goods.ts';
import {
  inOtherBrowser,
  linkTo,
  loggedInCustomer,
  logIn,
  mailsTo,
  newPerson,
  statusOfLogin,
} from '../support/people.ts';
import { home } from '../support/places.ts';
import { customers, text } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

test('CUST-05 personal data is saved where it stands; a new e-mail address counts once its mail is confirmed', async ({
  page,
  faults,
}) => {
  const person = await loggedInCustomer(page);
  const { email: renewed } = newPerson();
  const before = (await mailsTo(person.email)).length;
  const main = await openSection(page, 'personal');
  await main.getByRole('textbox', { name: text('profile.field.lastName') }).fill('Neumann');
  await main.getByRole('combobox', { name: text('profile.field.salutation') }).selectOption('Female');
  await main.getByRole('textbox', { name: text('profile.field.email') }).fill(renewed);
  await main.getByLabel(text('profile.password.current'), { exact: true }).fill(person.password);
  await main.getByRole('button', { name: text('profile.save'), exact: true }).click();
  await expect(main.getByRole('status').filter({ hasText: text('profile.saved') })).toBeVisible();
  await expect(main).toContainText(text('profile.email.pending', { pending: renewed, email: person.email }));
  expect(await apiGet(page.request, getCustomer)).toMatchObject({
    lastName: 'Neumann',
    salutation: 'Female',
    email: person.email,
    pendingEmail: renewed,
  });

  // The old address gets a mail at once, so that an account is not taken over unnoticed.
  await expect.poll(async () => (await mailsTo(person.email)).length).toBe(before + 1);

  const link = await linkTo(renewed);
  await confirmByLink(page, link);
  await expect(page.getByRole('heading', { name: text('auth.confirmed.email.title') })).toBeFocused();
  await page
    .getByRole('main')
    .getByRole('link', { name: text('auth.confirmed.email.next') })
    .click();
  await expect(page).toHaveURL(profilePage);
  await expect(page.getByRole('main')).toContainText(renewed);
  expect(await statusOfLogin({ ...person, email: renewed })).toBe(200);
  expect(await statusOfLogin(person)).toBe(403);
  await expect.poll(async () => (await mailsTo(person.email)).length).toBe(before + 2);

  // A link counts once.
  faults.tolerate(/status of 4\d\d/);
  await confirmByLink(page, link);
  await expect(page.getByRole('heading', { name: text('auth.confirmed.invalid.title') })).toBeFocused();
});

test('CUST-07 CUST-06 a newsletter is ordered and cancelled, confirmed by mail where the shop wants it; channels are saved @smoke', async ({
  page,
}) => {
  const person = await loggedInCustomer(page);
  const topic = firstOf(customers.newsletterTopics);
  const mails = (await mailsTo(person.email)).length;
  const main = await openSection(page, 'communication');
  const setting = main.getByRole('listitem').filter({ hasText: topic.name });
  const wanted = main.getByRole('checkbox', { name: topic.name });
  // Where a mail is to confirm it, the switch goes back as soon as the answer is there.
  await wanted.click();
  if (customers.newsletterDoubleOptIn) {
    await expect(setting.getByRole('status')).toHaveText(text('profile.news.confirm'));
    await expect(wanted).not.toBeChecked();
    await confirmByLink(page, await linkTo(person.email, mails + 1));
    await expect(page.getByRole('heading', { name: text('auth.confirmed.newsletter.title') })).toBeFocused();
    await openSection(page, 'communication');
  } else {
    await expect(setting.getByRole('status')).toHaveText(text('profile.saved'));
  }
  await expect(wanted).toBeChecked();
  const sms = main.getByRole('checkbox', { name: text('profile.news.channel.personalSmsAllowed') });
  const isAllowed = await sms.isChecked();
  await sms.setChecked(!isAllowed);
  await expect(
    main
      .getByRole('status')
      .filter({ hasText: text('profile.saved') })
      .last(),
  ).toBeVisible();

  await page.reload();
  await expect(wanted).toBeChecked();
  await expect(sms).toBeChecked({ checked: !isAllowed });
  await wanted.uncheck();
  await expect(setting.getByRole('status')).toHaveText(text('profile.saved'));
  expect((await apiGet(page.request, getCustomer)).newsletterTopics).toEqual([]);
});

test('CUST-11 a new password needs the old one, and the other devices are out', async ({ page, faults }) => {
  faults.tolerate(/status of 403/);
  const person = await loggedInCustomer(page);
  const renewed = { ...person, password: 'ein neuer Satz' };
  await inOtherBrowser(async (other) => {
    await logIn(other, person);
    const main = await openSection(page, 'password');
    const change = async (currentPassword: string) => {
      await main.getByLabel(text('profile.password.current'), { exact: true }).fill(currentPassword);
      await main.getByLabel(text('profile.password.new'), { exact: true }).fill(renewed.password);
      await main.getByRole('button', { name: text('profile.password.save') }).click();
    };
    await change('ein falscher Satz');
    await expect(main.locator('.form-summary')).toHaveText(text('profile.password.wrong'));
    await expect(main.locator('.form-summary')).toBeFocused();
    await change(person.password);
    await expect(main.getByRole('status').filter({ hasText: text('profile.password.saved') })).toBeVisible();
    expect((await other.get(getCustomer.path)).status()).toBe(401);
  });
  expect((await apiGet(page.request, getCustomer)).email).toBe(person.email);
  expect(await statusOfLogin(renewed)).toBe(200);
});

test('CUST-12 all stored data is downloaded as a file; a deleted account is gone for good', async ({
  page,
  stock,
  faults,
}) => {
  const person = await loggedInCustomer(page);
  const product = firstOf(ordinary(stock));
  await apiSend(page.request, addFavorite, { params: { type: 'products' }, body: { reference: product.sku } });
  await fillCart(page.request, [product, 1]);
  const { firstName, lastName } = person;
  await apiSend(page.request, addAddress, { params: { type: 'delivery' }, body: addressFor(person, '5') });
  const main = await openSection(page, 'privacy');
  const downloading = page.waitForEvent('download');
  await main.getByRole('button', { name: text('profile.privacy.downloadNow') }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(text('profile.privacy.file'));
  const file = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(file)).toMatchObject({ customer: { email: person.email, firstName, lastName } });
  for (const stored of [product.sku, home.streetName]) expect(file).toContain(stored);
  expect(file).not.toContain('argon2');

  // The wrong password.
  faults.tolerate(/status of 403/);
  await main.getByRole('button', { name: text('profile.delete.open') }).click();
  const question = page.getByRole('dialog', { name: text('profile.delete.question') });
  const password = question.getByLabel(text('profile.delete.password'), { exact: true });
  await password.fill('ein falscher Satz');
  await question.getByRole('button', { name: text('profile.delete.now') }).click();
  await expect(question.locator('.form-summary')).toHaveText(text('profile.password.wrong'));
  await password.fill(person.password);
  await question.getByRole('button', { name: text('profile.delete.now') }).click();
  await expect(page).toHaveURL('/');
  await expect(notificationOn(page, text('profile.deleted'))).toBeVisible();
  await expect(accountOf(page)).toBeVisible();
  expect(await statusOfLogin(person)).toBe(403);
  await openHydrated(page, profilePage);
  await expect(page).not.toHaveURL(profilePage);
});
