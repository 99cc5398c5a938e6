import type { ContentParts } from '../content/contentPart.ts';
import { readCustomerFile } from '../customer/readCustomerFile.ts';
import type { BotCheck } from '../platform/botCheck/botCheck.ts';
import type { Database } from '../platform/database/database.ts';
import { createRateLimiter } from '../platform/rateLimit/rateLimiter.ts';
import type { Snapshots } from '../platform/snapshot/snapshot.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { createLinks } from './links.ts';
import { readNewsletterMailTexts } from './mails/readNewsletterMailTexts.ts';
import type { Newsletters } from './newsletters.ts';
import { newsletterWords } from './newsletterWords.ts';
import { selectSecret } from './queries.ts';

interface Parts {
  readonly tenant: Pick<Tenant, 'dir' | 'file' | 'theme' | 'publicConfig' | 'media'>;
  readonly database: Database;
  readonly botCheck: BotCheck;
  readonly snapshots: Pick<Snapshots<ContentParts>, 'current'>;
}

/** The newsletters of this shop, for people with and without an account. */
export async function openNewsletters({ tenant, database, botCheck, snapshots }: Parts): Promise<Newsletters> {
  const file = await readCustomerFile(tenant.dir);
  const texts = await readNewsletterMailTexts(tenant.dir);
  // Not before it is needed: React looks at NODE_ENV when it is loaded, which the settings decide.
  const { newsletterMails } = await import('./mails/renderNewsletterMails.ts');
  const { baseUrl } = tenant.publicConfig;
  const content = () => snapshots.current().parts.content;
  return {
    database,
    topics: file.newsletterTopics,
    addressesAreConfirmed: file.registration === 'confirm',
    mails: newsletterMails({ tenant: { ...tenant, baseUrl }, mail: file.mail, texts }),
    botCheck,
    rateLimiter: createRateLimiter(database),
    secret: await selectSecret(database),
    links: createLinks(baseUrl, () => content().pages),
    config: () => newsletterWords(snapshots),
  };
}
