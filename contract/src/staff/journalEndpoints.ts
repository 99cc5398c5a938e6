import { z } from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { journalEntry } from './staff.ts';

/** What stands where content is worked at. */
export const contentKinds = ['page', 'config', 'media', 'redirect', 'message'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** The longest are addresses of redirects. */
const subjectId = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));
/** The id of the last entry of the page before. */
const before = z.optional(z.string().check(z.regex(/^\d{1,15}$/)));
const entries = z.object({ entries: z.array(journalEntry), next: z.optional(z.int()) });
const word = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

export const searchJournal = defineEndpoint({
  method: 'GET',
  path: '/api/studio/journal',
  domain: 'staff',
  permission: 'journal:read',
  summary: 'What staff did, the latest first, 50 at a time. Whoever is bound to stores sees what concerns those.',
  query: z.object({
    staffId: z.optional(z.uuid()),
    /** As `staff.invited`. */
    action: z.optional(word),
    subjectKind: z.optional(word),
    /** Together with its kind. */
    subjectId: z.optional(subjectId),
    from: z.optional(z.iso.datetime()),
    until: z.optional(z.iso.datetime()),
    /** Words, all of which must stand somewhere in the entry. */
    text: z.optional(word),
    before,
  }),
  reply: entries,
});

export const getContentHistory = defineEndpoint({
  method: 'GET',
  path: '/api/studio/journal/content',
  domain: 'staff',
  permission: 'content:read',
  summary:
    'What was done to one page, configuration, picture, redirect or text, the latest first, 50 at a time: for everybody who sees it.',
  query: z.object({ subjectKind: z.enum(contentKinds), subjectId, before }),
  reply: entries,
});
