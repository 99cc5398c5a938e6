import type { CustomerFile } from '@trolley/contract';
import type { Tenant } from '../../tenant/tenant.ts';
import type { CustomerMails } from './customerMails.ts';
import { readMailTexts } from './readMailTexts.ts';

/** The mails of a tenant; throws a TenantProblem that names what is wrong with its texts. */
export async function createCustomerMails(
  tenant: Pick<Tenant, 'dir' | 'file' | 'theme' | 'publicConfig' | 'media'>,
  file: CustomerFile,
): Promise<CustomerMails> {
  const texts = await readMailTexts(tenant.dir, file.mail);
  // Not before it is needed: React looks at NODE_ENV when it is loaded, which the settings decide.
  const { customerMails } = await import('./renderCustomerMails.ts');
  return customerMails({ tenant: { ...tenant, baseUrl: tenant.publicConfig.baseUrl }, file, texts });
}
