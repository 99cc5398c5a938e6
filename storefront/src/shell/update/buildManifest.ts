import { type BuildManifest, buildPaths } from '@trolley/contract';

export interface KnownBuild {
  load(): Promise<void>;
  /** The page's payload is prerendered, so prefetching it costs the server nothing. */
  isPrerendered(path: string): boolean;
  /** What the build says about a route; undefined while nothing is known. */
  ruleOf(routeName: string): BuildManifest['routeRules'][number] | undefined;
}

/** The rules of this build's routes and its prerendered pages. Without them pages are only slower. */
export function knownBuild(id: string, fetch: (url: string) => Promise<Response>): KnownBuild {
  let rules = new Map<string, BuildManifest['routeRules'][number]>();
  let prerendered = new Set<string>();
  return {
    isPrerendered: (path) => prerendered.has(path),
    ruleOf: (routeName) => rules.get(routeName),
    async load() {
      try {
        const response = await fetch(buildPaths.manifest(id));
        if (!response.ok) return;
        const manifest = (await response.json()) as BuildManifest;
        prerendered = new Set(manifest.prerendered);
        rules = new Map(manifest.routeRules.map((rule) => [rule.name, rule]));
      } catch {
        // Pages are then fetched at the navigation.
      }
    },
  };
}
