import type { LoadState } from '@trolley/contract';
import type { Store } from '../store.ts';

export interface SessionState {
  /** How far the first fetch of the customer has come. */
  readonly loadState: LoadState;
  readonly loggedIn: boolean;
}

export interface Session extends Pick<Store<SessionState>, 'subscribe' | 'get'> {
  /** Resolves once the customer is loaded, or known to be a guest. */
  known(): Promise<SessionState>;
}

interface Customers extends Pick<Store<unknown>, 'subscribe'> {
  get(): { readonly loadState: LoadState; readonly customer?: unknown };
}

/** The session as the navigation guards need it. */
export function sessionOf(customers: Customers): Session {
  const get = (): SessionState => {
    const { loadState, customer } = customers.get();
    // There is a session cookie but the customer could not be loaded: the page shows that error instead of a login.
    const loggedIn = customer !== undefined || loadState === 'error';
    return { loadState: loadState === 'idle' ? 'pending' : loadState, loggedIn };
  };
  return {
    get,
    subscribe: customers.subscribe,
    known: () =>
      new Promise((resolve) => {
        const settle = () => {
          const state = get();
          if (state.loadState === 'pending') return;
          stop();
          resolve(state);
        };
        const stop = customers.subscribe(settle);
        settle();
      }),
  };
}
