import type { BuildManifest, Redirects } from '@trolley/contract';
import { isRestricted } from '@trolley/contract';
import type { ShownPage } from '../content/content.ts';
import type { MountedRoute } from '../tenant/mountedRoutes.ts';

interface Build {
  readonly id: string;
  readonly timestamp: number;
  readonly routes: readonly MountedRoute[];
  readonly redirects: Redirects;
  readonly pages: ReadonlyMap<string, ShownPage>;
}

/** The rules of this build's routes, the redirects before them, and the content pages whose payload is there for everybody. */
export function describeBuild({ id, timestamp, routes, redirects, pages }: Build): BuildManifest {
  const rule = (pattern: string, redirect: string) => ({ name: 'redirect', pattern, cacheable: true, redirect });
  const below = (path: string) => `${path.replace(/\/$/, '')}/:rest?`;
  return {
    id,
    timestamp,
    routeRules: [
      ...Object.entries(redirects.oneToOne).map(([from, to]) => rule(from, to)),
      ...Object.entries(redirects.manyToOne).map(([from, to]) => rule(below(from), to)),
      ...Object.entries(redirects.manyToMany).map(([from, to]) => rule(below(from), below(to))),
      ...routes.map(({ name, pattern, cacheable }) => ({ name, pattern, cacheable })),
    ],
    prerendered: [...pages.values()]
      .filter(({ access, draft }) => !draft && !isRestricted(access))
      .map(({ page }) => page.path)
      .sort(),
  };
}
