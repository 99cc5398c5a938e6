import { readForms } from './contactForm/readForms.ts';
import { readMailTexts } from './customer/mails/readMailTexts.ts';
import { hasCustomerFile, readCustomerFile } from './customer/readCustomerFile.ts';
import { findCoinProblems } from './findCoinProblems.ts';
import { readNewsletterMailTexts } from './newsletter/mails/readNewsletterMailTexts.ts';
import { readOrderFiles } from './order/files/readOrderFiles.ts';
import { readCheckoutFile } from './payment/readCheckoutFile.ts';
import { readLoyaltyFile } from './readLoyaltyFile.ts';
import { readServiceFiles } from './service/files/readServiceFiles.ts';
import type { Tenant } from './tenant/tenant.ts';
import { type Finding, TenantProblem } from './tenant/tenantProblem.ts';

/** What is wrong in the files that rooms read for themselves when they are opened: found before anything is built. */
export async function findRoomProblems(tenant: Pick<Tenant, 'dir' | 'file'>): Promise<readonly Finding[]> {
  const { dir, file } = tenant;
  const { featureCartCheckout, featureCustomer } = file.clientRuntimeConfig;
  const selling = [() => readServiceFiles(dir), () => readCheckoutFile(tenant), () => readOrderFiles(dir)];
  const mails = async () => readMailTexts(dir, (await readCustomerFile(dir)).mail);
  const isAnswering = await hasCustomerFile(dir);
  const reads = [
    ...(featureCartCheckout ? selling : []),
    ...(featureCustomer ? [mails, () => readLoyaltyFile(dir)] : []),
    ...(isAnswering ? [() => readForms(dir), () => readNewsletterMailTexts(dir)] : []),
    ...(featureCartCheckout && featureCustomer ? [() => findCoinProblems(tenant)] : []),
  ];
  const found = await Promise.all(reads.map(problemsOf));
  // Two rooms may read the same file.
  return [...new Map(found.flat().map((finding) => [JSON.stringify(finding), finding])).values()];
}

async function problemsOf(read: () => Promise<unknown>): Promise<readonly Finding[]> {
  try {
    await read();
    return [];
  } catch (error) {
    if (error instanceof TenantProblem) return error.findings;
    throw error;
  }
}
