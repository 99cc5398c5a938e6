import type { Page } from '@playwright/test';
import {
  changeContentPlan,
  getContentItem,
  getProduct,
  openPreview,
  type Product,
  searchJournal,
} from '@trolley/contract';
import { toLocal } from '../../studio/src/content/model/moment.ts';
import { quickMoment } from '../../studio/src/content/model/quickMoment.ts';
import { apiGet, apiSend } from '../support/api.ts';
import { violations } from '../support/axe.ts';
import { dialog, form, kinds, outline, publishMeanwhile, saved, shown, texts, words } from '../support/editor.ts';
import type { Shelf } from '../support/shelf.ts';
import { joinAs } from '../support/staff.ts';
import { money, tenant } from '../support/tenantFiles.ts';
import { expect, test } from '../support/test.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function newPage(page: Page, title: string): Promise<string> {
  await page.goto('/studio/content');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.content);
  await page.keyboard.press('n');
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  return new URL(page.url()).searchParams.get('item') ?? '';
}

/** What is on offer now, and what it costs thirty days from now, when the offer is over. */
async function reducedNow(page: Page, shelf: Shelf) {
  const product = await shelf.find(({ price, availability }) => !!price.offer && availability === 'available');
  const at = new Date(Date.now() + 30 * 24 * 60 * 60_000).toISOString();
  const { token } = await apiSend(page.request, openPreview, { body: { at } });
  const later = await apiGet(page.request, getProduct, { params: { sku: product.sku }, query: { preview: token } });
  expect(charged(later)).not.toBe(charged(product));
  return { product, later, at: toLocal(at, tenant.timeZone) };
}

const charged = ({ price }: Pick<Product, 'price'>) => price.offer?.value ?? price.regular.value;

const expectPrice = (page: Page, product: Product) =>
  expect(shown(page).locator('.product-tile .price').first()).toContainText(money(charged(product)));

/** By the mouse, from within the headline, of which it is said then that it is missing: nothing may move below the mouse. */
async function chooseProduct(page: Page, { sku, name }: Product): Promise<void> {
  await form(page)
    .getByRole('combobox', { name: words.field('source') })
    .selectOption('skus');
  await expect(outline(page).getByTitle(texts.problemsHere(2))).toBeVisible();
  await form(page).getByRole('textbox').first().focus();
  await press(page, texts.chooseProducts);
  await dialog(page).getByRole('combobox').fill(sku);
  // The first of what was looked for, not of what stood there before.
  await dialog(page).getByRole('option').first().click();
  await press(page, texts.done);
  await expect(form(page)).toContainText(name);
}

test('CONT-07 STUD-03 STUD-04 a page is built of eight kinds of blocks, looked at on a phone, at a price of next month and at Christmas, planned, appears by itself, is joined with another’s change, rolled back, and the journal tells it', async ({
  page,
  playwright,
  baseURL,
  faults,
  shelf,
}) => {
  test.slow();
  const owner = await playwright.request.newContext({ baseURL });
  await Promise.all([joinAs(page.request, 'content'), joinAs(owner, 'owner')]);
  const { product, later, at: nextMonth } = await reducedNow(page, shelf);
  const christmas = quickMoment('christmas', Date.now(), tenant.timeZone);
  const title = `Advent ${Date.now()}`;
  const item = await newPage(page, title);
  const path = item.slice('page:'.length);
  for (const kind of kinds) {
    await outline(page).getByRole('button', { name: texts.add, exact: true }).click();
    await dialog(page)
      .getByRole('button', { name: new RegExp(`^${words.block(kind)} `) })
      .first()
      .click();
    await expect(form(page).getByRole('heading', { name: words.block(kind) })).toBeVisible();
    if (kind === 'productGroup') await chooseProduct(page, product);
    const headline = form(page).getByRole('textbox').first();
    if (kind !== 'withdrawal') await headline.fill(`${title} ${kind}`);
    if (kind === 'tabs') await form(page).getByLabel(words.field('label')).last().fill('Advent');
    if (kind === 'recipeSearch') {
      await form(page).getByRole('button', { name: texts.tabWhen, exact: true }).click();
      await form(page).getByLabel(words.field('validFrom')).fill(christmas);
    }
  }
  await saved(page);
  await expectPrice(page, product);
  await expect(shown(page)).not.toContainText(`${title} recipeSearch`);
  expect(await violations(page)).toEqual([]);

  // The real page as wide as a phone, then at another price, then as it will be at Christmas.
  await press(page, `${texts.phone}, 390`);
  await expect.poll(() => page.frames()[1]?.evaluate(() => window.innerWidth)).toBe(390);
  await press(page, texts.timeMachine);
  await dialog(page).getByLabel(texts.moment).fill(nextMonth);
  await press(page, texts.look);
  await expectPrice(page, later);
  await press(page, texts.timeMachine);
  await press(page, texts.christmasAt('06:00'));
  await press(page, texts.look);
  await expect(page.locator('.editor-line-time')).toContainText('24');
  await expect(shown(page)).toContainText(`${title} recipeSearch`);
  await page.locator('.editor-line-time').getByRole('button', { name: texts.backToNow }).click();
  await expectPrice(page, product);
  await expect(shown(page)).not.toContainText(`${title} recipeSearch`);

  // Planned for a day of next year, which is then changed to the next moment: it appears by itself.
  await press(page, texts.plan);
  await dialog(page)
    .getByLabel(texts.publishOn)
    .fill(`${new Date().getFullYear() + 1}-12-24T06:00`);
  await press(page, texts.planIt);
  await expect(page.locator('.notices')).toContainText(texts.plannedDone('').slice(0, 8));
  const { plans } = await apiGet(page.request, getContentItem, { query: { item } });
  const at = new Date(Date.now() + 3000).toISOString();
  await apiSend(page.request, changeContentPlan, {
    params: { id: plans[0]?.id ?? '' },
    body: { at, revision: plans[0]?.revision },
  });
  await expect.poll(async () => (await page.request.get(path)).status(), { timeout: 30_000 }).toBe(200);

  // One writes in a draft; another publishes the same field meanwhile.
  await page.goto(`/studio/content/edit?item=${encodeURIComponent(item)}&block=2`);
  await form(page).getByRole('textbox').first().fill(`${title} mine`);
  await saved(page);
  await publishMeanwhile(owner, item, 2, 'title', `${title} theirs`);
  faults.tolerate(/409/);
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: texts.joinOpen(1) })).toBeDisabled();
  expect(await violations(page, { inside: 'dialog[open]' })).toEqual([]);
  // By its keys, as soon as it is open.
  await page.keyboard.press('1');
  await expect(dialog(page).getByRole('radio', { name: new RegExp(texts.mine) })).toBeChecked();
  await expect(dialog(page).getByRole('button', { name: texts.join, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await saved(page);
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await page.request.get(path)).text(), { timeout: 15_000 }).toContain(`${title} mine`);

  // Back to what the plan had published.
  await page.goto(`/studio/content/versions?item=${encodeURIComponent(item)}`);
  await page.locator('.version').last().click();
  await expect(page.locator('.difference del').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const first = (await page.locator('.version-number').last().textContent()) ?? '';
  await press(page, texts.restoreAll(Number(first)));
  await dialog(page)
    .getByRole('button', { name: texts.restoreAll(Number(first)) })
    .click();
  await expect
    .poll(async () => (await page.request.get(path)).text(), { timeout: 15_000 })
    .toContain(`${title} productGroup`);

  const { entries } = await apiGet(owner, searchJournal, { query: { subjectKind: 'page', subjectId: path } });
  const actions = entries.map(({ action }) => action);
  for (const one of ['content.planned', 'content.published', 'content.restored']) expect(actions).toContain(one);
  await owner.dispose();
});
