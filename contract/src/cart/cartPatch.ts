import { z } from 'zod/mini';
import { cartReply, lineItem } from './cart.ts';

/**
 * What a change did to a cart, for a caller who has the cart as it was before: everything but the lines as it is now, and
 * of the lines those that are others. `applyCartPatch` makes the cart of it.
 */
export const cartPatch = z.object({
  ...z.omit(cartReply, { productLineItems: true }).shape,
  /** The `linesTag` of the cart that it is to be applied to. */
  since: z.string(),
  /** Lines that are new or different, each with its place among all lines after the change, counted from 0 and rising. */
  changedLineItems: z.array(z.object({ at: z.int(), line: lineItem })),
  removedLineItemIds: z.array(z.string()),
});
export type CartPatch = z.infer<typeof cartPatch>;
