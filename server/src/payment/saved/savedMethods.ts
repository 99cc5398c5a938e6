import { checkoutFailures, errorCodes } from '@trolley/contract';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Payments } from '../openPayments.ts';

/** What every operation on saved methods works with. */
export interface SavedMethods {
  readonly database: Database;
  readonly payments: Pick<Payments, 'byName'>;
  /** Undefined for a guest's checkout, and where there is none. */
  customerOfCheckout(on: Queryable, checkoutId: string): Promise<string | undefined>;
  now(): number;
}

/** Why a saved method is as it was. */
export interface MethodRefused {
  readonly failure: keyof typeof messages;
}

const messages = {
  [errorCodes.notFound]: [404, 'There is no such payment method.'],
  [checkoutFailures.checkoutNotFound]: [404, 'There is no such checkout that was paid.'],
  /** The shopper did not ask to save it, so the provider did not. */
  paymentMethodNotKept: [409, 'The provider has not kept this method.'],
  [checkoutFailures.providerAway]: [502, 'The payment provider does not answer. Try again later.'],
} as const;

export function refusalOf({ failure }: MethodRefused): Refusal {
  const [status, message] = messages[failure];
  return new Refusal(status, failure, message);
}
