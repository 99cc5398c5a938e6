import type { Customer } from '@trolley/contract';
import type { LoginOptions } from './afterLogin.ts';

/** After a login: sets the customer, settles the carts, sends pending favourites, and navigates on. Resolves when done. */
export async function afterLogin(customer: Customer, options: LoginOptions = {}): Promise<void> {
  // Undefined when the chunk is gone and the page is being reloaded.
  await (await import('./afterLogin.ts'))?.createAfterLogin()(customer, options);
}

export async function logOut(): Promise<void> {
  await (await import('./logOut.ts'))?.createLogOut()();
}
