import type { PaymentMethod } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { selectMethods } from './queries.ts';
import { isExpired } from './showMethods.ts';

export interface SavedMethod {
  readonly token: string;
  readonly provider: string;
  readonly methodKey: PaymentMethod;
  readonly paymentBrand: string;
}

/** A saved method of this customer that has not expired, by our id of it or by the provider's token. */
export async function findSavedMethod(
  on: Queryable,
  customerId: string,
  idOrToken: string,
): Promise<SavedMethod | undefined> {
  const methods = await selectMethods(on, customerId);
  const row = methods.find(({ id, token }) => id === idOrToken || token === idOrToken);
  if (!row || isExpired(row, Date.now())) return undefined;
  const { token, provider, methodKey, paymentBrand } = row;
  return { token, provider, methodKey, paymentBrand };
}
