import { type Customer, isMember, type LoadState } from '@trolley/contract';
import { useSyncExternalStore } from 'react';
import { createStore } from '../shell/store.ts';

/** How somebody came in: with the page, or just now. */
export type LoginType = 'session' | 'login' | 'registration';

export interface CustomerState {
  /** `idle` until the page is alive; `success` without a customer means that nobody is logged in. */
  readonly loadState: LoadState;
  readonly customer?: Customer;
  readonly loginType?: LoginType;
}

export const firstCustomer: CustomerState = { loadState: 'idle' };
export const nobody: CustomerState = { loadState: 'success' };

/** Whoever is here. */
export const customerState = createStore<CustomerState>(firstCustomer);

const resets = new Set<() => void>();

/** Is told when nobody is logged in any more: what was somebody's own is to be forgotten. Returns how to stop. */
export function onCustomerReset(listener: () => void): () => void {
  resets.add(listener);
  return () => resets.delete(listener);
}

/** After every answer that is the customer. */
export function acceptCustomer(customer: Customer, loginType?: LoginType): void {
  const before = customerState.get().loginType;
  customerState.set({ loadState: 'success', customer, loginType: loginType ?? before ?? 'session' });
}

const leavers = new Set<() => void>();

/** Is told when somebody is about to go: what is still asked for in their name would be refused. Returns how to stop. */
export function onLeaving(listener: () => void): () => void {
  leavers.add(listener);
  return () => leavers.delete(listener);
}

let leavings = 0;

/** Whoever is on the way out leaves the page that was theirs first: told earlier, it would ask for a login. */
export async function leaving<T>(work: () => Promise<T>): Promise<T> {
  leavings += 1;
  for (const listener of [...leavers]) listener();
  try {
    return await work();
  } finally {
    leavings -= 1;
  }
}

/** Nobody is logged in any more. */
export function resetCustomer(): void {
  if (leavings > 0) return;
  const { customer } = customerState.get();
  customerState.set(nobody);
  if (customer) for (const listener of [...resets]) listener();
}

export function useCustomer(): CustomerState {
  return useSyncExternalStore(customerState.subscribe, customerState.get, () => firstCustomer);
}

/** Something told from it: a plain value, so that it changes only when it does. `first` is what the server shows. */
export function useCustomerValue<T extends string | boolean | undefined>(read: (state: CustomerState) => T, first: T) {
  return useSyncExternalStore(
    customerState.subscribe,
    () => read(customerState.get()),
    () => first,
  );
}

/** LOY-01: whether whoever is here pays loyalty prices. */
export const paysAsMember = ({ customer }: CustomerState) => isMember(customer?.loyaltyMemberInformation);
