import type { OpenCustomers } from './customer/openCustomers.ts';
import type { Selling } from './openSelling.ts';
import { createPassMail } from './pass/createPassMail.ts';
import { remindJob } from './pass/remindOfPasses.ts';
import type { Job } from './platform/jobs/job.ts';
import type { Log } from './platform/log.ts';
import type { Tenant } from './tenant/tenant.ts';
import { seedGiftCards } from './wallet/seedGiftCards.ts';

interface Parts {
  readonly selling: Pick<Selling, 'file' | 'offers'>;
  readonly customers: Pick<OpenCustomers, 'database' | 'passwords' | 'queueMail' | 'file'>;
  readonly tenant: Tenant;
  readonly log: Log;
}

/** What customers have of their money here: gift cards of the demo, and passes that end with a word before. */
export async function openMoney({
  selling,
  customers,
  tenant,
  log,
}: Parts): Promise<{ readonly jobs: readonly Job[] }> {
  const { file, offers } = selling;
  const { database, passwords, queueMail } = customers;
  await seedGiftCards({ database, passwords, file, environment: tenant.publicConfig.environment });
  const passMail = await createPassMail(tenant, customers.file);
  return { jobs: [remindJob({ database, offers, queueMail, passMail, log })] };
}
