import type { OrderConfig } from '@trolley/contract';
import { createContext } from 'react';
import type { cart, changeCart } from '../cart/cart.ts';
import type { Call } from '../shell/api/call.ts';
import type { EarliestSlot } from './slots/earliestSlot.ts';
import type { WantedSlot } from './slots/wantedSlot.ts';

/** The dependencies of the service selection. */
export interface ServiceDependencies {
  readonly call: Call;
  readonly cart: Pick<typeof cart, 'get' | 'subscribe' | 'add' | 'refresh'>;
  /** Changes the cart after pending changes; the response is on screen when it resolves. */
  readonly change: typeof changeCart;
  orderConfig(): Promise<OrderConfig>;
  readonly earliest: EarliestSlot;
  readonly wanted: WantedSlot;
}

/** Overrides the shop's own dependencies in tests. In a file of its own, because the first load needs no more of it. */
export const ServiceContext = createContext<ServiceDependencies | undefined>(undefined);
