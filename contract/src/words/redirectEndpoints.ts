import { z } from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { redirectName, redirectProblem, shownRedirect, typedRedirect } from './redirect.ts';

const domain = 'words';
const revision = z.int().check(z.nonnegative());

export const listRedirects = defineEndpoint({
  method: 'GET',
  path: '/api/studio/redirects',
  domain,
  permission: 'content:read',
  summary: 'Redirects in force and those of the files that were taken away, by address; at most 200 of what was found.',
  query: z.object({ search: z.optional(z.string().check(z.trim(), z.maxLength(200))) }),
  reply: z.object({ redirects: z.array(shownRedirect), found: z.int(), total: z.int() }),
});

export const checkRedirect = defineEndpoint({
  method: 'POST',
  path: '/api/studio/redirects/check',
  domain,
  permission: 'content:read',
  summary: 'What would be wrong with a redirect; nothing is changed. `was`: the one it takes the place of.',
  body: z.extend(typedRedirect, { was: z.optional(redirectName) }),
  reply: z.object({ from: z.string(), to: z.string(), problems: z.array(redirectProblem) }),
});

export const saveRedirect = defineEndpoint({
  method: 'PUT',
  path: '/api/studio/redirects',
  domain,
  permission: 'content:publish',
  summary:
    'Makes a redirect, or changes `was` with its revision. Live at once. A target equal to that of the tenant’s file takes the change back.',
  body: z.extend(typedRedirect, { was: z.optional(z.extend(redirectName, { revision })) }),
  reply: shownRedirect,
});

export const removeRedirect = defineEndpoint({
  method: 'POST',
  path: '/api/studio/redirects/remove',
  domain,
  permission: 'content:publish',
  summary:
    'Takes a redirect away, also one of the tenant’s files. `revision` is that of what stays, 0 where nothing does.',
  body: z.extend(redirectName, { revision }),
  reply: z.object({ revision: z.int() }),
});

export const tryAddress = defineEndpoint({
  method: 'POST',
  path: '/api/studio/redirects/try',
  domain,
  permission: 'content:read',
  summary: 'What becomes of an address: which redirects it takes, and what stands at the end.',
  body: z.object({ address: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)) }),
  reply: z.object({
    path: z.string(),
    steps: z.array(z.extend(redirectName, { path: z.string(), to: z.string() })),
    end: z.object({
      kind: z.enum(['page', 'closed', 'nothing', 'elsewhere', 'loop', 'server']),
      at: z.string(),
      /** Name of the route and, where there is one, of what it shows. */
      screen: z.optional(z.string()),
      title: z.optional(z.string()),
    }),
  }),
});
