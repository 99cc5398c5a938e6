import { type AddOutcome, addItem, type Cart, changeItems, cookies, setItem } from '@trolley/contract';
import type { Call } from '../shell/api/call.ts';
import { readCookie } from '../shell/cookie.ts';
import type { Sent } from './cartState.ts';

export interface Delivered {
  readonly cart: Cart;
  readonly outcome?: AddOutcome;
  readonly refused: readonly { readonly sku: string; readonly reason: string }[];
}

/** Sends all changes in one call. */
export async function transmit(call: Call, { key, request, changes }: Sent): Promise<Delivered> {
  const items = Object.entries(changes).map(([sku, { quantity, relative }]) => ({ sku, quantity, relative }));
  const options = { headers: { 'idempotency-key': key } };
  const query = { storeId: typeof document === 'undefined' ? undefined : readCookie(document.cookie, cookies.store) };
  const [only] = items;
  if (only && request === 'set') {
    const params = { lineItemId: only.sku };
    const { outcome, ...cart } = await call(setItem, { params, body: { quantity: only.quantity } }, options);
    return { cart, ...(outcome && { outcome }), refused: [] };
  }
  if (only && request === 'add') {
    const { outcome, ...cart } = await call(
      addItem,
      { query, body: { sku: only.sku, quantity: only.quantity } },
      options,
    );
    return { cart, ...(outcome && { outcome }), refused: [] };
  }
  const body = { items: items.map(({ relative, ...item }) => ({ ...item, absolute: !relative })) };
  const { cartDTO, notAddedOrUpdatedItems } = await call(changeItems, { query, body }, options);
  return { cart: cartDTO, refused: notAddedOrUpdatedItems };
}
