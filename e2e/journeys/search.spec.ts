import { linkedPage, searchPath, site, text } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

/** Letters that an address writes otherwise. */
const term = 'xyzzy & cö';

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test(`ROUTE-18 the search form leads to the address of its term, scripts ${javaScriptEnabled ? 'on' : 'off'}`, async ({
      page,
    }) => {
      if (javaScriptEnabled) await openHydrated(page, '/');
      else await page.goto('/');
      const form = page.getByRole('search');
      const field = form.getByLabel(text('shell.search.label'));
      await expect(field).toHaveAttribute('placeholder', site.header.searchPlaceholder);
      await field.fill(term);
      await field.press('Enter');
      await expect(page).toHaveURL(searchPath(term));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(term);
      await expect(field).toHaveValue(term);
    });
  });
}

test('a search finds the page it describes, and the result leads there', async ({ page }) => {
  const { title, path } = linkedPage;
  await openHydrated(page, searchPath(title));
  const content = page
    .getByRole('navigation', { name: text('search.tabs.label') })
    .getByRole('link', { name: text('search.type.content') });
  // Where products bear the words too, pages are one tab further.
  if ((await content.count()) > 0) await content.click();
  await page.getByRole('main').getByRole('link', { name: title }).first().click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('an empty search goes nowhere', async ({ page, request }) => {
  await openHydrated(page, '/');
  await page.getByLabel(text('shell.search.label')).press('Enter');
  await expect(page).toHaveURL('/');
  const answer = await request.get(`${searchPath('x').replace(/\/x$/, '')}?q=`, { maxRedirects: 0 });
  expect(answer.status()).toBeLessThan(500);
});
