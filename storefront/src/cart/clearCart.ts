import { removeAllItems } from '@trolley/contract';
import { notify } from '../shell/notifications/notifications.ts';
import type { Text } from '../shell/text.ts';
import { shownLines } from './cartState.ts';
import type { CartStore } from './cartStore.ts';
import { noticeOf } from './notices.ts';
import { saveChange } from './saveChange.ts';

/** Empties the cart; a notification offers to undo it. */
export async function clearCart(cart: CartStore, text: Text): Promise<void> {
  const lines = shownLines(cart.get()).map(({ product, quantity }) => ({ product, quantity }));
  if (!(await saveChange(cart, removeAllItems, {}))) return;
  const notice = noticeOf({ kind: 'removed', lines }, text, cart.restore);
  if (notice && lines.length > 0) notify({ ...notice, message: text('cart.notice.cleared') });
}
