import type { Cart, CartReply } from './cart.ts';
import type { CartPatch } from './cartPatch.ts';

/** The cart after a change, from the cart before it; undefined where it is not the cart that the patch is made for. */
export function applyCartPatch(before: Cart, patch: CartPatch): CartReply | undefined {
  const { since, changedLineItems, removedLineItemIds, ...rest } = patch;
  if (before.id !== rest.id || before.linesTag !== since) return undefined;
  const gone = new Set([...removedLineItemIds, ...changedLineItems.map(({ line }) => line.lineItemId)]);
  const lines = before.productLineItems.filter(({ lineItemId }) => !gone.has(lineItemId));
  for (const { at, line } of changedLineItems) lines.splice(at, 0, line);
  return { ...rest, productLineItems: lines };
}
