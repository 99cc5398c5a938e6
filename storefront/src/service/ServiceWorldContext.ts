import type { OrderConfig } from '@trolley/contract';
import { createContext } from 'react';
import type { cart, changeCart } from '../cart/cart.ts';
import type { Call } from '../shell/api/call.ts';
import type { EarliestSlot } from './slots/earliestSlot.ts';
import type { WantedSlot } from './slots/wantedSlot.ts';

/** What the service selection needs of the rest of the shop. */
export interface ServiceWorld {
  readonly call: Call;
  readonly cart: Pick<typeof cart, 'get' | 'subscribe'>;
  /** Changes the cart, after what was pressed before; the answer is on screen when it resolves. */
  readonly change: typeof changeCart;
  orderConfig(): Promise<OrderConfig>;
  readonly earliest: EarliestSlot;
  readonly wanted: WantedSlot;
}

/** Another world than the shop's own, if somebody stands in one. Apart, because the first page needs no more of it. */
export const ServiceWorldContext = createContext<ServiceWorld | undefined>(undefined);
