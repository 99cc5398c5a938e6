import { z } from 'zod/mini';

/** `GET /builds/latest.json`: which build the server runs now. */
export const latestBuild = z.object({ id: z.string(), timestamp: z.number() });
export type LatestBuild = z.infer<typeof latestBuild>;

/** The rules of one route. */
export const routeRule = z.object({
  name: z.string(),
  pattern: z.string(),
  cacheable: z.boolean(),
  redirect: z.optional(z.string()),
});

/** `GET /builds/meta/{id}.json`: the rules of this build's routes and the pages that have a payload ready. */
export const buildManifest = z.object({
  id: z.string(),
  timestamp: z.number(),
  routeRules: z.array(routeRule),
  prerendered: z.array(z.string()),
});
export type BuildManifest = z.infer<typeof buildManifest>;

export const buildPaths = {
  latest: '/builds/latest.json',
  manifest: (id: string) => `/builds/meta/${id}.json`,
} as const;
