import { checkoutFailures } from '@trolley/contract';
import { ProviderAway } from '../provider.ts';
import { keepMethod } from './keepMethod.ts';
import { selectPayment } from './queries.ts';
import type { MethodRefused, SavedMethods } from './savedMethods.ts';

interface Wanted {
  readonly checkoutId: string;
  readonly setPrimary?: boolean;
}

/** PAY-05: what is kept is what the provider says it kept; nothing the caller tells of the method is trusted. */
export async function saveMethod(
  { database, payments }: SavedMethods,
  customerId: string,
  { checkoutId, setPrimary = false }: Wanted,
): Promise<MethodRefused | undefined> {
  const paid = await selectPayment(database, customerId, checkoutId);
  const from = paid && payments.byName(paid.provider);
  if (!paid || !from) return { failure: checkoutFailures.checkoutNotFound };
  const { provider, methodKey, reference } = paid;
  const payment = await from.read(reference).catch(awayAsNothing);
  if (!payment) return { failure: checkoutFailures.providerAway };
  const { method } = payment;
  const token = method?.token;
  if (!method || token === undefined) return { failure: 'paymentMethodNotKept' };
  const kept = { customerId, provider, methodKey, method: { ...method, token }, setPrimary };
  await database.transaction((tx) => keepMethod(tx, kept));
  return undefined;
}

function awayAsNothing(error: unknown): undefined {
  if (!(error instanceof ProviderAway)) throw error;
}
