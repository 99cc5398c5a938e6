import type { ComponentType, ReactNode } from 'react';

/** Loads a component that fetches data together with the query client. Pages without such components load neither. */
export async function loadWithQueries<P extends object>(
  load: () => Promise<ComponentType<P> | undefined>,
): Promise<((props: P) => ReactNode) | undefined> {
  const [queries, Part] = await Promise.all([import('./queries.tsx'), load()]);
  // Undefined when a chunk is gone and the page is being reloaded.
  return queries && Part && queries.withQueries(Part);
}
