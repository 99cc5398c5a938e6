import { z } from 'zod/mini';
import { multiline } from '../wire/unfitTexts.ts';

export const textKey = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[\w.-]+$/));
/** In ICU message syntax, as in `locales/`. */
export const typedText = multiline(z.string().check(z.trim(), z.maxLength(2000)));

export const textProblemCodes = [
  'empty',
  /** `detail`: what the parser says; `at`: where, counted from 1. */
  'syntax',
  /** The original has the placeholder `name`. */
  'missing',
  /** The original has no placeholder `name`. */
  'unknown',
  /** `name` is used as `kind`, which its value is not. */
  'otherKind',
  /** `name` is a mark (`<name>…</name>`), which texts of the interface have not. */
  'mark',
] as const;
export const textProblem = z.object({ code: z.enum(textProblemCodes), values: z.record(z.string(), z.string()) });
export type TextProblem = z.infer<typeof textProblem>;

/** `number`: counted or calculated with; `date`: a moment; `choice`: one of some words; `plain`: shown as it is. */
export const textArgumentKinds = ['number', 'date', 'choice', 'plain'] as const;
export const textArgument = z.object({ name: z.string(), kind: z.enum(textArgumentKinds) });
export type TextArgument = z.infer<typeof textArgument>;

/** A text with examples in place of what it is filled with; `given` says which, where there are several. */
export const textExample = z.object({ given: z.optional(z.string()), text: z.string() });
export type TextExample = z.infer<typeof textExample>;

export const shownText = z.object({
  key: z.string(),
  /** Of the language and the tenant's files. */
  original: z.string(),
  /** Missing: as the original. */
  text: z.optional(z.string()),
  /** As a shopper may read it, where it chooses among words. */
  reads: z.optional(z.string()),
  /** 0: as the original. */
  revision: z.int(),
  /** The original as it was when the text was changed, where it has become another since. */
  formerOriginal: z.optional(z.string()),
  /** It does not fit what the original has become, which is shown in its place. */
  unfit: z.optional(z.boolean()),
  /** Part of an address: other pages and mails lead there, so it is changed in the tenant's files alone. */
  fixed: z.optional(z.boolean()),
  /** Ids of `places`. */
  places: z.array(z.string()),
  changedAt: z.optional(z.string()),
  changedBy: z.optional(z.object({ id: z.string(), name: z.string() })),
});
export type ShownText = z.infer<typeof shownText>;

/** Where texts stand: `everywhere` is what surrounds every page; all others are names of routes. */
export const textPlace = z.object({
  id: z.string(),
  /** A page to look at it on; missing where one has to get there oneself. */
  path: z.optional(z.string()),
  texts: z.int(),
});
export type TextPlace = z.infer<typeof textPlace>;
