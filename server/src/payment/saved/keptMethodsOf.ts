import type { Queryable } from '../../platform/database/database.ts';
import { selectMethods } from './queries.ts';

/** CUST-12: what is kept of somebody's ways to pay, for themselves to know; the provider's token is a secret. */
export async function keptMethodsOf(on: Queryable, customerId: string): Promise<readonly object[]> {
  const methods = await selectMethods(on, customerId);
  return methods.map(({ token: _, id: __, ...method }) => method);
}
