import { checkoutFailures } from '@trolley/contract';
import { ProviderAway } from '../provider.ts';
import { selectPayment } from './queries.ts';
import type { MethodRefused, SavedMethods } from './savedMethods.ts';
import { saveMethod } from './saveMethod.ts';

interface Wanted {
  readonly checkoutId: string;
  readonly setPrimary?: boolean;
}

/** PAY-05: saves what the provider says it stored; nothing the caller tells about the method is trusted. */
export async function saveMethodOfCheckout(
  { database, payments, customerOfCheckout }: SavedMethods,
  customerId: string,
  { checkoutId, setPrimary = false }: Wanted,
): Promise<MethodRefused | undefined> {
  const isTheirs = (await customerOfCheckout(database, checkoutId)) === customerId;
  const paid = isTheirs ? await selectPayment(database, checkoutId) : undefined;
  const from = paid && payments.byName(paid.provider);
  if (!paid || !from) return { failure: checkoutFailures.checkoutNotFound };
  const { provider, methodKey, reference } = paid;
  const payment = await from.read(reference).catch(awayAsNothing);
  if (!payment) return { failure: checkoutFailures.providerAway };
  const { method } = payment;
  const token = method?.token;
  if (!method || token === undefined) return { failure: 'paymentMethodNotKept' };
  const toSave = { customerId, provider, methodKey, method: { ...method, token }, setPrimary };
  await database.transaction((tx) => saveMethod(tx, toSave));
  return undefined;
}

function awayAsNothing(error: unknown): undefined {
  if (!(error instanceof ProviderAway)) throw error;
}
