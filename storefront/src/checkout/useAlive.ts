import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The server renders every address of a page alike, so what the address says counts once the page is alive. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
