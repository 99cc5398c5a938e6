import { z } from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { focalPoint, libraryFile, mediaLimits, mediaUse } from './media.ts';

const domain = 'media';
const id = z.object({ id: z.uuid() });
const revision = z.int().check(z.minimum(1), z.maximum(2_000_000_000));
const atRevision = z.object({ revision: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_000_000_000)) });

export const mediaFilters = ['all', 'unused', 'withoutAlt'] as const;
export type MediaFilter = (typeof mediaFilters)[number];
export const mediaOrders = ['newest', 'name', 'used'] as const;
export type MediaOrder = (typeof mediaOrders)[number];

const withUses = z.object({ ...libraryFile.shape, usedIn: z.array(mediaUse) });
/** `known`: the very same picture was in the library already. */
const uploaded = z.object({ file: libraryFile, known: z.boolean() });

export const listMedia = defineEndpoint({
  method: 'GET',
  path: '/api/studio/media',
  domain,
  permission: 'content:read',
  summary: 'Pictures of the library, 48 at a time; found by name, alternative text and the pages that show them.',
  query: z.object({
    text: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    filter: z._default(z.enum(mediaFilters), 'all'),
    order: z._default(z.enum(mediaOrders), 'newest'),
    /** So many are left out: the ones before. */
    from: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)), 0),
  }),
  reply: z.object({
    files: z.array(libraryFile),
    /** That match. */
    total: z.int(),
    counts: z.object({ all: z.int(), unused: z.int(), withoutAlt: z.int() }),
  }),
});

export const getMedia = defineEndpoint({
  method: 'GET',
  path: '/api/studio/media/{id}',
  domain,
  permission: 'content:read',
  summary: 'A picture of the library, with the pages and configurations that show it: live, drafts and plans.',
  params: id,
  reply: withUses,
});

export const uploadMedia = defineEndpoint({
  method: 'POST',
  path: '/api/studio/media',
  domain,
  permission: 'content:write',
  summary:
    'Adds a picture: `multipart/form-data` with one file of at most 20,000,000 bytes, JPEG, PNG, WebP or AVIF by content. It is drawn anew, without what else the file carried. The very same picture is never there twice.',
  reply: uploaded,
});

export const replaceMedia = defineEndpoint({
  method: 'POST',
  path: '/api/studio/media/{id}/content',
  domain,
  permission: 'content:publish',
  summary: 'Another picture under the same name: whatever shows the old one shows the new one. A body as of an upload.',
  params: id,
  query: atRevision,
  reply: libraryFile,
});

export const changeMedia = defineEndpoint({
  method: 'PUT',
  path: '/api/studio/media/{id}',
  domain,
  permission: 'content:write',
  summary:
    'Its name, its alternative text and its focal point; the last two of a picture that live content shows only with `content:publish`.',
  params: id,
  body: z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(mediaLimits.nameLength)),
    alt: z.string().check(z.trim(), z.maxLength(mediaLimits.altLength)),
    focus: focalPoint,
    revision,
  }),
  reply: libraryFile,
});

export const deleteMedia = defineEndpoint({
  method: 'DELETE',
  path: '/api/studio/media/{id}',
  domain,
  permission: 'content:write',
  summary: 'Deletes a picture that nothing shows; 409 with the places where something does.',
  params: id,
  query: atRevision,
  reply: null,
});

export const restoreMedia = defineEndpoint({
  method: 'POST',
  path: '/api/studio/media/{id}/restore',
  domain,
  permission: 'content:write',
  summary: 'Brings a deleted picture back, within seven days.',
  params: id,
  reply: libraryFile,
});
