import type { Caller, Carts } from '../carts.ts';
import { findCart } from '../findCart.ts';
import { rememberedCart } from '../newCart.ts';
import { beginCart } from '../saveCart.ts';
import type { LoadedCart } from '../storage/readCart.ts';

/**
 * WEEK-01: the caller's cart. A customer without one who has ordered before gets it here, so that place and service are
 * known before the first product. Undefined for all others, whose cart begins with their first change.
 */
export async function openCart(carts: Carts, caller: Caller): Promise<LoadedCart | undefined> {
  const found = await findCart(carts, caller);
  const begun = found ?? (await rememberedCart(carts.database, carts, caller));
  if (found || !begun) return found;
  const saved = await beginCart(carts.database, begun, begun.document);
  if (saved) carts.cache.set(saved);
  // Not saved where another call began one at the same moment.
  return saved ?? findCart(carts, caller);
}
