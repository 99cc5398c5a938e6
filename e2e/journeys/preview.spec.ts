import { violations } from '../support/axe.ts';
import { markupFaults } from '../support/markup.ts';
import { type ShopServer, startShop } from '../support/shopServer.ts';
import { addressOf, drafts, tenantId } from '../support/tenantFiles.ts';
import { expect, test, untilHydrated } from '../support/test.ts';

const gallery = '/_components';
const testConfirmation = `${addressOf('checkout')}-ok-test`;

test.describe('in preview', () => {
  // One shop in preview is enough for all of them.
  test.describe.configure({ mode: 'default' });
  let preview: ShopServer;
  test.beforeAll(async () => {
    preview = await startShop({ TENANT: tenantId, CMS_PREVIEW: 'true' });
  });
  test.afterAll(() => preview.stop());

  test('the gallery shows every component in both themes, light and dark', async ({ page }) => {
    await page.goto(`${preview.url}${gallery}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const id of ['feldmarkt', 'harbour']) await expect(page.locator(`[data-theme="${id}"]`).first()).toBeVisible();
    for (const scheme of ['light', 'dark'])
      await expect(page.locator(`[data-scheme="${scheme}"]`).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
  });

  test('every component is valid and accessible in both themes, light and dark', async ({ page, request }) => {
    expect(await markupFaults(await (await request.get(`${preview.url}${gallery}`)).text())).toEqual([]);
    await page.goto(`${preview.url}${gallery}`);
    await untilHydrated(page);
    expect(await violations(page)).toEqual([]);
  });

  test('CONT-03 drafts and the test confirmation page are shown, and a draft is not cacheable', async ({ request }) => {
    expect(drafts.length).toBeGreaterThan(0);
    for (const { path } of drafts) {
      const answer = await request.get(`${preview.url}${path}`);
      expect(answer.status(), path).toBe(200);
      expect(answer.headers()['cache-control'], path).toContain('no-store');
    }
    expect((await request.get(`${preview.url}${testConfirmation}`)).status()).toBe(200);
  });
});

test('CONT-03 without preview there is neither gallery nor draft nor test confirmation', async ({ request }) => {
  for (const path of [gallery, testConfirmation, ...drafts.map((page) => page.path)]) {
    expect((await request.get(path)).status(), path).toBe(404);
    expect((await request.get(`/_payload${path}`)).status(), path).toBe(404);
  }
});
