import { useContext } from 'react';
import { cart, changeCart } from '../cart/cart.ts';
import { onCustomerReset } from '../customer/customerState.ts';
import { call } from '../shell/api/api.ts';
import { orderConfig } from './orderConfig.ts';
import { type ServiceWorld, ServiceWorldContext } from './ServiceWorldContext.ts';
import { createEarliestSlot } from './slots/earliestSlot.ts';
import { createWantedSlot } from './slots/wantedSlot.ts';

export { type ServiceWorld, ServiceWorldContext };

export const serviceWorld: ServiceWorld = {
  call,
  cart,
  change: changeCart,
  orderConfig,
  earliest: createEarliestSlot(call),
  wanted: createWantedSlot(() => sessionStorage),
};

onCustomerReset(() => serviceWorld.wanted.set(undefined));

export function useServiceWorld(): ServiceWorld {
  return useContext(ServiceWorldContext) ?? serviceWorld;
}
