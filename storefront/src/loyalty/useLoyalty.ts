import { createContext, useContext, useSyncExternalStore } from 'react';
import { cart } from '../cart/cart.ts';
import { call } from '../shell/api/api.ts';
import { customerState } from '../shell/session/customerState.ts';
import { createLoyalty, type LoyaltyState, noLoyalty } from './loyaltyStore.ts';

/** The one of this page; `syncCustomer` begins it. */
export const loyalty = createLoyalty({ call, customers: customerState, carts: cart });

/** Tests provide another one. */
export const LoyaltyContext = createContext(loyalty);

export function useLoyalty(): LoyaltyState & { reload(): Promise<void> } {
  const { subscribe, get, reload } = useContext(LoyaltyContext);
  return { ...useSyncExternalStore(subscribe, get, () => noLoyalty), reload };
}
