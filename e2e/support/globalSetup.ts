import { startShop } from './shopServer.ts';
import { tenantId } from './tenantFiles.ts';

/** One shop for the whole run; its address reaches the workers through the environment, unless it names one that runs. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_BASE_URL) return undefined;
  const shop = await startShop({ TENANT: tenantId, CMS_PREVIEW: 'false' });
  process.env.E2E_BASE_URL = shop.url;
  return () => shop.stop();
}
