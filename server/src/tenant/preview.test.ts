import { expect, onTestFinished, test } from 'vitest';
import { loadTenant } from './loadTenant.ts';
import { tenantFiles, withField, writeTenants } from './testing.ts';

test('SAFE-01 at a production address there is no preview, whatever files and settings say', async () => {
  const files = tenantFiles();
  const preview = withField(files['tenant.json'], 'clientRuntimeConfig.cms.preview', true);
  const written = await writeTenants({ test: { ...files, 'tenant.json': preview } });
  onTestFinished(written.remove);
  const load = (baseUrl: string, cmsPreview?: boolean) =>
    loadTenant({ tenantsDir: written.dir, id: 'test', baseUrl, cmsPreview });
  for (const cmsPreview of [undefined, true]) {
    const tenant = await load('https://www.shop.example', cmsPreview);
    expect(tenant.publicConfig.clientRuntimeConfig.cms.preview).toBe(false);
    const names = tenant.routes.map(({ name }) => name);
    expect(names).not.toContain('components');
    expect(names).not.toContain('checkout-confirmation-test');
  }
  expect((await load('https://stage.shop.example')).routes.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['components', 'checkout-confirmation-test']),
  );
});
