import type { LoadState } from '@trolley/contract';
import type { Store } from '../store.ts';

export interface SessionState {
  /** How far the first fetch of the customer has come. */
  readonly loadState: LoadState;
  readonly loggedIn: boolean;
}

export interface Session extends Pick<Store<SessionState>, 'subscribe' | 'get'> {
  /** Resolves once it is known who is there. */
  known(): Promise<SessionState>;
}

interface Customers extends Pick<Store<unknown>, 'subscribe'> {
  get(): { readonly loadState: LoadState; readonly customer?: unknown };
}

/** Who is there, as the guards of pages ask for it. */
export function sessionOf(customers: Customers): Session {
  const get = (): SessionState => {
    const { loadState, customer } = customers.get();
    // Nobody could answer who has the cookie of a session: its page tells that better than a login would.
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
