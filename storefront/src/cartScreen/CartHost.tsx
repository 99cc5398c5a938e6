import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { formatAmount } from '../cart/amount.ts';
import { sideCartWanted, useCartStore, useCartValue } from '../cart/cart.ts';
import { initialState } from '../cart/cartState.ts';
import { noticeOf } from '../cart/notices.ts';
import { question } from '../cart/questions.ts';
import { startCart } from '../cart/startCart.ts';
import { soldName } from '../product/productName.ts';
import { LazyComponent } from '../shell/LazyComponent.tsx';
import { dismiss, notify } from '../shell/notifications/notifications.ts';
import { useLocation, useNavigate } from '../shell/router/RouterProvider.tsx';
import { usePathTo, useText } from '../shell/shop.tsx';
import { track } from '../shell/tracking/track.ts';
import { useSideCart } from './useSideCart.ts';

// One chunk for both, or what they share would be loaded with every page.
const loadSideCart = () => import('./CartScreen.tsx').then((module) => module?.SideCart);
const loadQuestions = () => import('../cart/CartQuestions.tsx').then((module) => module?.CartQuestions);
const loadWatch = () => import('./CartWatch.tsx').then((module) => module?.CartWatch);
const none = () => undefined;

/** Starts the cart on every page, shows its notifications, its questions and the side cart. */
export function CartHost() {
  const text = useText();
  const cart = useCartStore();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const paymentReturn = usePathTo()('payment-return');
  const [said, say] = useState('');
  const began = useRef(initialState);
  const { isOpen, open, close } = useSideCart();
  const asked = useSyncExternalStore(question.subscribe, question.get, none);
  const known = useCartValue((state) => state.cart !== undefined, false);

  const openWanted = useEffectEvent(() => {
    if (!sideCartWanted.get()) return;
    sideCartWanted.set(false);
    open();
  });
  useEffect(() => sideCartWanted.subscribe(() => openWanted()), []);

  useEffect(() => {
    if (isOpen) track({ kind: 'cartOpened' });
  }, [isOpen]);

  // On the payment return page the cart is about to become an order: loading it there would answer that it is gone.
  const isReturning = pathname === paymentReturn;
  useEffect(() => {
    if (isReturning) return undefined;
    let stop: (() => void) | undefined;
    // In a task of its own: what shows the cart is rendered again, and the task in which the page came alive is long enough.
    const starting = setTimeout(() => {
      stop = startCart(cart, window);
      began.current = cart.get();
    });
    return () => {
      clearTimeout(starting);
      stop?.();
    };
  }, [cart, isReturning]);
  useEffect(
    () =>
      cart.onEvent((event) => {
        if (event.kind === 'changed' && event.quantity > 0) {
          const { product, quantity } = event;
          say(text('cart.said', { name: soldName(product), amount: formatAmount(product, quantity, text) }));
        }
        if (event.kind === 'reached') dismiss('cart.notice.waiting');
        // CHK-07: the cart waits for its payment; the return page shows its state.
        if (event.kind === 'closed' && event.cartStatus === 'FINALIZED' && paymentReturn !== undefined)
          void navigate(paymentReturn);
        const notice = noticeOf(event, text, cart.restore);
        if (notice) notify(notice);
      }),
    [cart, text, navigate, paymentReturn],
  );

  return (
    <>
      <span role="status" className="visually-hidden">
        {said}
      </span>
      <LazyComponent when={isOpen} load={loadSideCart} props={{ open: isOpen, onClose: close }} />
      <LazyComponent when={asked !== undefined} load={loadQuestions} props={{ question: asked }} />
      <LazyComponent when={known} load={loadWatch} props={{ began }} />
    </>
  );
}
