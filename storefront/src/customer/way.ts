import type { Route } from '@trolley/contract';

/** How what happens outside the React tree leads to another page. */
export interface Way {
  readonly routes: readonly Route[];
  /** Resolves once the page is there. Whoever goes back does not come here again where it was replaced. */
  go(to: string, options?: { readonly replace?: boolean }): Promise<void>;
}

let taken: Way | undefined;

/** The page is alive: from now on another page needs no document of its own. */
export function takeWay(way: Way): void {
  taken = way;
}

export function shopWay(): Way {
  return taken ?? { routes: [], go: async (to) => location.assign(to) };
}
