import { de as dePlaces } from '../../studio/src/places/messages.de.ts';
import { en as enPlaces } from '../../studio/src/places/messages.en.ts';
import { de } from '../../studio/src/words/messages.de.ts';
import { en } from '../../studio/src/words/messages.en.ts';
import { violations } from '../support/axe.ts';
import { logInAs } from '../support/staff.ts';
import { tenant, text } from '../support/tenantFiles.ts';
import { expect, test } from '../support/test.ts';

const texts = tenant.locale.startsWith('de') ? de : en;
const places = tenant.locale.startsWith('de') ? dePlaces : enPlaces;

test('an editor makes a redirect and changes a text; both are live, undone and given back @smoke', async ({
  page,
  request,
}) => {
  await logInAs(page.request, 'content');
  const from = `/old-${Date.now()}`;
  const answered = async () => {
    const answer = await request.get(from, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };
  // Once as nothing: what is cached of it must not stay.
  expect(await answered()).toEqual([404, undefined]);

  await page.goto('/studio/redirects');
  await page.getByRole('button', { name: texts.newRedirect }).click();
  await page.getByLabel(texts.from, { exact: true }).fill(from);
  await page.getByLabel(texts.to, { exact: true }).fill(from);
  await expect(page.getByText(texts.loop)).toBeVisible();
  await page.getByLabel(texts.to, { exact: true }).fill('/sitemap');
  await expect(page.getByText(texts.looksGood)).toBeVisible();
  expect(await violations(page, { inside: 'main' })).toEqual([]);
  await page.getByRole('button', { name: texts.save }).click();
  await expect(page.getByText(texts.saved)).toBeVisible();
  await expect.poll(answered, { timeout: 5000 }).toEqual([301, '/sitemap']);
  await page.getByRole('button', { name: texts.remove, exact: true }).click();
  await expect.poll(answered, { timeout: 5000 }).toEqual([404, undefined]);
  await page.getByRole('button', { name: texts.undo }).click();
  await expect.poll(answered, { timeout: 5000 }).toEqual([301, '/sitemap']);

  const title = text('sitemap.title');
  const own = `${title} ${Date.now()}`;
  const shown = async () => (await request.get('/sitemap')).text();
  expect(await shown()).not.toContain(own);
  await page.goto('/studio/texts');
  await page.getByRole('searchbox').fill('sitemap.title');
  await page.getByRole('button', { name: /sitemap\.title/ }).click();
  await expect(page.getByRole('link', { name: places.screenSitemap })).toHaveAttribute('href', '/sitemap');
  await page.getByLabel(texts.yourText).fill(`${own} {count}`);
  await expect(page.getByText(texts.unknown('count'))).toBeVisible();
  await page.getByLabel(texts.yourText).fill(own);
  expect(await violations(page, { inside: 'main' })).toEqual([]);
  await page.getByRole('button', { name: texts.save }).click();
  await expect.poll(shown, { timeout: 5000 }).toContain(own);
  await page.getByRole('button', { name: texts.reset }).click();
  await expect.poll(shown, { timeout: 5000 }).not.toContain(own);
});
