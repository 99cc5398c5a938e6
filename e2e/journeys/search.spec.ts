import { searchPath, site, text } from '../support/tenantFiles.ts';
import { expect, openAlive, test } from '../support/test.ts';

const term = 'xyzzy & co';

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test(`ROUTE-18 the search form leads to the address of its term, scripts ${javaScriptEnabled ? 'on' : 'off'} @smoke`, async ({
      page,
    }) => {
      if (javaScriptEnabled) await openAlive(page, '/');
      else await page.goto('/');
      const form = page.getByRole('search');
      const field = form.getByLabel(text('shell.search.label'));
      await expect(field).toHaveAttribute('placeholder', site.header.searchPlaceholder);
      await field.fill(term);
      await field.press('Enter');
      await expect(page).toHaveURL(searchPath(term));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(term);
    });
  });
}

test('a search finds the page it describes, and the result leads there', async ({ page }) => {
  const wanted = site.footer.columns
    .flatMap(({ links }) => links)
    .find(({ to }) => to.startsWith('/') && to.length > 2);
  expect(wanted).toBeDefined();
  await openAlive(page, '/sitemap');
  const title = await page.getByRole('main').getByRole('link').nth(1).innerText();
  await page.goto(searchPath(title));
  const hit = page.getByRole('main').getByRole('link', { name: title }).first();
  await expect(hit).toBeVisible();
  await hit.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).not.toHaveURL(searchPath(title));
});

test('an empty search goes nowhere', async ({ page, request }) => {
  await openAlive(page, '/');
  await page.getByLabel(text('shell.search.label')).press('Enter');
  await expect(page).toHaveURL('/');
  const answer = await request.get(`${searchPath('x').replace(/\/x$/, '')}?q=`, { maxRedirects: 0 });
  expect(answer.status()).toBeLessThan(500);
});
