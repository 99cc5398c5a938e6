import { cookies } from '@trolley/contract';
import { readCookie } from '../shell/cookie.ts';
import { customerState, nobody } from './customerState.ts';

interface Starting {
  /** The cookies that scripts may read. */
  readonly jar: string;
  /** Whether the shop has customers at all. */
  readonly wanted: boolean;
  /** Brings everything that follows who is here. */
  keep(): Promise<unknown>;
  /** Once there is nothing better to do. */
  later(work: () => void): void;
}

/**
 * SESS-02: without the cookie nobody is logged in, and nothing needs to be asked to know it; with it, who is here is
 * asked at once. Visitors get what watches for a login in another tab when nothing else is wanted.
 */
export function startCustomer({ jar, wanted, keep, later }: Starting): void {
  const has = (name: string) => readCookie(jar, name) !== undefined;
  const here = wanted && has(cookies.loggedIn);
  customerState.set(here ? { loadState: 'pending' } : nobody);
  if (here || (wanted && has(cookies.sessionExpired))) {
    void keep().catch(() => customerState.set(here ? { loadState: 'error' } : nobody));
  } else if (wanted) later(() => void keep().catch(() => undefined));
}
