import { cartFailures } from '@trolley/contract';
import { fullName } from '../product/productName.ts';
import type { Notification } from '../shell/notifications/notifications.ts';
import type { Text } from '../shell/text.ts';
import { formatAmount } from './amount.ts';
import type { CartEvent } from './cartEvents.ts';
import type { PendingChange } from './cartState.ts';

/** Long enough to read two lines. */
const readable = 6000;

/** The notification of a cart event; undefined for events that need none. */
export function noticeOf(
  event: CartEvent,
  text: Text,
  restore: (lines: readonly PendingChange[]) => void,
): Notification | undefined {
  switch (event.kind) {
    case 'removed': {
      const { lines } = event;
      const [only] = lines;
      const name = only && lines.length === 1 ? fullName(only.product) : undefined;
      return {
        key: 'cart.notice.removed',
        message: name === undefined ? text('cart.notice.cleared') : text('cart.notice.removed', { name }),
        type: 'info',
        action: { label: text('cart.undo'), onPress: () => restore(lines) },
      };
    }
    case 'capped':
    case 'maxquantityreached': {
      const { product } = event;
      const most = formatAmount(product, product.maxQuantity, text);
      return { key: 'cart.notice.most', values: { name: fullName(product), most }, type: 'info', duration: readable };
    }
    case 'failed': {
      const [only] = event.products;
      const values = { name: only ? fullName(only) : '', count: event.products.length };
      return {
        key: failureKeys[event.errorCode ?? ''] ?? 'cart.notice.failed',
        values,
        type: 'error',
        duration: readable,
      };
    }
    case 'closed':
      return { key: 'cart.notice.closed', type: 'warning', duration: readable };
    case 'waiting':
      return { key: 'cart.notice.waiting', type: 'warning', duration: Number.POSITIVE_INFINITY };
    case 'changed':
    case 'reached':
      return undefined;
  }
}

const failureKeys: Readonly<Partial<Record<string, string>>> = {
  [cartFailures.productUnavailable]: 'cart.notice.unavailable',
  [cartFailures.productUnknown]: 'cart.notice.unavailable',
  [cartFailures.tooManyLines]: 'cart.notice.tooManyLines',
};
