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
    // Customers made for journeys get an IP address of their own, since rate limits count by it.
    TRUST_PROXY: 'loopback',
    // Journeys test neither the bot check's challenge nor the password hash: make both cheap.
    BOT_CHECK_COST: '200',
    PASSWORD_MEMORY_KB: '1024',
    // Long enough to see the waiting state.
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
