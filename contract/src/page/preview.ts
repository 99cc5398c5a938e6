import { z } from 'zod/mini';
import type { Block } from '../content/blocks.ts';
import { defineEndpoint } from '../wire/endpoint.ts';

/** The parameter of an address that opens the page in somebody's preview. */
export const previewParameter = 'preview';

/** Calls that a page in preview makes for what it shows: they are answered as of the same moment. All others are of today. */
export const previewedCalls: readonly string[] = [
  '/api/product-discovery/',
  '/api/recipes',
  '/api/content/configs/',
  '/api/content/search/',
  '/api/content/vouchers/generalvouchers',
];

/** Told by every payload in preview: when it differs, header, menu or footer do, which come with the document alone. */
export const previewSiteHeader = 'x-preview-site';

/** Error codes of previews. */
export const previewFailures = {
  /** A preview that ended, was never there, or whose owner logged out, was locked or may not see content any more. */
  previewEnded: 'previewEnded',
  /** The moment has passed already, or lies too far ahead. */
  momentUnfit: 'momentUnfit',
} as const;

/** How far ahead a shop can be looked at. */
export const furthestPreviewDays = 800;

export const openPreview = defineEndpoint({
  method: 'POST',
  path: '/api/studio/preview',
  domain: 'content',
  permission: 'content:read',
  summary:
    'Opens the shop in preview: any page of it with `?preview=` and this token, as it will be at a moment, with one’s own drafts laid over. It ends with the session.',
  body: z.object({
    /** Missing: now, and always the present moment. */
    at: z.optional(z.iso.datetime({ offset: true })),
    drafts: z._default(z.enum(['own', 'none']), 'own'),
    /** A draft of anybody, laid over as well. */
    draftId: z.optional(z.uuid()),
  }),
  reply: z.object({
    token: z.string(),
    expiresAt: z.iso.datetime(),
    /** What differs from now: publications that are planned until then, and products whose price is another one. */
    plans: z.int(),
    prices: z.int(),
  }),
});

/** A block in preview: where it stands in what editors filled in, such as `3`, or `8.0.2` for the third of a first tab. */
export type MarkedBlock = Block & { readonly mark?: string };

/** What a page carries that is shown in preview. */
export interface PagePreview {
  /** Missing where the whole shop is a preview (`cms.preview`). */
  readonly token?: string;
  /** In words, where it is another one than now. */
  readonly moment?: string;
  /** As `previewSiteHeader` has it. */
  readonly site?: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** A block by its mark, or one of what surrounds every page. */
export type PreviewedPart = string;

/** From the page in its frame to the studio around it. */
export type FromPreview =
  | {
      readonly type: 'preview:ready';
      readonly path: string;
      readonly blocks: readonly { readonly block: PreviewedPart; readonly kind: string }[];
    }
  | { readonly type: 'preview:choose'; readonly block: PreviewedPart }
  | { readonly type: 'preview:hover'; readonly block: PreviewedPart | null }
  | { readonly type: 'preview:navigate'; readonly path: string };

/** From the studio to the page in its frame. */
export type ToPreview =
  | { readonly type: 'preview:mark'; readonly block: PreviewedPart | null }
  | { readonly type: 'preview:refresh' }
  | { readonly type: 'preview:edit'; readonly on: boolean };
