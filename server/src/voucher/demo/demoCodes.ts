import type { Queryable } from '../../platform/database/database.ts';
import { loadDemoPart } from '../../platform/demoPart.ts';
import type { Tenant } from '../../tenant/tenant.ts';

/** Writes the codes of the tenant's demo, dated from today on, and ends those that are no longer among them. */
export type WriteDemoCodes = (
  tx: Queryable,
  tenant: { readonly dir: string; readonly file: Pick<Tenant['file'], 'timeZone'> },
  now: number,
) => Promise<void>;

/** Undefined where the demo is not installed. */
export async function loadWriteDemoCodes(): Promise<WriteDemoCodes | undefined> {
  const part = await loadDemoPart<{ readonly writeDemoCodes: WriteDemoCodes }>('shop');
  return part?.writeDemoCodes;
}
