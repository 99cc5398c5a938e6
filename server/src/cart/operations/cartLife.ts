import type { CartCode } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';

// What a payment does to its cart, in the transaction of the checkout: OPEN → FINALIZED → OPEN or ORDERED.

/** A payment begins for it. False where it is no longer the cart that was checked, by its revision. */
export async function closeCart(tx: Queryable, id: string, revision: number): Promise<boolean> {
  const closed = await tx.query({
    name: 'cart-close',
    text: `update cart set status = 'FINALIZED', revision = revision + 1, touched_at = now()
            where id = $1 and revision = $2 and status = 'OPEN' returning 1`,
    values: [id, revision],
  });
  return closed.length > 0;
}

/** Holds its slot so long, or answers the code of why not. Locks the slot, so it comes last in a transaction. */
export async function extendHold(tx: Queryable, id: string, minutes: number): Promise<CartCode | undefined> {
  const [extended] = await tx.query<{ readonly refusal: CartCode | null }>({
    name: 'cart-extend-hold',
    text: 'select extend_hold($1, now() + make_interval(mins => $2)) as refusal',
    values: [id, minutes],
  });
  return extended?.refusal ?? undefined;
}

/** Its slot is held as long as any other cart's from now on. */
export async function reopenCart(
  tx: Queryable,
  id: string,
  hold: { readonly minutes: number; readonly mostMinutes: number },
): Promise<void> {
  await tx.query({
    name: 'cart-reopen',
    text: `update cart set status = 'OPEN', revision = revision + 1, touched_at = now()
            where id = $1 and status = 'FINALIZED' returning restore_hold(id, $2, $3)`,
    values: [id, hold.minutes, hold.mostMinutes],
  });
}

/** False where no payment was under way for it. */
export async function orderCart(tx: Queryable, id: string): Promise<boolean> {
  const moved = await tx.query({
    name: 'cart-order',
    text: `update cart set status = 'ORDERED', revision = revision + 1, touched_at = now()
            where id = $1 and status = 'FINALIZED' returning 1`,
    values: [id],
  });
  return moved.length > 0;
}
