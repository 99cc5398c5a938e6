import { randomBytes } from 'node:crypto';
import { startMailServer } from './mailServer.ts';
import { startShop } from './shopServer.ts';
import { tenantId } from './tenantFiles.ts';

/** One shop for the whole run; its address reaches the workers through the environment, unless it names one that runs. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_BASE_URL) return undefined;
  const mail = await startMailServer();
  const bypassKey = randomBytes(16).toString('hex');
  const shop = await startShop({
    TENANT: tenantId,
    CMS_PREVIEW: 'false',
    SMTP_URL: mail.smtpUrl,
    BOT_BYPASS_KEY: bypassKey,
    // Whoever is made for a journey comes from an address of their own: limits count by it.
    TRUST_PROXY: 'loopback',
    // Neither the riddle nor the hash is what journeys try.
    BOT_CHECK_COST: '200',
    PASSWORD_MEMORY_KB: '1024',
    // Long enough to see that somebody waits.
    SANDBOX_DELAY_MS: '1500',
  });
  process.env.E2E_BASE_URL = shop.url;
  process.env.E2E_DATA_DIR = shop.dataDir;
  process.env.E2E_MAILS_URL = mail.mailsUrl;
  process.env.E2E_BYPASS_KEY = bypassKey;
  return async () => {
    await shop.stop();
    await mail.stop();
  };
}
