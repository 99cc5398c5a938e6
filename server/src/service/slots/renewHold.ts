/**
 * For the statement that saves a cart: `update cart set … where … returning …, ${renewHold('$1', '$2', '$3')} as window`.
 * In `returning` it runs once for each row that was saved, and not at all where the revision was another one; in a CTE
 * of its own, which nobody reads, it would not run. What comes is read by `readWindow`; `null`: no slot.
 */
export function renewHold(cartId: string, holdMinutes: string, mostMinutes: string): string {
  return `renew_hold(${cartId}, ${holdMinutes}, ${mostMinutes})`;
}

/** The same without renewing, for a statement that only reads a cart. */
export function heldWindow(cartId: string): string {
  return `window_of(${cartId})`;
}
