import { searchJournal } from '@trolley/contract';
import { de as customersDe } from '../../studio/src/customers/messages.de.ts';
import { en as customersEn } from '../../studio/src/customers/messages.en.ts';
import { de as ordersDe } from '../../studio/src/orders/messages.de.ts';
import { en as ordersEn } from '../../studio/src/orders/messages.en.ts';
import { de as paletteDe } from '../../studio/src/palette/messages.de.ts';
import { en as paletteEn } from '../../studio/src/palette/messages.en.ts';
import { apiGet } from '../support/api.ts';
import { violations } from '../support/axe.ts';
import { language } from '../support/editor.ts';
import { joinAs } from '../support/staff.ts';
import { customers } from '../support/tenantFiles.ts';
import { expect, test } from '../support/test.ts';

const palette = { de: paletteDe, en: paletteEn }[language];
const orders = { de: ordersDe, en: ordersEn }[language];
const accounts = { de: customersDe, en: customersEn }[language];

/** One of the demo's who has ordered. */
const [person = { firstName: '', lastName: '', email: '' }] = customers.demo?.customers ?? [];
const name = `${person.firstName} ${person.lastName}`;

test('support finds a customer’s orders and the customer by the keyboard alone, on any screen, and the journal tells it', async ({
  page,
  playwright,
  baseURL,
}) => {
  await joinAs(page.request, 'support');
  await page.goto('/studio');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: palette.find })).toBeFocused();
  await page.keyboard.type(name);
  await expect(page.getByRole('option').first()).toContainText(name);
  await expect(page.getByRole('option').filter({ hasText: person.email })).toHaveCount(1);
  for (const group of [palette.orders, palette.customers])
    await expect(page.locator('.palette-group', { hasText: group })).toBeVisible();
  expect(await violations(page, { inside: 'dialog[open]' })).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/studio\/orders\/\d+$/);
  const number = page.url().split('/').at(-1) ?? '';
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(orders.order(number));
  await expect(page.getByRole('heading', { name: orders.payment })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(person.email);
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, { contrast: 'sampled' })).toEqual([]);

  await page.getByRole('link', { name: orders.toCustomer }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  const id = page.url().split('/').at(-1) ?? '';
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: width === 390 ? 'dark' : 'light' });
    for (const path of [`/customers/${id}`, `/orders/${number}`, '/orders', '/customers']) {
      await page.goto(`/studio${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(beyond, `${path} at ${width}`).toBe(0);
      if (width !== 768) expect(await violations(page), `${path} at ${width}`).toEqual([]);
    }
  }
  await page.getByRole('searchbox', { name: accounts.search }).fill(person.email);
  await expect(page.getByRole('link', { name: new RegExp(name) })).toBeVisible();
  expect(page.url()).toMatch(/\/studio\/customers$/);
  expect(await violations(page)).toEqual([]);

  const owner = await playwright.request.newContext({ baseURL });
  await joinAs(owner, 'owner');
  for (const [subjectKind, subjectId] of [
    ['order', number],
    ['customer', id],
  ] as const) {
    const { entries } = await apiGet(owner, searchJournal, { query: { subjectKind, subjectId } });
    expect(entries.map(({ action }) => action)).toContain(`${subjectKind}.opened`);
  }
  await owner.dispose();
});
