import type { Route } from '@trolley/contract';

/** Navigation for code outside the React tree. */
export interface AppNavigation {
  readonly routes: readonly Route[];
  /** Resolves once the new page is shown. With `replace`, Back does not lead to the old one. */
  go(to: string, options?: { readonly replace?: boolean }): Promise<void>;
}

let taken: AppNavigation | undefined;

/** Called after hydration: from then on a navigation needs no full page load. */
export function setAppNavigation(navigation: AppNavigation): void {
  taken = navigation;
}

export function appNavigation(): AppNavigation {
  return taken ?? { routes: [], go: async (to) => location.assign(to) };
}
