import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyTenants } from './copyTenants.ts';
import { startShop } from './shopServer.ts';
import { tenantId } from './tenantFiles.ts';

/** The retailer's shop in preview, with another file of consent and with pages of the journey's own. */
export async function openProvidedShop(consent: object, pages: Readonly<Record<string, object>> = {}) {
  const folder = await copyTenants();
  await writeFile(join(folder, tenantId, 'consent.json'), JSON.stringify(consent));
  for (const [name, page] of Object.entries(pages))
    await writeFile(join(folder, tenantId, 'content/pages', `${name}.json`), JSON.stringify(page));
  const shop = await startShop({ TENANT: tenantId, TENANTS_DIR: folder, CMS_PREVIEW: 'true' });
  return {
    url: shop.url,
    async stop() {
      await shop.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
