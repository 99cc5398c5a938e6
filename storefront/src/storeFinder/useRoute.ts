import { useHydrated } from '../shell/useHydrated.ts';
import { routeTo } from './routeTo.ts';

/** The link to a store's directions. The page is cached for everybody, so the device is looked at after hydration. */
export function useRoute(store: Parameters<typeof routeTo>[0]) {
  const href = routeTo(store, useHydrated() ? navigator.userAgent : undefined);
  // A map of the device opens by itself; a new tab would stay behind it, empty.
  return href.startsWith('geo:') ? { href } : { href, target: '_blank', rel: 'noopener' };
}
