import { cookies, type LoadState } from '@trolley/contract';
import { readCookie } from '../cookie.ts';
import { createStore, type Store } from '../store.ts';

export interface SessionState {
  /** How far the first fetch of the customer has come. */
  readonly loadState: LoadState;
  readonly loggedIn: boolean;
}

export interface Session extends Pick<Store<SessionState>, 'get' | 'subscribe'> {
  /** Resolves once it is known who is there. */
  known(): Promise<SessionState>;
  /** The session is over: expired, logged out, or refused by the server. */
  end(): void;
}

const anonymous: SessionState = { loadState: 'success', loggedIn: false };

/**
 * Who is there. Without the readable cookie nobody is logged in, and nothing needs to be fetched to know it;
 * with it, `fetchCustomer` tells whether that is still true.
 */
export function startSession(jar: string, fetchCustomer?: () => Promise<boolean>): Session {
  const hasCookie = readCookie(jar, cookies.loggedIn) !== undefined;
  const store = createStore<SessionState>(
    hasCookie ? { loadState: fetchCustomer ? 'pending' : 'success', loggedIn: true } : anonymous,
  );

  if (hasCookie && fetchCustomer) {
    void fetchCustomer().then(
      (loggedIn) => store.set({ loadState: 'success', loggedIn }),
      () => store.set({ loadState: 'error', loggedIn: false }),
    );
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    end: () => store.set(anonymous),
    known: () =>
      new Promise((resolve) => {
        const settle = () => {
          const state = store.get();
          if (state.loadState === 'pending') return;
          stop();
          resolve(state);
        };
        const stop = store.subscribe(settle);
        settle();
      }),
  };
}
