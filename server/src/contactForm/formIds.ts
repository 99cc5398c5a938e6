import { basename } from 'node:path';
import { hasCustomerFile } from '../customer/readCustomerFile.ts';
import { openTenantFolder } from '../tenant/tenantFolder.ts';

/** The forms that a shop of this folder serves, by the names of their files. Without mails it serves none. */
export async function formIds(dir: string): Promise<ReadonlySet<string>> {
  if (!(await hasCustomerFile(dir))) return new Set();
  const files = await openTenantFolder(dir).list('forms', true);
  return new Set(files.map((file) => basename(file, '.json')));
}
