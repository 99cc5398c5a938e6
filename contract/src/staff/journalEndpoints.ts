import { z } from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { journalEntry } from './staff.ts';

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
    subjectId: z.optional(word),
    from: z.optional(z.iso.datetime()),
    until: z.optional(z.iso.datetime()),
    /** Words, all of which must stand somewhere in the entry. */
    text: z.optional(word),
    /** The id of the last entry of the page before. */
    before: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  }),
  reply: z.object({ entries: z.array(journalEntry), next: z.optional(z.int()) }),
});
