import { buildPaths } from '@trolley/contract';
import { startShop } from '../support/shopServer.ts';
import { tenant, tenantId } from '../support/tenantFiles.ts';
import { expect, test } from '../support/test.ts';

test('TEN-01 the same build serves the other retailer, chosen at start alone', async ({ page, request }) => {
  const otherId = tenantId === 'feldmarkt' ? 'harbour' : 'feldmarkt';
  const other = await startShop({ TENANT: otherId, CMS_PREVIEW: 'false' });
  try {
    const config = await (await request.get(`${other.url}/tenant/config`)).json();
    expect(config.id).toBe(otherId);
    const build = await (await request.get(buildPaths.latest)).json();
    expect(await (await request.get(`${other.url}${buildPaths.latest}`)).json()).toEqual(build);

    await page.goto(other.url);
    await expect(page.locator('html')).toHaveAttribute('lang', config.locale);
    await expect(page.getByRole('banner')).toContainText(config.name);
    await expect(page.getByRole('banner')).not.toContainText(tenant.name);
  } finally {
    // Nothing of the page may ask a shop that has closed.
    await page.goto('about:blank');
    await other.stop();
  }
});

test('TEN-02 the tenant’s configuration is one answer @smoke', async ({ request }) => {
  const answer = await request.get('/tenant/config');
  expect(answer.status()).toBe(200);
  const config = await answer.json();
  expect(config).toMatchObject({ id: tenantId, locale: tenant.locale, redirects: tenant.redirects });
  expect(config.clientRuntimeConfig).toMatchObject({ ...tenant.clientRuntimeConfig, cms: { preview: false } });
  expect(Object.keys(config.messageBundle.messages).length).toBeGreaterThan(10);
  expect(config.themeConfig.colours.light.brand).toMatch(/^#/);
});
