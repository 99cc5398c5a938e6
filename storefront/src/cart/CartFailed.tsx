import { LoadFailed } from '../shell/error/LoadFailed.tsx';
import { useText } from '../shell/shop.tsx';
import { useCartStore } from './cart.ts';

export function CartFailed() {
  const text = useText();
  const { refresh } = useCartStore();
  return <LoadFailed words={text('cart.failed')} retry={refresh} />;
}
