import type { Queryable } from '../platform/database/database.ts';

/** PASS-01: cancelling is as easy as renewing; without a pass there is nothing to renew. */
export async function setRenewal(on: Queryable, customerId: string, renews: boolean): Promise<void> {
  await on.query({
    name: 'pass-renewal',
    text: 'update delivery_pass set renews = $2 where customer_id = $1 and renews <> $2',
    values: [customerId, renews],
  });
}
