import type { Route, ScreenName } from '@trolley/contract';

/** A tenant's route together with the screen that shows it. */
export type MountedRoute = Route & { readonly name: ScreenName };

/** The routes that have a screen; a route whose screen comes later is not there yet. */
export function mountedRoutes(routes: readonly Route[], screens: readonly ScreenName[]): readonly MountedRoute[] {
  return routes.filter((route): route is MountedRoute => (screens as readonly string[]).includes(route.name));
}
