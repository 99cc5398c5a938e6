import type { Customer } from '@trolley/contract';
import type { Coming } from './loggedIn.ts';

export {
  acceptCustomer,
  customerState,
  useCustomer,
} from './customerState.ts';

/** After a login: takes the customer in, settles the carts, sends what was kept, and goes on. Returns when done. */
export async function loggedIn(customer: Customer, coming: Coming = {}): Promise<void> {
  // Nothing comes when the file was gone and the page is being loaded anew.
  await (await import('./loggedIn.ts'))?.createLoggedIn()(customer, coming);
}

/** Ends the session here, and tells so. */
export async function logOut(): Promise<void> {
  await (await import('./logOut.ts'))?.createLogOut()();
}
