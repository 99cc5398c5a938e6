import { loadDemoPart } from '../../platform/demoPart.ts';
import type { Customers } from '../customers.ts';

/**
 * Writes the people and cards of the tenant's demo. Whatever a demo customer changed stays, but the password that
 * everybody knows and the points are as they were.
 */
export type SeedCustomers = (customers: Pick<Customers, 'database' | 'file' | 'passwords'>) => Promise<void>;

/** Undefined where the demo is not installed. */
export async function loadSeedCustomers(): Promise<SeedCustomers | undefined> {
  const part = await loadDemoPart<{ readonly seedCustomers: SeedCustomers }>('shop');
  return part?.seedCustomers;
}
