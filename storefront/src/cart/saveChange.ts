import type { EndpointInput } from '@trolley/contract';
import { ApiError } from '../shell/api/apiError.ts';
import { notify } from '../shell/notifications/notifications.ts';
import type { CartEndpoint, CartStore } from './cartStore.ts';

/** A change whose failure becomes a notification; returns whether it was saved. */
export async function saveChange<E extends CartEndpoint>(
  cart: CartStore,
  endpoint: E,
  input: EndpointInput<E>,
): Promise<boolean> {
  try {
    await cart.change(endpoint, input);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    notify({ key: error.status === 0 ? 'internet.offline' : 'cart.notice.notSaved', type: 'error', duration: 6000 });
    return false;
  }
}
