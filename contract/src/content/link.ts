import { z } from 'zod/mini';
import { matchRoute, pathTo } from '../route/match.ts';
import type { Route, RouteName } from '../route/routes.ts';
import { routeNames } from '../route/routes.ts';
import { featureNames } from '../tenant/flags.ts';

/** A link as an editor writes it: `/path`, `route:cart`, `route:recipe-slug?slug=gulasch`, `https://…`, `mailto:…`, `tel:…`, `#place`. */
export const linkTarget = z
  .string()
  .check(
    z.regex(
      /^(\/(?!\/)|route:|https:\/\/|mailto:|tel:|#)/,
      'expected "/path", "route:name", "https://…", "mailto:…", "tel:…" or "#place"',
    ),
  );

export const editedLink = z.strictObject({
  label: z.string(),
  to: linkTarget,
  /** Shown only where the tenant has all of these; a route brings its own along. */
  features: z.optional(z.array(z.enum(featureNames, `expected the name of a feature: ${featureNames.join(', ')}`))),
});
export type EditedLink = z.infer<typeof editedLink>;

/** A link as the storefront gets it: resolved; links without a target are left out. */
export const link = z.object({ label: z.string(), href: z.string() });
export type Link = z.infer<typeof link>;

export interface LinkContext {
  readonly routes: readonly Route[];
  hasPage(path: string): boolean;
}

/** The address a target leads to in this tenant; undefined when its feature is off or its page does not exist. */
export function resolveLinkTarget(target: string, context: LinkContext): string | undefined {
  if (target.startsWith('route:')) {
    const [name = '', query = ''] = target.slice('route:'.length).split('?');
    if (!(routeNames as readonly string[]).includes(name)) return undefined;
    return pathTo(context.routes, name as RouteName, Object.fromEntries(new URLSearchParams(query)));
  }
  if (!target.startsWith('/')) return target;
  const path = target.split(/[?#]/)[0] ?? '/';
  const found = matchRoute(context.routes, path);
  if (found && found.route.name !== 'index') return target;
  return context.hasPage(path) ? target : undefined;
}
