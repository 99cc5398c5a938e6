import type { Page } from '@playwright/test';
import { changeContentPlan, getContentItem, publishContent, saveContentDraft, searchJournal } from '@trolley/contract';
import { apiGet, apiSend } from '../support/api.ts';
import { violations } from '../support/axe.ts';
import { form, kinds, outline, saved, shown, texts, words } from '../support/editor.ts';
import { joinAs, logInAs } from '../support/staff.ts';
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

test('CONT-07 STUD-03 a page is built of eight kinds of blocks, looked at on a phone and in the future, planned, appears by itself, is joined with another’s change, rolled back, and the journal tells it @smoke', async ({
  page,
  playwright,
  baseURL,
  faults,
}) => {
  test.slow();
  await logInAs(page.request, 'content');
  const title = `Advent ${Date.now()}`;
  const item = await newPage(page, title);
  const path = item.slice('page:'.length);
  for (const kind of kinds) {
    await outline(page).getByRole('button', { name: texts.add, exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${words.block(kind)} `) })
      .first()
      .click();
    await expect(form(page).getByRole('heading', { name: words.block(kind) })).toBeVisible();
    const headline = form(page).getByRole('textbox').first();
    if (kind !== 'withdrawal') await headline.fill(`${title} ${kind}`);
    if (kind === 'tabs') await form(page).getByLabel(words.field('label')).last().fill('Advent');
  }
  await saved(page);
  await expect(shown(page)).toContainText(`${title} productGroup`);
  expect(await violations(page)).toEqual([]);

  // The real page as wide as a phone, then as it will be at Christmas.
  await press(page, `${texts.phone}, 390`);
  await expect.poll(() => page.frames()[1]?.evaluate(() => window.innerWidth)).toBe(390);
  await press(page, texts.timeMachine);
  await page
    .getByRole('dialog')
    .locator('input')
    .fill(`${new Date().getFullYear() + 1}-12-24T06:00`);
  await press(page, texts.look);
  await expect(page.locator('.editor-line-time')).toContainText('24');
  await expect(shown(page)).toContainText(`${title} cookieList`);
  await page.locator('.editor-line-time').getByRole('button', { name: texts.backToNow }).click();

  // Planned for a day of next year, which is then changed to the next moment: it appears by itself.
  await press(page, texts.plan);
  await page
    .getByRole('dialog')
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
  const owner = await playwright.request.newContext({ baseURL });
  await joinAs(owner, 'owner');
  const { live } = await apiGet(owner, getContentItem, { query: { item } });
  const blocks = (live?.value.blocks ?? []) as Record<string, unknown>[];
  const value = {
    ...live?.value,
    blocks: blocks.map((block, index) => (index === 2 ? { ...block, title: `${title} theirs` } : block)),
  };
  const draft = await apiSend(owner, saveContentDraft, { body: { item, value, baseRevision: live?.revision } });
  await apiSend(owner, publishContent, { body: { draftId: draft.id, draftRevision: draft.revision } });
  faults.tolerate(/409/);
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: texts.joinOpen(1) })).toBeDisabled();
  expect(await violations(page, { inside: 'dialog[open]' })).toEqual([]);
  // By its keys, as soon as it is open.
  await page.keyboard.press('1');
  await expect(dialog.getByRole('radio', { name: new RegExp(texts.mine) })).toBeChecked();
  await expect(dialog.getByRole('button', { name: texts.join, exact: true })).toBeFocused();
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
  await page
    .getByRole('dialog')
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
