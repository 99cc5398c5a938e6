import { useEffect, useState } from 'react';
import { useCartStore } from '../cart/cart.ts';
import { enterCheckout } from './enterCheckout.ts';

/** Whether the cart is open for this checkout; asked again when the browser brings the page back as it was left. */
export function useEntered(): boolean {
  const cart = useCartStore();
  const [entered, setEntered] = useState(false);
  useEffect(() => {
    let left = false;
    const enter = () =>
      void enterCheckout(cart).finally(() => {
        if (!left) setEntered(true);
      });
    const again = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setEntered(false);
      enter();
    };
    enter();
    addEventListener('pageshow', again);
    return () => {
      left = true;
      removeEventListener('pageshow', again);
    };
  }, [cart]);
  return entered;
}
