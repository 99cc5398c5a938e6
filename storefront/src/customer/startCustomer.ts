import { cookies } from '@trolley/contract';
import { readCookie } from '../shell/cookie.ts';
import { customerState, guest } from '../shell/session/customerState.ts';

interface StartCustomerOptions {
  /** The cookies that scripts may read. */
  readonly jar: string;
  /** Whether the shop has customers at all. */
  readonly wanted: boolean;
  /** Loads and starts `syncCustomer`. */
  sync(): Promise<unknown>;
  /** Runs it when the browser is idle. */
  later(work: () => void): void;
}

/**
 * SESS-02: without the cookie the shopper is a guest, and no call is needed to know it; with it, the customer is
 * loaded at once. For guests `syncCustomer` is loaded when the browser is idle, to notice a login in another tab.
 */
export function startCustomer({ jar, wanted, sync, later }: StartCustomerOptions): void {
  const has = (name: string) => readCookie(jar, name) !== undefined;
  const here = wanted && has(cookies.loggedIn);
  customerState.set(here ? { loadState: 'pending' } : guest);
  if (here || (wanted && has(cookies.sessionExpired))) {
    void sync().catch(() => customerState.set(here ? { loadState: 'error' } : guest));
  } else if (wanted) later(() => void sync().catch(() => undefined));
}
