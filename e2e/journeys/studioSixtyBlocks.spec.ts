import { type EditedBlock, saveContentDraft } from '@trolley/contract';
import { apiSend } from '../support/api.ts';
import { form, outline, saved, shown, words } from '../support/editor.ts';
import { processorTime, quickRound } from '../support/processorTime.ts';
import { joinAs } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

/** Six of each of ten kinds. */
const blocks = Array.from({ length: 6 }, (_, round) => {
  const title = `Headline ${round}`;
  const item = { title, text: 'Some words about it.', pictures: [] };
  const kinds: readonly EditedBlock[] = [
    { type: 'richText', html: `<h2>${title}</h2><p>${'Some words of a page. '.repeat(40)}</p>` },
    { type: 'teaser', layout: 'cards', title, items: [item, item, item] },
    { type: 'slider', title, items: [item, item, item] },
    { type: 'table', caption: title, head: ['A', 'B', 'C'], rows: Array.from({ length: 8 }, () => ['1', '2', '3']) },
    { type: 'productGroup', title, source: { kind: 'popular' }, limit: 12 },
    { type: 'voucherGroup', title, source: { kind: 'general' } },
    { type: 'recipeSearch', title, pick: 'new', limit: 8 },
    { type: 'cookieList', title },
    { type: 'withdrawal' },
    { type: 'tabs', label: title, tabs: [{ label: 'One', blocks: [{ type: 'richText', html: '<p>Within.</p>' }] }] },
  ];
  return kinds.map((block) => ({ ...block, id: `${block.type}-${round}` }));
}).flat();

test('STUD-03 on a page of sixty blocks no key press in the editor works for 100 ms', async ({ page }) => {
  await joinAs(page.request, 'content');
  const item = `page:/sixty-${Date.now()}`;
  const value = { path: item.slice('page:'.length), title: 'Sixty', meta: {}, blocks };
  const draft = await apiSend(page.request, saveContentDraft, { body: { item, value, baseRevision: 0 } });
  expect(draft.problems).toEqual([]);
  await page.goto(`/studio/content/edit?item=${encodeURIComponent(item)}`);
  await expect(outline(page).locator('ol > li')).toHaveCount(60);
  await expect(shown(page).getByText('Headline 5').last()).toBeVisible();

  for (const kind of ['productGroup', 'richText']) {
    const letters = `${kind} on a long evening`;
    await outline(page).locator(`[data-block="${kind}-3"]`).click();
    await expect(form(page).getByRole('heading', { name: words.block(kind) })).toBeVisible();
    await form(page).getByRole('textbox').first().click();
    const worked = await quickRound(async () => {
      await saved(page);
      await page.keyboard.press('Control+End');
      return processorTime(page, async () => {
        await page.keyboard.type(letters);
        await page.evaluate(() => new Promise(requestAnimationFrame));
      });
    });
    expect(worked.longest, `in ${kind}, in ms of the processor`).toBeLessThan(100 + worked.stolen);
    expect(worked.all, 'all that follows from them').toBeLessThan(100 * letters.length + worked.stolen);
    await expect(shown(page)).toContainText(letters);
  }
});
