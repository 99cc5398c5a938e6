import { z } from 'zod/mini';
import { targetChecks } from '../tenant/redirects.ts';

/** The groups of `redirects`, in the order in which they are asked. */
export const redirectKinds = ['oneToOne', 'manyToOne', 'manyToMany'] as const;
export const redirectKind = z.enum(redirectKinds);
export type RedirectKind = z.infer<typeof redirectKind>;

const address = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));

/** What a redirect is known by. */
export const redirectName = z.object({ kind: redirectKind, from: address });
export type RedirectName = z.infer<typeof redirectName>;

/** As somebody types it: `from` may be a whole address of the shop, and is tidied up to the path that rules are written for. */
export const typedRedirect = z.extend(redirectName, { to: address.check(...targetChecks) });
export type TypedRedirect = z.infer<typeof typedRedirect>;

export const redirectProblemCodes = [
  /** Refused: it would lead to itself, or round in a circle. */
  'loop',
  /** Refused: the server answers this address itself. */
  'reserved',
  /** Refused: a whole shop would be gone. */
  'everything',
  /** Refused: no path. */
  'noPath',
  /** Its target is redirected as well: `to` is where it ends. */
  'chain',
  /** Another redirect leads here and then takes two steps: `from`. */
  'madeChain',
  /** A page can no longer be reached: `path`, `title`. */
  'hidesPage',
  /** The target shows nothing. */
  'nowhere',
  /** Another rule is asked first, so this one never applies: `kind`, `from`. */
  'neverAsked',
] as const;
export const redirectProblem = z.object({
  code: z.enum(redirectProblemCodes),
  /** It cannot be saved so. */
  refused: z.boolean(),
  values: z.record(z.string(), z.string()),
});
export type RedirectProblem = z.infer<typeof redirectProblem>;

/** `file`: of the tenant's files; `edited`: such a one with another target; `removed`: such a one taken away; `own`: made here. */
export const redirectOrigins = ['file', 'edited', 'removed', 'own'] as const;

export const shownRedirect = z.object({
  kind: redirectKind,
  from: z.string(),
  to: z.string(),
  origin: z.enum(redirectOrigins),
  /** 0: as the file has it. */
  revision: z.int(),
  /** Where the tenant's file leads, if it has this one. */
  fileTo: z.optional(z.string()),
  changedAt: z.optional(z.string()),
  changedBy: z.optional(z.object({ id: z.string(), name: z.string() })),
  problems: z.array(redirectProblem),
});
export type ShownRedirect = z.infer<typeof shownRedirect>;
