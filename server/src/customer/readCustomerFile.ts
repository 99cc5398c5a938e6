import { type CustomerFile, customerFile } from '@trolley/contract';
import { openTenantFolder } from '../tenant/tenantFolder.ts';
import { TenantProblem } from '../tenant/tenantProblem.ts';

/** How a tenant treats its customers; throws a TenantProblem that names all that is wrong. */
export async function readCustomerFile(dir: string): Promise<CustomerFile> {
  const folder = openTenantFolder(dir);
  const file = await folder.read('customer/customer.json', customerFile);
  if (!file || folder.findings.length > 0) throw new TenantProblem(folder.findings);
  return file;
}

/** Whether a tenant has that file: without accounts it may do without, and has no sender for mails then. */
export async function hasCustomerFile(dir: string): Promise<boolean> {
  return (await openTenantFolder(dir).list('customer', true)).includes('customer/customer.json');
}
