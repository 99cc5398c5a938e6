import { cookies, timing } from '@trolley/contract';
import { readCookie } from '../cookie.ts';

const momentOf = (jar: string) => Number(readCookie(jar, cookies.pageReload) || Number.NaN);

/** How long to wait for the moment the cookie names; undefined where there is none to wait for. */
export function reloadDelay(jar: string, now: number): number | undefined {
  const moment = momentOf(jar);
  // A past moment was fulfilled by this page load.
  if (!(moment > now)) return undefined;
  return Math.min(moment - now, timing.longestTimer);
}

/**
 * Loads the page again at the moment the cookie names. A moment further away than a timer can reach, or
 * put off meanwhile, is approached in steps; where the cookie is gone nothing happens.
 */
export function reloadOnTime(read: () => string, now: () => number, reload: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const arm = () => {
    const delay = reloadDelay(read(), now());
    if (delay === undefined) return;
    timer = setTimeout(() => (momentOf(read()) <= now() ? reload() : arm()), delay);
  };
  arm();
  return () => clearTimeout(timer);
}
