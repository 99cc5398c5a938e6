import type { Locator, Page } from '@playwright/test';
import { addAddress, getCustomer, mostAddresses, type SavedAddress } from '@trolley/contract';
import { addressFor, homeCode, openSection } from '../support/account.ts';
import { apiGet, apiSend } from '../support/api.ts';
import { notificationOn } from '../support/cart.ts';
import { firstOf } from '../support/goods.ts';
import { loggedInCustomer } from '../support/people.ts';
import { home } from '../support/places.ts';
import { text } from '../support/tenantFiles.ts';
import { expect, test } from '../support/test.ts';

const phoneNumber = '+43 1 5223344';

test('ADDR-01 an address is picked from the map, edited, made the first one and deleted', async ({ page }) => {
  const person = await loggedInCustomer(page);
  const main = await openSection(page, 'addresses');
  await main.getByRole('button', { name: text('profile.address.add') }).click();
  const editor = dialogOn(page, 'new');
  await expect(field(editor, 'profile.field.firstName')).toHaveValue(person.firstName);
  await editor.getByRole('combobox', { name: text('profile.address.search') }).pressSequentially(home.streetName);
  await editor.getByRole('option').filter({ hasText: home.streetName }).first().click();
  await expect(field(editor, 'service.field.streetNumber')).toBeFocused();
  await expect(field(editor, 'service.field.postalCode')).toHaveValue(home.postalCode);
  await page.keyboard.type('7');
  await field(editor, 'service.field.postalCode').fill(homeCode);
  await field(editor, 'profile.address.phone').fill(phoneNumber);
  await save(editor);
  await expect(notificationOn(page, text('profile.address.saved'))).toBeVisible();
  const first = firstOf(await addressesOf(page));
  expect(first).toMatchObject({ streetName: home.streetName, streetNumber: '7', addressType: 'combined' });

  await apiSend(page.request, addAddress, { params: { type: 'combined' }, body: addressFor(person, '11') });
  await page.reload();
  const cards = main.getByRole('list', { name: text('profile.section.addresses') }).locator(':scope > li');
  const second = cards.filter({ hasText: lineOf('11') });
  await expect(cards).toHaveCount(2);
  await second.getByRole('button', { name: text('profile.address.makePrimary') }).click();
  await expect(second).toContainText(text('profile.address.primary.all'));
  await expect(cards.filter({ hasText: text('profile.address.primary.all') })).toHaveCount(1);

  await second.getByRole('button', { name: text('profile.address.edit') }).click();
  const change = dialogOn(page, 'edit');
  await field(change, 'service.field.streetNumber').fill('12');
  await save(change);
  const changed = cards.filter({ hasText: lineOf('12') });
  await expect(changed).toHaveCount(1);
  await expect(second).toHaveCount(0);

  await changed.getByRole('button', { name: text('profile.address.remove') }).click();
  await dialogOn(page, 'remove')
    .getByRole('button', { name: text('profile.address.removeNow') })
    .click();
  await expect(cards).toHaveCount(1);
  // The remaining address is the default one.
  await expect(cards).toContainText(text('profile.address.primary.all'));
  expect(await addressesOf(page)).toHaveLength(1);
});

test('ADDR-02 the book is full with twenty, says so, and has room again after one is deleted', async ({ page }) => {
  const person = await loggedInCustomer(page);
  for (let number = 1; number < mostAddresses; number++) {
    await apiSend(page.request, addAddress, { params: { type: 'delivery' }, body: addressFor(person, String(number)) });
  }
  const main = await openSection(page, 'addresses');
  const add = main.getByRole('button', { name: text('profile.address.add') });
  await expect(main).toContainText(text('profile.address.count', { count: mostAddresses - 1, most: mostAddresses }));
  await add.click();
  const editor = dialogOn(page, 'new');
  await save(editor);
  await expect(editor.locator('.form-summary')).toBeFocused();
  for (const [key, value] of [
    ['service.field.streetName', home.streetName],
    ['service.field.streetNumber', '20'],
    ['service.field.postalCode', homeCode],
    ['service.field.city', home.city],
    ['profile.address.phone', phoneNumber],
  ] as const) {
    await field(editor, key).fill(value);
  }
  await save(editor);
  await expect(main).toContainText(text('profile.address.full', { most: mostAddresses }));
  await expect(add).toHaveCount(0);
  expect(await addressesOf(page)).toHaveLength(mostAddresses);

  const cards = main.getByRole('list', { name: text('profile.section.addresses') }).locator(':scope > li');
  await cards
    .last()
    .getByRole('button', { name: text('profile.address.remove') })
    .click();
  await dialogOn(page, 'remove')
    .getByRole('button', { name: text('profile.address.removeNow') })
    .click();
  await expect(add).toBeVisible();
  await expect(cards).toHaveCount(mostAddresses - 1);
});

function dialogOn(page: Page, kind: 'new' | 'edit' | 'remove'): Locator {
  return page.getByRole('dialog', { name: text(`profile.address.title.${kind}`) });
}

function field(editor: Locator, key: string): Locator {
  return editor.getByRole('textbox', { name: new RegExp(`^${text(key)}`) });
}

async function save(editor: Locator): Promise<void> {
  await editor.getByRole('button', { name: text('profile.address.save') }).click();
}

async function addressesOf(page: Page): Promise<readonly SavedAddress[]> {
  return (await apiGet(page.request, getCustomer)).addresses;
}

const lineOf = (number: string) => text('profile.address.line.street', { street: home.streetName, number });
