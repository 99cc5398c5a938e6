import type { ComponentType, ReactNode } from 'react';

/** Loads a part that asks for things, with what it needs for that. Whoever shows none of them loads neither. */
export async function loadWithQueries<P extends object>(
  load: () => Promise<ComponentType<P> | undefined>,
): Promise<((props: P) => ReactNode) | undefined> {
  const [queries, Part] = await Promise.all([import('./queries.tsx'), load()]);
  // Nothing comes when a file was gone and the page is being loaded anew.
  return queries && Part && queries.withQueries(Part);
}
