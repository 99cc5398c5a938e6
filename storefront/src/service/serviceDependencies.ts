import { useContext } from 'react';
import { cart, changeCart } from '../cart/cart.ts';
import { call } from '../shell/api/api.ts';
import { onCustomerReset } from '../shell/session/customerState.ts';
import { orderConfig } from './orderConfig.ts';
import { ServiceContext, type ServiceDependencies } from './ServiceContext.ts';
import { createEarliestSlot } from './slots/earliestSlot.ts';
import { createWantedSlot } from './slots/wantedSlot.ts';

export { ServiceContext, type ServiceDependencies };

export const serviceDependencies: ServiceDependencies = {
  call,
  cart,
  change: changeCart,
  orderConfig,
  earliest: createEarliestSlot(call),
  wanted: createWantedSlot(() => sessionStorage),
};

onCustomerReset(() => serviceDependencies.wanted.set(undefined));

export function useServiceDependencies(): ServiceDependencies {
  return useContext(ServiceContext) ?? serviceDependencies;
}
