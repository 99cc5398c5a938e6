import type { OrderConfig } from '@trolley/contract';
import { createContext, useContext } from 'react';
import { cart, changeCart } from '../cart/cart.ts';
import type { CartState } from '../cart/cartState.ts';
import type { CartStore } from '../cart/createCart.ts';
import { call } from '../shell/api/api.ts';
import type { Call } from '../shell/api/call.ts';
import type { Store } from '../shell/store.ts';
import { rememberedOrderConfig } from './orderConfig.ts';
import { createEarliestSlot, type EarliestSlot } from './slots/earliestSlot.ts';
import { createWantedSlot, type WantedSlot } from './slots/wantedSlot.ts';

/** What the service selection needs of the rest of the shop. */
export interface ServiceWorld {
  readonly call: Call;
  readonly cart: Pick<Store<CartState>, 'get' | 'subscribe'>;
  /** Changes the cart, after what was pressed before; the answer is on screen when it resolves. */
  readonly change: CartStore['change'];
  orderConfig(): Promise<OrderConfig>;
  readonly earliest: EarliestSlot;
  readonly wanted: WantedSlot;
}

export const serviceWorld: ServiceWorld = {
  call,
  cart,
  change: changeCart,
  orderConfig: rememberedOrderConfig(call),
  earliest: createEarliestSlot(call),
  wanted: createWantedSlot(() => sessionStorage),
};

export const ServiceWorldContext = createContext(serviceWorld);

export function useServiceWorld(): ServiceWorld {
  return useContext(ServiceWorldContext);
}
