import { z } from 'zod/mini';
import { permissions } from './permissions.ts';

const ids = z.array(z.string());

/** The languages of the studio's own texts; the shop's contents have the tenant's. */
export const studioLanguages = ['de', 'en'] as const;
export type StudioLanguage = (typeof studioLanguages)[number];

/** Whoever is logged in to the studio, and what they may do there. */
export const staffSelf = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  roles: ids,
  permissions: z.array(z.enum(permissions)),
  /** The stores they are bound to; missing: all. */
  stores: z.optional(ids),
  /** Missing until they choose one. */
  language: z.optional(z.enum(studioLanguages)),
  /** How many recovery codes are left. */
  recoveryCodes: z.int(),
});

/** A browser in which somebody is logged in. */
export const staffSession = z.object({
  begunAt: z.iso.datetime(),
  /** To the minute. */
  seenAt: z.iso.datetime(),
  /** If nothing is done until then. */
  endsAt: z.iso.datetime(),
  /** The one this is asked from. */
  current: z.boolean(),
});

/** One of the retailer's people, as colleagues see them. */
export const staffMember = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  roles: ids,
  stores: z.optional(ids),
  /** `invited`: has no password and no second factor (any more), so cannot log in. */
  status: z.enum(['invited', 'active', 'locked']),
  createdAt: z.iso.datetime(),
  loggedInAt: z.optional(z.iso.datetime()),
});
export type StaffSelf = z.infer<typeof staffSelf>;
export type StaffMember = z.infer<typeof staffMember>;

export const staffRole = z.object({
  /** `owner` …, or the id of one that was made. */
  id: z.string(),
  /** Of one that was made; fixed ones are named by the studio. */
  name: z.optional(z.string()),
  permissions: z.array(z.enum(permissions)),
});
export type StaffRole = z.infer<typeof staffRole>;

/** A link that sets up password and second factor, once. */
export const invitation = z.object({ link: z.string(), expiresAt: z.iso.datetime() });

/** A second factor to be: for an authenticator app, by hand or as a QR code. */
export const newSecondFactor = z.object({ secret: z.string(), uri: z.string() });

export const journalEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Missing: the command line, or the shop itself. */
  staff: z.optional(z.object({ id: z.uuid(), name: z.string() })),
  action: z.string(),
  /** The name is that of today; missing where it has none, or is gone. */
  subject: z.object({ kind: z.string(), id: z.string(), name: z.optional(z.string()) }),
  before: z.optional(z.record(z.string(), z.unknown())),
  after: z.optional(z.record(z.string(), z.unknown())),
  reason: z.optional(z.string()),
  requestId: z.optional(z.string()),
  storeId: z.optional(z.string()),
});
export type JournalEntry = z.infer<typeof journalEntry>;
