import { useId } from 'react';

/** The given id, or one of its own. React's ids begin with an underscore, which not every tool takes for an id. */
export function useElementId(given?: string): string {
  const own = useId();
  return given ?? `e${own}`;
}
