import { type Customer, isMember, type LoadState } from '@trolley/contract';
import { useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';

/** Whether the customer was logged in when the page loaded, or logged in just now. */
export type LoginType = 'session' | 'login' | 'registration';

export interface CustomerState {
  /** `idle` until hydration; `success` without a customer means a guest. */
  readonly loadState: LoadState;
  readonly customer?: Customer;
  readonly loginType?: LoginType;
}

export const initialCustomer: CustomerState = { loadState: 'idle' };
export const guest: CustomerState = { loadState: 'success' };

/** The customer of this browser, or a guest. */
export const customerState = createStore<CustomerState>(initialCustomer);

const resets = new Set<() => void>();

/** Called when the customer is logged out: forget what was theirs. Returns how to unsubscribe. */
export function onCustomerReset(listener: () => void): () => void {
  resets.add(listener);
  return () => resets.delete(listener);
}

/** Called with every response that is the customer. */
export function acceptCustomer(customer: Customer, loginType?: LoginType): void {
  const before = customerState.get().loginType;
  customerState.set({ loadState: 'success', customer, loginType: loginType ?? before ?? 'session' });
}

const beforeLogoutListeners = new Set<() => void>();

/** Called before a logout: requests still under way in the customer's name would be refused. Returns how to unsubscribe. */
export function onBeforeLogout(listener: () => void): () => void {
  beforeLogoutListeners.add(listener);
  return () => beforeLogoutListeners.delete(listener);
}

let leavings = 0;

/** A logout leaves the customer's page first: reset earlier, that page would ask for a login. */
export async function duringLogout<T>(work: () => Promise<T>): Promise<T> {
  leavings += 1;
  for (const listener of [...beforeLogoutListeners]) listener();
  try {
    return await work();
  } finally {
    leavings -= 1;
  }
}

/** The customer is logged out. */
export function resetCustomer(): void {
  if (leavings > 0) return;
  const { customer } = customerState.get();
  customerState.set(guest);
  if (customer) for (const listener of [...resets]) listener();
}

export function useCustomer(): CustomerState {
  return useSyncExternalStore(customerState.subscribe, customerState.get, () => initialCustomer);
}

/** A primitive derived from the customer, so that only its change renders again. `first` is what the server renders. */
export function useCustomerValue<T extends string | boolean | undefined>(read: (state: CustomerState) => T, first: T) {
  return useSyncExternalStore(
    customerState.subscribe,
    () => read(customerState.get()),
    () => first,
  );
}

/** LOY-01: whether this shopper pays loyalty prices. */
export const paysAsMember = ({ customer }: CustomerState) => isMember(customer?.loyaltyMemberInformation);
