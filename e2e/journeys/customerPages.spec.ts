import type { Page } from '@playwright/test';
import { addAddress, addFavorite } from '@trolley/contract';
import { addressFor, openSection, profilePage, type Section, sectionPath } from '../support/account.ts';
import { apiSend } from '../support/api.ts';
import { firstOf, ordinary } from '../support/goods.ts';
import { inspect } from '../support/inspect.ts';
import { listOn } from '../support/listOn.ts';
import { markupFaults } from '../support/markup.ts';
import { loggedInCustomer, logIn } from '../support/people.ts';
import { addressOf, customers, text } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

const sound = 'valid, accessible in light and dark, and fit every width';

for (const name of ['login', 'registration', 'offline-account', 'password-reset'] as const) {
  test(`the page ${name} and its refusals are ${sound}`, async ({ page }) => {
    const path = addressOf(name);
    expect(await serverFaults(page, path)).toEqual([]);
    await openHydrated(page, path);
    // Refused, it shows everything that it has.
    await page.getByRole('main').locator('button[type="submit"]').click();
    await expect(page.getByRole('main').locator('.form-summary')).toBeFocused();
    await inspectMain(page);
  });
}

test(`the forms of an account are ${sound}`, async ({ page }) => {
  await loggedInCustomer(page);
  for (const section of ['personal', 'password', 'communication', 'privacy'] as const) {
    await inspectSection(page, section);
  }
});

test(`the card, the devices and my products are ${sound}`, async ({ page, stock }) => {
  await logIn(page.request, firstOf((customers.demo?.customers ?? []).filter(({ mpCardId }) => mpCardId)));
  await apiSend(page.request, addFavorite, {
    params: { type: 'products' },
    body: { reference: firstOf(ordinary(stock)).sku },
  });
  for (const section of ['loyalty', 'devices'] as const) await inspectSection(page, section);
  const path = addressOf('favorite-products');
  expect(await serverFaults(page, path)).toEqual([]);
  await openHydrated(page, path);
  await expect(listOn(page).tiles.first()).toBeVisible();
  await inspectMain(page);
});

test(`the overview and the address book are ${sound}`, async ({ page }) => {
  const person = await loggedInCustomer(page);
  expect(await serverFaults(page, profilePage)).toEqual([]);
  await openHydrated(page, profilePage);
  await expect(page.getByRole('main')).toContainText(person.email);
  await inspectMain(page);
  for (const number of ['1', '2']) {
    await apiSend(page.request, addAddress, { params: { type: 'combined' }, body: addressFor(person, number) });
  }
  const main = await inspectSection(page, 'addresses');
  await main.getByRole('button', { name: text('profile.address.add') }).click();
  await expect(page.getByRole('dialog', { name: text('profile.address.title.new') })).toBeVisible();
  await inspect(page, 'dialog[open]');
});

async function inspectSection(page: Page, section: Section) {
  expect(await serverFaults(page, sectionPath(section))).toEqual([]);
  const main = await openSection(page, section);
  await inspectMain(page);
  return main;
}

/** The server's HTML is the same for all; the customer's data is fetched afterwards and inspected too. */
async function inspectMain(page: Page): Promise<void> {
  const html = await page.getByRole('main').evaluate((main) => main.outerHTML);
  expect(await markupFaults(html)).toEqual([]);
  await inspect(page, 'main');
}

async function serverFaults(page: Page, path: string): Promise<readonly string[]> {
  return markupFaults(await (await page.request.get(path)).text());
}
