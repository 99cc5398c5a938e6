import type { Carts } from '../carts.ts';
import { deleteCartsOf, lockOpenCartsOf, releaseOrderedCartsOf } from '../storage/queries.ts';

/** Whoever leaves takes their carts along. What is being paid for, or was ordered, stays, but is nobody's. */
export async function forgetCartsOf(
  { database, service }: { readonly database: Carts['database']; readonly service: Pick<Carts['service'], 'slots'> },
  customerId: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    for (const id of await lockOpenCartsOf(tx, customerId)) await service.slots.release(tx, id);
    await releaseOrderedCartsOf(tx, customerId);
    await deleteCartsOf(tx, customerId);
  });
}
