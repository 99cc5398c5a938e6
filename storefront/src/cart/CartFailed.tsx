import { LoadFailed } from '../shell/error/LoadFailed.tsx';
import { useText } from '../shell/shop.tsx';
import { useCartStore } from './cart.ts';

/** The cart could not be fetched; nothing is lost by it. */
export function CartFailed() {
  const text = useText();
  const { refresh } = useCartStore();
  return <LoadFailed words={text('cart.failed')} retry={refresh} />;
}
