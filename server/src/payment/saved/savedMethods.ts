import { checkoutFailures, errorCodes } from '@trolley/contract';
import type { Database } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Payments } from '../openPayments.ts';

/** What every operation on kept methods works with. */
export interface SavedMethods {
  readonly database: Database;
  readonly payments: Pick<Payments, 'byName'>;
  now(): number;
}

/** Why a kept method is as it was. */
export interface MethodRefused {
  readonly failure: keyof typeof told;
}

const told = {
  [errorCodes.notFound]: [404, 'There is no such payment method.'],
  [checkoutFailures.checkoutNotFound]: [404, 'There is no such checkout that was paid.'],
  /** Whoever paid did not want to keep it, so the provider did not. */
  paymentMethodNotKept: [409, 'The provider has not kept this method.'],
  [checkoutFailures.providerAway]: [502, 'The payment provider does not answer. Try again later.'],
} as const;

export function refusalOf({ failure }: MethodRefused): Refusal {
  const [status, message] = told[failure];
  return new Refusal(status, failure, message);
}
