import type { Cart, OrderConfig } from '@trolley/contract';
import type { CartState } from '../cart/cartState.ts';
import type { Store } from '../shell/store.ts';
import type { Draft } from './bus.ts';
import { cartDrafts, viewOf, wholeCartDraft } from './cartDrafts.ts';
import type { Shopper } from './pageDrafts.ts';

interface Watched {
  readonly cart: Pick<Store<CartState>, 'get' | 'subscribe'>;
  /** As it was when the page came alive: presses may have come before this. Undefined while it is not known. */
  readonly first: { readonly cart: Cart | undefined } | undefined;
  readonly shopper: () => Shopper;
  readonly orderConfig: () => Promise<OrderConfig>;
  /** In another tab the same change is seen as well, but not pressed. */
  readonly isVisible: () => boolean;
  readonly emit: (draft: Draft) => void;
  readonly now?: () => number;
}

/** So long nothing must be pressed before what has changed is told. */
const quietMs = 400;

const isSettled = ({ loadState, pending, sent, waiting }: CartState) =>
  loadState === 'success' && sent === undefined && !waiting && Object.keys(pending).length === 0;

/** One event for what presses came to, however many there were. */
export function watchCart({ cart, first, shopper, orderConfig, isVisible, emit, now = Date.now }: Watched) {
  let known = first && viewOf(first.cart);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let begun: string | undefined;
  const waiting: ((cart: Cart) => void)[] = [];

  const look = () => {
    const state = cart.get();
    if (!isSettled(state)) return;
    const next = viewOf(state.cart);
    if (known && isVisible()) for (const draft of cartDrafts(known, next, shopper(), now())) emit(draft);
    known = next;
    if (state.cart) for (const work of waiting.splice(0)) work(state.cart);
  };
  const changed = () => {
    clearTimeout(timer);
    if (isSettled(cart.get())) timer = setTimeout(look, known ? quietMs : 0);
  };
  const unsubscribe = cart.subscribe(changed);
  changed();

  const show = (name: 'view_cart' | 'begin_checkout') => {
    const tell = (shown: Cart) => {
      if (shown.productLineItems.length === 0) return;
      if (name === 'begin_checkout' && begun === shown.id) return;
      if (name === 'begin_checkout') begun = shown.id;
      const emitWith = (config?: OrderConfig) => emit(wholeCartDraft(name, shown, shopper(), config));
      // The cart's own screen asks for the limits anyway; without them only what is missing stays untold.
      orderConfig().then(emitWith, () => emitWith());
    };
    const state = cart.get();
    if (isSettled(state) && state.cart) tell(state.cart);
    else if (!isSettled(state)) waiting.push(tell);
  };
  return {
    viewed: () => show('view_cart'),
    checkoutBegun: () => show('begin_checkout'),
    stop: () => {
      clearTimeout(timer);
      unsubscribe();
    },
  };
}
