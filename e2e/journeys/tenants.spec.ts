import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TenantFile } from '@trolley/contract';
import { repositoryRoot, tenant, tenantId } from '../support/tenantFiles.ts';
import { expect, test } from '../support/test.ts';

const tenantsFolder = join(repositoryRoot, 'tenants');

// The whole suite runs on one build, first for one retailer and then for the other.
test('TEN-01 the build serves the retailer that was chosen at the start @smoke', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', tenant.locale);
  await expect(page.getByRole('banner')).toContainText(tenant.name);
  const others = await readdir(tenantsFolder, { withFileTypes: true });
  for (const { name } of others.filter((entry) => entry.isDirectory() && entry.name !== tenantId)) {
    const other = JSON.parse(await readFile(join(tenantsFolder, name, 'tenant.json'), 'utf8')) as TenantFile;
    await expect(page.getByRole('banner')).not.toContainText(other.name);
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
