import { z } from 'zod/mini';

const moment = z.iso.datetime();
/** One of staff; the name is empty once the account was closed. */
const staffName = z.object({ id: z.uuid(), name: z.string() });
/** Rises with every change; 0: there is none yet. */
const revision = z.int().check(z.minimum(0));

/** Error codes of the studio's calls about content. */
export const contentFailures = {
  itemNotFound: 'itemNotFound',
  /** Somebody published since: `customPayload` is the live `revision` (0: it was removed). */
  itemChanged: 'itemChanged',
  /** It cannot be published as it is: `customPayload.problems`. */
  itemUnfit: 'itemUnfit',
  /** A configuration is always there; neither it nor the start page can be removed or taken offline. */
  itemStays: 'itemStays',
  /** Something has the address already: a page, a draft or a plan. */
  itemExists: 'itemExists',
  /** Plans of it wait: they are deleted first. */
  itemPlanned: 'itemPlanned',
  /** Neither JSON of the right outline, nor texts that can be stored: `customPayload.problems`. */
  valueUnfit: 'valueUnfit',
  draftNotFound: 'draftNotFound',
  /** Another tab saved, discarded or published it: `customPayload.draft`, if there is one. */
  draftChanged: 'draftChanged',
  tooManyDrafts: 'tooManyDrafts',
  versionNotFound: 'versionNotFound',
  planNotFound: 'planNotFound',
  planChanged: 'planChanged',
  /** What a plan holds is in no draft and cannot become one: its author and the caller work at others. */
  planHolds: 'planHolds',
  /** Another plan of the same item has this moment. */
  planTaken: 'planTaken',
  tooManyPlans: 'tooManyPlans',
  /** Nothing can be planned for a moment that is over. */
  momentPassed: 'momentPassed',
  /** Nor for one that is more than `planDays` ahead. */
  momentTooFar: 'momentTooFar',
} as const;

/** As much as one item may hold and a person may leave lying about. */
export const contentLimits = {
  valueBytes: 1024 * 1024,
  depth: 40,
  draftsPerPerson: 200,
  plansPerItem: 200,
  noteLength: 500,
  /** Nothing is planned later than this many days from now. */
  planDays: 3660,
} as const;

/** Only `schema` keeps an item from being published; the others warn. */
export const problemKinds = ['schema', 'redirected', 'deadLink', 'laterDead', 'missingMedia', 'missingAlt'] as const;

/**
 * What is wrong, for the studio's words. Of `schema` come with values `wrongType` (expected), `unknownField` (names),
 * `notOneOf` (options), `tooShort`, `tooLong`, `tooSmall`, `tooLarge` (limit); `outline`, `tooDeep`, `tooBig` and
 * `unstorable` cannot even be saved; `unexpected` is of a plan that nobody foresaw to fail.
 */
export const problemCodes = [
  ...(['missing', 'wrongType', 'unknownField', 'notOneOf', 'tooShort', 'tooLong', 'tooSmall', 'tooLarge'] as const),
  ...(['format', 'noPicture', 'noEntry', 'noTarget', 'unknownBlock', 'otherRule', 'reservedPath'] as const),
  ...(['pathOfRoute', 'endsBeforeStart', 'unfitText'] as const),
  ...(['outline', 'tooDeep', 'tooBig', 'unstorable', 'unexpected'] as const),
  ...(['redirected', 'deadLink', 'notYet', 'noProduct', 'noForm', 'laterDead', 'missingMedia', 'missingAlt'] as const),
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** Something about a value that its editor should know; the studio words it by `code` and `values`. */
export const contentProblem = z.object({
  /** Into the value: `['blocks', 3, 'items', 0, 'to']`. */
  path: z.array(z.union([z.string(), z.int()])),
  kind: z.enum(problemKinds),
  /** One of `problemCodes`. */
  code: z.string(),
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]))),
  /** In English, where the code says too little. */
  text: z.string(),
  /** Of `laterDead`: from when on. */
  from: z.optional(moment),
});
export type ContentProblem = z.infer<typeof contentProblem>;

export const draftSummary = z.object({
  id: z.uuid(),
  by: staffName,
  changedAt: moment,
  revision,
  /** The live revision it began from; 0: there was none. */
  baseRevision: revision,
});
export type DraftSummary = z.infer<typeof draftSummary>;

/** A value as it was saved: JSON of the right outline, perhaps not complete yet. */
const itemValue = z.record(z.string(), z.unknown());

export const contentDraft = z.object({ ...draftSummary.shape, item: z.string(), value: itemValue });
export type ContentDraft = z.infer<typeof contentDraft>;

export const contentPlan = z.object({
  id: z.uuid(),
  item: z.string(),
  title: z.string(),
  at: moment,
  by: z.optional(staffName),
  note: z.optional(z.string()),
  revision,
  baseRevision: revision,
  /** It takes away what somebody else changed: of what will be live when it is due, it does not hold everything. */
  outdated: z.boolean(),
  /** Of such a one: what it takes away is planned itself, for this moment. */
  overPlan: z.optional(moment),
  /** It was due and could not be published: the problems say why. It waits for somebody to change or delete it. */
  failed: z.optional(z.object({ at: moment, problems: z.array(contentProblem) })),
});
export type ContentPlan = z.infer<typeof contentPlan>;

/**
 * `new`: there are only drafts. `offline`: the page is kept, nobody sees it. `notYet`, `ended`: by its own dates.
 * `removed`: only versions are left, one of which can be restored.
 */
export const itemStates = ['live', 'new', 'offline', 'notYet', 'ended', 'removed'] as const;

export const itemSummary = z.object({
  item: z.string(),
  /** Of a page; of a configuration its type, which the studio words. */
  title: z.string(),
  path: z.optional(z.string()),
  /** The shop leads to it by itself, so it can only be changed: neither moved nor taken away. */
  stays: z.optional(z.literal(true)),
  revision,
  state: z.enum(itemStates),
  access: z.optional(z.string()),
  feature: z.optional(z.string()),
  validFrom: z.optional(moment),
  validUntil: z.optional(moment),
  /** Of what is live, or of the latest draft of something new. */
  updatedAt: moment,
  changedBy: z.optional(staffName),
  drafts: z.array(draftSummary),
  nextPlan: z.optional(z.object({ id: z.uuid(), at: moment })),
  /** Of what is live. */
  problems: z.int(),
});
export type ItemSummary = z.infer<typeof itemSummary>;

/** Why a version came to be. `outside`: by neither editors nor the tenant's files. */
export const versionCauses = [
  ...(['published', 'planned', 'restored', 'offline', 'removed', 'moved', 'seeded', 'outside'] as const),
] as const;

export const contentVersion = z.object({
  revision,
  at: moment,
  by: z.optional(staffName),
  note: z.optional(z.string()),
  cause: z.enum(versionCauses),
});
export type ContentVersion = z.infer<typeof contentVersion>;

export const contentItem = z.object({
  item: z.string(),
  live: z.optional(
    z.object({ value: itemValue, revision, at: moment, by: z.optional(staffName), note: z.optional(z.string()) }),
  ),
  /** One's own. */
  draft: z.optional(contentDraft),
  /** Those of the others. */
  drafts: z.array(draftSummary),
  plans: z.array(contentPlan),
  /** Pages and configurations with a link to this page. */
  linkedFrom: z.array(z.object({ item: z.string(), title: z.string() })),
  /** Of one's own draft, or else of what is live. */
  problems: z.array(contentProblem),
});
export type ContentItem = z.infer<typeof contentItem>;

export const linkKinds = ['route', 'page', 'category', 'product', 'brand', 'recipe'] as const;
export type LinkKind = (typeof linkKinds)[number];

export const contentLink = z.object({
  /** As it is written into content. */
  target: z.string(),
  title: z.string(),
  kind: z.enum(linkKinds),
  /** Where it leads, or what it belongs to. */
  hint: z.string(),
  /** Of a product: what blocks that show it are given. */
  sku: z.optional(z.string()),
});
export type ContentLink = z.infer<typeof contentLink>;
