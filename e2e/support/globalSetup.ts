import { startShop } from './shopServer.ts';
import { tenantId } from './tenantFiles.ts';

/** One shop for the whole run; its address reaches the workers through the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const shop = await startShop({ TENANT: tenantId, CMS_PREVIEW: 'false' });
  process.env.E2E_BASE_URL = shop.url;
  return () => shop.stop();
}
