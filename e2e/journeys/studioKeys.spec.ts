import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { de as loginDe } from '../../studio/src/login/messages.de.ts';
import { en as loginEn } from '../../studio/src/login/messages.en.ts';
import { de as paletteDe } from '../../studio/src/palette/messages.de.ts';
import { en as paletteEn } from '../../studio/src/palette/messages.en.ts';
import {
  button,
  dialog,
  form,
  kinds,
  language,
  missing,
  openedItem,
  outline,
  publishMeanwhile,
  saved,
  shown,
  texts,
  words,
} from '../support/editor.ts';
import { pressByKeys, tabTo } from '../support/keys.ts';
import { runStaff } from '../support/operator.ts';
import { joinAs } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { totpCode } from '../support/totp.ts';

const login = { de: loginDe, en: loginEn }[language];
const palette = { de: paletteDe, en: paletteEn }[language];

test('CONT-07 STUD-01 STUD-03 STUD-04 a new editor sets a second factor, builds a page of eight kinds of blocks, publishes, plans, looks at Christmas, joins another’s change and takes it back, by the keyboard alone', async ({
  page,
  playwright,
  baseURL,
  faults,
}) => {
  test.slow();
  await enterByKeys(page, baseURL);
  const title = `Keys ${Date.now()}`;
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: palette.find })).toBeFocused();
  await page.keyboard.type(texts.content);
  await expect(page.getByRole('option').first()).toContainText(texts.content);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.content);
  await page.keyboard.press('n');
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  const item = await openedItem(page, title);
  const path = item.slice('page:'.length);
  const live = async () => (await page.request.get(path)).text();

  const lines = outline(page).locator('ol .outline-line:not(.outline-tab *)');
  for (const [index, kind] of kinds.entries()) {
    if (index > 0) {
      // Back from the form to the line, behind which its tools stand.
      await page.keyboard.press('Escape');
      await expect(lines.nth(index - 1)).toBeFocused();
    }
    await pressByKeys(
      page,
      outline(page).getByRole('button', { name: index === 0 ? texts.add : texts.addBelow, exact: true }),
    );
    await expect(page.getByRole('searchbox', { name: texts.findBlock })).toBeFocused();
    await page.keyboard.type(words.block(kind));
    await page.keyboard.press('Enter');
    await expect(form(page).getByRole('heading', { name: words.block(kind) })).toBeVisible();
    if (kind === 'withdrawal') {
      await expect(lines.nth(index)).toBeFocused();
      continue;
    }
    // A new block has the focus at its first field.
    await expect(form(page).getByRole('textbox').first()).toBeFocused();
    await page.keyboard.type(`${title} ${kind}`);
    if (kind === 'tabs') {
      // A tab without a block in it is not shown.
      await tabTo(page, form(page).getByLabel(words.field('label')).last());
      await page.keyboard.type('Advent');
      await page.keyboard.press('Escape');
      await pressByKeys(page, outline(page).getByRole('button', { name: texts.addTo('Advent') }));
      await page.keyboard.type(words.block('recipeSearch'));
      await page.keyboard.press('Enter');
      await expect(form(page).getByRole('textbox').first()).toBeFocused();
      await page.keyboard.type(`${title} within`);
      await page.keyboard.press('Escape');
      await pressByKeys(page, lines.nth(index), 'Shift+Tab');
      await expect(form(page).getByRole('textbox').first()).toBeFocused();
    }
  }
  await expect(lines).toHaveCount(kinds.length);
  await page.keyboard.press('Escape');
  await expect(lines.last()).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(lines.nth(kinds.length - 2)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Control+d');
  await expect(lines).toHaveCount(kinds.length + 1);
  await page.keyboard.press('Delete');
  await expect(lines).toHaveCount(kinds.length);
  await page.keyboard.press('Control+z');
  await expect(lines).toHaveCount(kinds.length + 1);
  await page.keyboard.press('Control+Shift+Z');
  await expect(lines).toHaveCount(kinds.length);
  await saved(page);

  // From within a text: there the same keys would break the line.
  const html = form(page).getByRole('textbox', { name: words.field('html') });
  const publish = async () => {
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('textbox', { name: texts.note })).toBeFocused();
    await page.keyboard.press('Enter');
  };
  await pressByKeys(page, lines.first(), 'Shift+Tab');
  await expect(html).toBeFocused();
  await page.keyboard.type(`${title} written`);
  await saved(page);
  await publish();
  await expect.poll(live, { timeout: 15_000 }).toContain(`${title} written`);
  await expect(page.locator('.editor-bar .state')).toHaveText([texts.live]);
  await expect(html).toBeFocused();
  expect(missing(await live(), title)).toEqual([]);

  // Planned for tomorrow; whoever looks at Christmas sees it, and nobody sees it now. The caret is where it was.
  await page.keyboard.type(`, ${title} planned`);
  await expect(html).toContainText(`${title} written, ${title} planned`);
  await saved(page);
  await pressByKeys(page, button(page, texts.plan));
  await expect(dialog(page).getByLabel(texts.publishOn)).toBeFocused();
  await pressByKeys(page, button(page, texts.tomorrowAt('06:00')));
  await pressByKeys(page, button(page, texts.planIt));
  await expect(page.locator('.notices')).toContainText(texts.plannedDone('').slice(0, 8));
  await expect(button(page, texts.plan)).toBeFocused();
  await pressByKeys(page, button(page, texts.timeMachine), 'Shift+Tab');
  await expect(dialog(page).getByLabel(texts.moment)).toBeFocused();
  await pressByKeys(page, button(page, texts.christmasAt('06:00')));
  await pressByKeys(page, button(page, texts.look));
  await expect(page.locator('.editor-line-time')).toContainText('24');
  await expect(button(page, texts.timeMachine)).toBeFocused();
  await expect(shown(page)).toContainText(`${title} planned`);
  await pressByKeys(page, page.locator('.editor-time').getByRole('button', { name: texts.backToNow }));
  await expect(button(page, texts.timeMachine)).toBeFocused();
  await expect(shown(page)).toContainText(`${title} written`);
  await expect(shown(page)).not.toContainText(`${title} planned`);

  // Another publishes the same text meanwhile: the arrows choose, Enter joins.
  await pressByKeys(page, lines.first());
  await expect(html).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(`${title} mine`);
  await saved(page);
  const owner = await playwright.request.newContext({ baseURL });
  await joinAs(owner, 'owner');
  await publishMeanwhile(owner, item, 0, 'html', `<p>${title} theirs</p>`);
  await owner.dispose();
  faults.tolerate(/409/);
  await publish();
  const side = (name: string) => dialog(page).getByRole('radio', { name: new RegExp(name) });
  await expect(side(texts.mine)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(side(texts.theirs)).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(side(texts.mine)).toBeChecked();
  await pressByKeys(page, dialog(page).getByRole('button', { name: texts.join, exact: true }));
  await saved(page);
  await expect(html).toBeFocused();
  await publish();
  await expect.poll(live, { timeout: 15_000 }).toContain(`${title} mine`);

  // The plan is deleted, and the page is what it was first.
  await pressByKeys(page, page.locator('.editor-bar').getByRole('link', { name: texts.versions }));
  await pressByKeys(page, page.getByRole('button', { name: new RegExp(texts.deletePlanOf('.*')) }));
  await expect(button(page, texts.keepIt)).toBeFocused();
  await pressByKeys(page, button(page, texts.deletePlan));
  await expect(page.getByText(texts.noPlans)).toBeVisible();
  const versions = page.locator('.version');
  await expect(versions.first()).toBeFocused();
  await pressByKeys(page, versions.last());
  await expect(page.locator('.difference del').first()).toBeVisible();
  await pressByKeys(page, button(page, texts.restoreAll(1)), 'Shift+Tab');
  await pressByKeys(page, dialog(page).getByRole('button', { name: texts.restoreAll(1) }));
  await expect.poll(live, { timeout: 15_000 }).toContain(`${title} written`);
  await expect(button(page, texts.restoreAll(3))).toBeFocused();
});

/** Opens an invitation and sets up the account: password, second factor, recovery codes. */
async function enterByKeys(page: Page, baseURL: string | undefined): Promise<void> {
  const printed = await runStaff('invite', `${randomUUID()}@example.org`, '--role', 'content', '--name', 'Kay Tasten');
  const [link = ''] = /\/studio\/invitation#\S+/.exec(printed) ?? [];
  await page.goto(`${baseURL}${link}`);
  await tabTo(page, page.getByLabel(login.newPassword));
  await page.keyboard.type('a sentence that is long enough');
  await tabTo(page, page.getByLabel(login.firstCode));
  await page.keyboard.type(totpCode((await page.locator('.second-factor-secret').textContent()) ?? ''));
  await page.keyboard.press('Enter');
  await pressByKeys(page, button(page, login.codesKept));
  await expect(page.getByRole('heading', { level: 1, name: /Kay/ })).toBeVisible();
}
