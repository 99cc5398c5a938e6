import { activateVoucher, dropVoucher } from '@trolley/contract';
import type { Call } from '../shell/api/call.ts';
import { notify } from '../shell/notifications/notifications.ts';
import type { Text } from '../shell/text.ts';
import type { CartStore } from './cartStore.ts';

interface Parts {
  readonly call: Call;
  readonly cart: Pick<CartStore, 'refresh'>;
  readonly text: Text;
}

interface Named {
  readonly lineItemId: string;
  readonly name: string;
}

/** LOY-07: takes a voucher that a member activated out of the cart and keeps it for later; a notification offers to undo it. */
export async function putBackVoucher(parts: Parts, { lineItemId, name }: Named): Promise<void> {
  const { text } = parts;
  const undo = () => void change(parts, activateVoucher, lineItemId);
  if (await change(parts, dropVoucher, lineItemId))
    notify({
      ...{ key: 'cart.voucher', type: 'info', message: text('cart.voucher.putBack.done', { name }) },
      action: { label: text('cart.undo'), onPress: undo },
    });
}

async function change(
  { call, cart, text }: Parts,
  endpoint: typeof activateVoucher | typeof dropVoucher,
  id: string,
): Promise<boolean> {
  try {
    await call(endpoint, { params: { id } });
    await cart.refresh();
    return true;
  } catch {
    notify({ key: 'cart.voucher', type: 'error', message: text('cart.voucher.putBack.failed') });
    return false;
  }
}
