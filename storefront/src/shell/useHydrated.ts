import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The server renders every address of a page alike, so the query counts only after hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
