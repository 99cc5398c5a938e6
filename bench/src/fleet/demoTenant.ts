import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const tenants = fileURLToPath(new URL('../../../tenants', import.meta.url));

/** The tenants in another folder, with so many times the places: the demo's own plan has some hundred. */
export function roomyTenants(dir: string, tenant: string, factor: number): string {
  cpSync(tenants, dir, { recursive: true });
  const file = join(dir, tenant, 'service/service.json');
  const roomier = readFileSync(file, 'utf8').replaceAll(
    /"capacity":\s*(\d+)/g,
    (_, places) => `"capacity": ${Number(places) * factor}`,
  );
  writeFileSync(file, roomier);
  return dir;
}

export interface Person {
  readonly email: string;
  readonly password: string;
}

/** The customers that the demo brings. */
export function demoPeople(tenant: string): readonly Person[] {
  const file = JSON.parse(readFileSync(join(tenants, tenant, 'customer/customer.json'), 'utf8')) as {
    readonly demo: { readonly customers: readonly Person[] };
  };
  return file.demo.customers.map(({ email, password }) => ({ email, password }));
}
