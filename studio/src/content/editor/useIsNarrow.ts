import { useSyncExternalStore } from 'react';

const query = '(width < 1280px)';

/** Under 1280 outline and form are drawers, so that the page has room. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const watched = window.matchMedia(query);
      watched.addEventListener('change', listener);
      return () => watched.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
}
