import { readCustomerFile } from '../customer/readCustomerFile.ts';
import type { BotCheck } from '../platform/botCheck/botCheck.ts';
import type { Database } from '../platform/database/database.ts';
import { createRateLimiter } from '../platform/rateLimit/rateLimiter.ts';
import type { OwnedFiles } from '../platform/storage/ownedFiles.ts';
import type { Tenant } from '../tenant/tenant.ts';
import type { ContactForms } from './contactForms.ts';
import { readForms } from './readForms.ts';

interface Parts {
  readonly tenant: Pick<Tenant, 'dir' | 'file' | 'theme' | 'publicConfig' | 'media'>;
  readonly database: Database;
  readonly botCheck: BotCheck;
  readonly files: OwnedFiles;
}

/** The forms of this shop. */
export async function openContactForms({ tenant, database, botCheck, files }: Parts): Promise<ContactForms> {
  const { forms, texts } = await readForms(tenant.dir);
  const { mail } = await readCustomerFile(tenant.dir);
  // Not before it is needed: React looks at NODE_ENV when it is loaded, which the settings decide.
  const { formMails } = await import('./mails/renderFormMails.ts');
  const { baseUrl } = tenant.publicConfig;
  return {
    database,
    forms,
    mails: formMails({ tenant: { ...tenant, baseUrl }, mail, texts }),
    botCheck,
    rateLimiter: createRateLimiter(database),
    files,
  };
}
