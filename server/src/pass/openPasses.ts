import type { CheckoutFile } from '@trolley/contract';
import type { Queryable } from '../platform/database/database.ts';

/** Delivery passes, as carts need them. */
export interface Passes {
  readonly offer: CheckoutFile['pass'];
  /** A pass that would be renewed with the next order is not. */
  stopRenewal(customerId: string): Promise<void>;
}

export function openPasses(offer: CheckoutFile['pass'], database: Queryable): Passes {
  return { offer, stopRenewal: (customerId) => setRenewal(database, customerId, false) };
}

/** PASS-01: cancelling is as easy as renewing; without a pass there is nothing to renew. */
export async function setRenewal(on: Queryable, customerId: string, renews: boolean): Promise<void> {
  await on.query({
    name: 'pass-renewal',
    text: 'update delivery_pass set renews = $2 where customer_id = $1 and renews <> $2',
    values: [customerId, renews],
  });
}
