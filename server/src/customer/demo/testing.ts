import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CustomerFile, customerFile } from '@trolley/contract';
import { z } from 'zod/mini';
import { repositoryRoot } from '../../platform/paths.ts';

export const tenantsDir = join(repositoryRoot, 'tenants');

export function readCustomerFile(tenant: string): CustomerFile {
  return z.parse(customerFile, JSON.parse(readFileSync(join(tenantsDir, tenant, 'customer/customer.json'), 'utf8')));
}
