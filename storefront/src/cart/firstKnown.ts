import { isKnown } from './cartState.ts';
import type { CartStore } from './cartStore.ts';

/** The cart as it was first known on this page, before anything was pressed; undefined until then. */
export function firstKnown({ get, subscribe }: Pick<CartStore, 'get' | 'subscribe'>) {
  const look = () => (isKnown(get()) ? { cart: get().cart } : undefined);
  let first = look();
  const stop = subscribe(() => {
    first ??= look();
    if (first) stop();
  });
  return () => first;
}
