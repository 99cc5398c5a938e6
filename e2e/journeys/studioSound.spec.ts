import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { planContent, publishContent, saveContentDraft } from '@trolley/contract';
import { de as accountDe } from '../../studio/src/account/messages.de.ts';
import { en as accountEn } from '../../studio/src/account/messages.en.ts';
import { de as journalDe } from '../../studio/src/journal/messages.de.ts';
import { en as journalEn } from '../../studio/src/journal/messages.en.ts';
import { de as mediaDe } from '../../studio/src/media/messages.de.ts';
import { en as mediaEn } from '../../studio/src/media/messages.en.ts';
import { de as staffDe } from '../../studio/src/staff/messages.de.ts';
import { en as staffEn } from '../../studio/src/staff/messages.en.ts';
import { de as wordsDe } from '../../studio/src/words/messages.de.ts';
import { en as wordsEn } from '../../studio/src/words/messages.en.ts';
import { apiSend } from '../support/api.ts';
import { violations } from '../support/axe.ts';
import {
  button,
  dialog,
  form,
  language,
  outline,
  publishMeanwhile,
  saved,
  shown,
  texts,
  words,
} from '../support/editor.ts';
import { inspect, tooWide } from '../support/inspect.ts';
import { joinAs } from '../support/staff.ts';
import { repositoryRoot, tenantId } from '../support/tenantFiles.ts';
import { expect, test } from '../support/test.ts';

const account = { de: accountDe, en: accountEn }[language];
const journal = { de: journalDe, en: journalEn }[language];
const media = { de: mediaDe, en: mediaEn }[language];
const staff = { de: staffDe, en: staffEn }[language];
const interfaceTexts = { de: wordsDe, en: wordsEn }[language];

const open = 'dialog[open]';
/** Some picture: the shop's own sign for the start screen of a phone. */
const picture = join(repositoryRoot, 'tenants', tenantId, 'media/touch-icon.png');
const day = 24 * 60 * 60_000;

/** Looks at the open dialog as it is, and closes it. */
async function lookAtDialog(page: Page, name: string): Promise<void> {
  await expect(dialog(page)).toBeVisible();
  expect(await violations(page, { inside: open }), name).toEqual([]);
  expect(await tooWide(page, open), name).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.locator(open)).toHaveCount(0);
}

async function onPhoneInTheDark(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
}

async function onDeskInTheLight(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

/** A page with two versions and a plan. */
async function publishPage(request: APIRequestContext, title: string): Promise<string> {
  const path = `/${title.toLowerCase().replace(' ', '-')}`;
  const item = `page:${path}`;
  const valueOf = (html: string) => ({
    ...{ path, title, meta: {} },
    blocks: [
      { id: 'text', type: 'richText', html: `<p>${html}</p>` },
      { id: 'goods', type: 'productGroup', title: 'Goods', source: { kind: 'skus', skus: [] } },
    ],
  });
  const complete = (html: string) => {
    const { blocks, ...value } = valueOf(html);
    return {
      ...value,
      blocks: blocks.map((one) => (one.id === 'goods' ? { ...one, source: { kind: 'offers' } } : one)),
    };
  };
  for (const [baseRevision, html] of ['one', 'two'].entries()) {
    const draft = await apiSend(request, saveContentDraft, { body: { item, value: complete(html), baseRevision } });
    await apiSend(request, publishContent, { body: { draftId: draft.id, draftRevision: draft.revision } });
  }
  const body = { item, value: complete('planned'), baseRevision: 2 };
  const planned = await apiSend(request, saveContentDraft, { body });
  const at = new Date(Date.now() + 40 * day).toISOString();
  await apiSend(request, planContent, { body: { draftId: planned.id, draftRevision: planned.revision, at } });
  await apiSend(request, saveContentDraft, { body: { item, value: valueOf('three'), baseRevision: 2 } });
  return item;
}

test('the content rooms and their dialogs are accessible, in light on a desk and in the dark on a phone', async ({
  page,
  playwright,
  baseURL,
  faults,
}) => {
  test.slow();
  const colleague = await playwright.request.newContext({ baseURL });
  await Promise.all([joinAs(page.request, 'owner'), joinAs(colleague, 'content')]);
  const title = `Sound ${Date.now()}`;
  const item = await publishPage(page.request, title);
  const query = `item=${encodeURIComponent(item)}`;

  await page.goto(`/studio/content?${query}`);
  await expect(button(page, texts.remove)).toBeVisible();
  await inspect(page);
  // On a phone the chosen page is in a drawer, which is gone where there is room beside the list.
  await expect(page.locator(open)).toHaveCount(0);
  await page.keyboard.press('n');
  await lookAtDialog(page, 'newPage');
  for (const deed of [texts.move, texts.takeOffline, texts.remove]) {
    await button(page, deed).click();
    await lookAtDialog(page, 'deed');
  }

  await page.goto(`/studio/content/edit?${query}&block=1`);
  await expect(shown(page).getByRole('heading').first()).toBeVisible();
  await expect(form(page).getByRole('heading')).toHaveText(words.block('productGroup'));
  expect(await violations(page)).toEqual([]);
  await button(page, texts.chooseProducts).click();
  await expect(dialog(page).getByRole('option').first()).toBeVisible();
  await lookAtDialog(page, 'products');
  await form(page).getByLabel(words.field('more')).click();
  await form(page)
    .getByRole('button', { name: `${words.field('to')}: ${texts.choose}` })
    .click();
  await expect(dialog(page).getByRole('option').first()).toBeVisible();
  await lookAtDialog(page, 'link');
  await form(page).getByRole('button', { name: texts.tabWhen, exact: true }).click();
  expect(await violations(page, { inside: '.form-pane' })).toEqual([]);
  await button(page, texts.addBelow).click();
  await expect(dialog(page).getByRole('searchbox')).toBeFocused();
  expect(await violations(page, { inside: open })).toEqual([]);
  await dialog(page).getByRole('searchbox').fill('image');
  await page.keyboard.press('Enter');
  await button(page, texts.fromMedia).click();
  await dialog(page).locator('input[type="file"]').first().setInputFiles(picture);
  await expect(dialog(page).locator('.media-card').first()).toBeVisible();
  await lookAtDialog(page, 'picture');
  await outline(page)
    .locator('.outline-line')
    .filter({ hasText: words.block('richText') })
    .click();
  await expect(form(page).getByRole('textbox').first()).toBeVisible();
  expect(await violations(page, { inside: '.form-pane' })).toEqual([]);
  await saved(page);
  await button(page, texts.timeMachine).click();
  await lookAtDialog(page, 'time');
  await button(page, texts.plan).click();
  await lookAtDialog(page, 'plan');
  await button(page, texts.discard).click();
  await lookAtDialog(page, 'discard');
  await page.keyboard.press('Control+Enter');
  await lookAtDialog(page, 'publish');

  // Where there is no room beside the page, the form is a drawer, which was open.
  await onPhoneInTheDark(page);
  await lookAtDialog(page, 'form');
  expect(await violations(page)).toEqual([]);
  await button(page, texts.outline).click();
  await lookAtDialog(page, 'outline');
  await button(page, texts.timeMachine).click();
  await lookAtDialog(page, 'time');
  await page.goto(`/studio/content?${query}`);
  await expect(dialog(page).getByText(texts.openEditor)).toBeVisible();
  await lookAtDialog(page, 'item');

  // Complete again, and changed by another meanwhile.
  await page.goto(`/studio/content/edit?${query}&block=0`);
  await onDeskInTheLight(page);
  await expect(form(page).getByRole('heading')).toHaveText(words.block('richText'));
  await button(page, texts.discard).click();
  await dialog(page).getByRole('button', { name: texts.discard }).click();
  const text = form(page).getByRole('textbox').first();
  await expect(text).toHaveText('two');
  await text.fill('mine');
  await saved(page);
  await publishMeanwhile(colleague, item, 0, 'html', '<p>theirs</p>');
  await colleague.dispose();
  faults.tolerate(/409/);
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Enter');
  await expect(button(page, texts.joinOpen(1))).toBeVisible();
  await lookAtDialog(page, 'conflict');

  await page.goto(`/studio/content/versions?${query}`);
  await page.locator('.version').last().click();
  await expect(page.locator('.difference del').first()).toBeVisible();
  await button(page, texts.changePlan).click();
  await inspect(page);
  await button(page, texts.restoreAll(1)).click();
  await lookAtDialog(page, 'restore');
});

test('the other rooms and their dialogs are accessible, in light on a desk and in the dark on a phone', async ({
  page,
}) => {
  test.slow();
  await joinAs(page.request, 'owner');
  await page.goto('/studio');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await inspect(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('in');
  await expect(page.getByRole('option').first()).toBeVisible();
  await inspect(page, open);

  await page.goto('/studio/media');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('input[type="file"]').first().setInputFiles(picture);
  await expect(page.getByLabel(media.alt)).toBeVisible();
  await inspect(page);

  await page.goto('/studio/redirects');
  await button(page, interfaceTexts.newRedirect).click();
  await page.getByLabel(interfaceTexts.from, { exact: true }).fill('/a');
  await page.getByLabel(interfaceTexts.to, { exact: true }).fill('/a');
  await expect(page.getByText(interfaceTexts.loop)).toBeVisible();
  await inspect(page);

  await page.goto('/studio/texts?key=sitemap.title');
  await expect(page.getByLabel(interfaceTexts.yourText)).toBeVisible();
  await onPhoneInTheDark(page);
  // Of thousands only those in sight are drawn.
  await expect.poll(() => page.locator('.words-text').count()).toBeLessThan(100);
  await onDeskInTheLight(page);
  await inspect(page);

  await page.goto('/studio/staff');
  await expect(button(page, staff.invite)).toBeVisible();
  await inspect(page);
  await button(page, staff.invite).click();
  await dialog(page).getByRole('button', { name: staff.makeLink }).click();
  await inspect(page, open);
  await page.keyboard.press('Escape');
  await button(page, staff.makeRole).click();
  await dialog(page).getByRole('button', { name: staff.createRole }).click();
  await inspect(page, open);
  await page.keyboard.press('Escape');
  await page.locator('.staff-person').first().click();
  await expect(dialog(page)).toBeVisible();
  await inspect(page, open);

  await page.goto('/studio/journal');
  await page.getByRole('searchbox', { name: journal.searchLabel }).fill('owner');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/text=owner/);
  await page.locator('.journal-what').first().click();
  await expect(page.locator('.journal-entry')).toBeVisible();
  await inspect(page);

  await page.goto('/studio/account');
  await expect(page.getByRole('heading', { name: account.sessions })).toBeVisible();
  await inspect(page);
});
