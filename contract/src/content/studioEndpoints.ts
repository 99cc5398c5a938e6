import { z } from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { editedPage } from './edited.ts';
import { itemName } from './item.ts';
import {
  contentDraft,
  contentItem,
  contentLimits,
  contentLink,
  contentPlan,
  contentProblem,
  contentVersion,
  draftSummary,
  itemSummary,
  linkKinds,
} from './studio.ts';

const domain = 'content';
const revision = z.int().check(z.minimum(0), z.maximum(2_000_000_000));
const revisionInQuery = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_000_000_000));
const note = z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(contentLimits.noteLength)));
const id = z.object({ id: z.uuid() });
const value = z.record(z.string(), z.unknown());
const live = z.object({ revision });
const savedDraft = z.object({ ...contentDraft.shape, problems: z.array(contentProblem) });
const shownPlan = z.object({ ...contentPlan.shape, value });

export const listContentItems = defineEndpoint({
  method: 'GET',
  path: '/api/studio/content/items',
  domain,
  permission: 'content:read',
  summary: 'Everything editors change: pages by path, and configurations.',
  reply: z.object({ pages: z.array(itemSummary), configs: z.array(itemSummary) }),
});

export const getContentItem = defineEndpoint({
  method: 'GET',
  path: '/api/studio/content/item',
  domain,
  permission: 'content:read',
  summary:
    'One item: what is live, drafts, plans, what links to it and what is wrong with it. 404 where there is nothing of it.',
  query: z.object({ item: itemName }),
  reply: contentItem,
});

export const removeContentItem = defineEndpoint({
  method: 'DELETE',
  path: '/api/studio/content/item',
  domain,
  permission: 'content:publish',
  summary: 'Removes a page from the shop. Its versions stay, and one of them can be restored.',
  query: z.object({ item: itemName, revision: revisionInQuery, note }),
  reply: live,
});

export const getContentDraft = defineEndpoint({
  method: 'GET',
  path: '/api/studio/content/draft/{id}',
  domain,
  permission: 'content:read',
  summary: 'A draft, also of somebody else.',
  params: id,
  reply: savedDraft,
});

export const saveContentDraft = defineEndpoint({
  method: 'PUT',
  path: '/api/studio/content/draft',
  domain,
  permission: 'content:write',
  summary:
    'Saves one’s own draft of an item, complete or not. `revision` is that of the draft so far; without it there must be none.',
  body: z.object({ item: itemName, value, baseRevision: revision, revision: z.optional(revision) }),
  reply: savedDraft,
});

export const discardContentDraft = defineEndpoint({
  method: 'DELETE',
  path: '/api/studio/content/draft',
  domain,
  permission: 'content:write',
  summary: 'Throws one’s own draft of an item away.',
  query: z.object({ item: itemName, revision: z.optional(revisionInQuery) }),
  reply: null,
});

export const discardOthersContentDraft = defineEndpoint({
  method: 'DELETE',
  path: '/api/studio/content/draft/{id}',
  domain,
  permission: 'content:publish',
  summary: 'Throws any draft away, also of somebody who has left: as it was seen, which `revision` says.',
  params: id,
  query: z.object({ revision: revisionInQuery }),
  reply: null,
});

export const takeOverContentDraft = defineEndpoint({
  method: 'POST',
  path: '/api/studio/content/take-over',
  domain,
  permission: 'content:write',
  summary:
    'Copies somebody’s draft, or what a plan holds, to one’s own. `revision` is that of one’s own draft, which is replaced; without it there must be none.',
  body: z
    .object({ draftId: z.optional(z.uuid()), planId: z.optional(z.uuid()), revision: z.optional(revision) })
    .check(
      z.refine(
        ({ draftId, planId }) => (draftId === undefined) !== (planId === undefined),
        'expected `draftId` or `planId`',
      ),
    ),
  reply: savedDraft,
});

export const publishContent = defineEndpoint({
  method: 'POST',
  path: '/api/studio/content/publish',
  domain,
  permission: 'content:publish',
  summary: 'Makes a draft, one’s own or another’s, what shoppers get; the draft is over then.',
  body: z.object({ draftId: z.uuid(), draftRevision: revision, note }),
  reply: live,
});

export const takeContentOffline = defineEndpoint({
  method: 'POST',
  path: '/api/studio/content/offline',
  domain,
  permission: 'content:publish',
  summary: 'Takes a page offline: it is kept, and shoppers do not get it.',
  body: z.object({ item: itemName, revision, note }),
  reply: live,
});

export const moveContentItem = defineEndpoint({
  method: 'POST',
  path: '/api/studio/content/move',
  domain,
  permission: 'content:publish',
  summary:
    'Gives a page another address, with its versions, drafts and plans; the old one leads there. `linkedFrom`: whose links still name the old one.',
  body: z.object({
    item: itemName,
    to: editedPage.shape.path.check(z.maxLength(200)),
    revision,
    note,
  }),
  reply: z.object({ item: z.string(), revision, linkedFrom: contentItem.shape.linkedFrom }),
});

export const listContentVersions = defineEndpoint({
  method: 'GET',
  path: '/api/studio/content/versions',
  domain,
  permission: 'content:read',
  summary: 'Every live state an item had, the latest first, 50 at a time; `before` is the `next` of the page before.',
  query: z.object({ item: itemName, before: z.optional(revisionInQuery) }),
  reply: z.object({ versions: z.array(contentVersion), next: z.optional(z.int()) }),
});

export const getContentVersion = defineEndpoint({
  method: 'GET',
  path: '/api/studio/content/version',
  domain,
  permission: 'content:read',
  summary: 'What an item was in one of its versions; without a value where it was removed.',
  query: z.object({ item: itemName, revision: revisionInQuery }),
  reply: z.object({ ...contentVersion.shape, value: z.optional(value) }),
});

export const restoreContentVersion = defineEndpoint({
  method: 'POST',
  path: '/api/studio/content/restore',
  domain,
  permission: 'content:publish',
  summary: 'Publishes a version again. `revision` is the live one; 0 where the page was removed.',
  body: z.object({ item: itemName, version: revision, revision, note }),
  reply: live,
});

export const listContentPlans = defineEndpoint({
  method: 'GET',
  path: '/api/studio/content/plans',
  domain,
  permission: 'content:read',
  summary: 'What will be published by itself, the next first.',
  reply: z.object({ plans: z.array(contentPlan) }),
});

export const getContentPlan = defineEndpoint({
  method: 'GET',
  path: '/api/studio/content/plans/{id}',
  domain,
  permission: 'content:read',
  summary: 'A plan with what it will publish.',
  params: id,
  reply: shownPlan,
});

export const planContent = defineEndpoint({
  method: 'POST',
  path: '/api/studio/content/plans',
  domain,
  permission: 'content:publish',
  summary: 'Plans a draft as it is now for a moment; the draft is over then.',
  body: z.object({ draftId: z.uuid(), draftRevision: revision, at: z.iso.datetime(), note }),
  reply: contentPlan,
});

export const changeContentPlan = defineEndpoint({
  method: 'PUT',
  path: '/api/studio/content/plans/{id}',
  domain,
  permission: 'content:publish',
  summary: 'Another moment for a plan.',
  params: id,
  body: z.object({ at: z.iso.datetime(), revision }),
  reply: contentPlan,
});

export const deleteContentPlan = defineEndpoint({
  method: 'DELETE',
  path: '/api/studio/content/plans/{id}',
  domain,
  permission: 'content:publish',
  summary:
    'Deletes a plan; nothing of it is published. What it holds becomes a draft again: of its author, or else of whoever deletes it. Where both have another one it is refused, unless `discard` throws it away.',
  params: id,
  query: z.object({ revision: revisionInQuery, discard: z.optional(z.stringbool()) }),
  reply: z.object({ draft: z.optional(draftSummary) }),
});

export const findContentLinks = defineEndpoint({
  method: 'GET',
  path: '/api/studio/content/links',
  domain,
  permission: 'content:read',
  summary: 'What a link can lead to, by words; 30 at most.',
  query: z.object({ query: z._default(z.string().check(z.maxLength(100)), ''), kind: z.optional(z.enum(linkKinds)) }),
  reply: z.object({ links: z.array(contentLink) }),
});

export const lookUpContentLink = defineEndpoint({
  method: 'GET',
  path: '/api/studio/content/link',
  domain,
  permission: 'content:read',
  summary: 'Whether a target leads anywhere, where to, and what it is called.',
  query: z.object({ target: z.string().check(z.minLength(1), z.maxLength(2000)) }),
  reply: z.object({
    leads: z.boolean(),
    href: z.optional(z.string()),
    link: z.optional(contentLink),
    /** It leads somewhere until then, or only from then on. */
    until: z.optional(z.iso.datetime()),
    from: z.optional(z.iso.datetime()),
  }),
});
