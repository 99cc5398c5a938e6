import { type CustomerFile, passMailTexts } from '@trolley/contract';
import { readMailTexts } from '../customer/mails/readMailTexts.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { openTenantFolder } from '../tenant/tenantFolder.ts';
import { TenantProblem } from '../tenant/tenantProblem.ts';
import type { PassMail } from './passMail.ts';

/** In the tenant's words, within the frame of its mails to customers; throws a TenantProblem where they are missing. */
export async function createPassMail(
  tenant: Pick<Tenant, 'dir' | 'file' | 'theme' | 'publicConfig' | 'media'>,
  { mail }: Pick<CustomerFile, 'mail'>,
): Promise<PassMail> {
  const folder = openTenantFolder(tenant.dir);
  const texts = await folder.read('checkout/mails.json', passMailTexts);
  if (!texts) throw new TenantProblem(folder.findings);
  const framing = await readMailTexts(tenant.dir, mail);
  // Not before it is needed: React looks at NODE_ENV when it is loaded, which the settings decide.
  const { renderPassMail } = await import('./renderPassMail.ts');
  return renderPassMail({ tenant: { ...tenant, baseUrl: tenant.publicConfig.baseUrl }, mail, framing, texts });
}
