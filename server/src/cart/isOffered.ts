import { type BillingAddress, type DistributionType, isCompany, type PaymentMethod } from '@trolley/contract';
import type { Caller, Carts } from './carts.ts';

/** What of a cart decides how it can be paid. */
interface Paid {
  readonly address?: { readonly distributionType: DistributionType } | undefined;
  readonly billing?: BillingAddress | undefined;
}

/** PAY-01: whether a method can pay a cart as it is now. */
export function isOffered(
  { paymentMethods }: Pick<Carts, 'paymentMethods'>,
  { visitor }: Pick<Caller, 'visitor'>,
  { address, billing }: Paid,
  methodKey: PaymentMethod,
): boolean {
  const ask = { methodKey, isGuest: visitor.customerId === undefined, isCompany: isCompany(billing) };
  const service = address && { distributionType: address.distributionType };
  return paymentMethods?.isOffered({ ...ask, ...service }) ?? false;
}
