import type { Block, MarkedBlock, PagePayload, PagePreview } from '@trolley/contract';

/** Names that stand here a second time, since a preview shares no script with the shop (previewData.test.ts compares them). */
export const parameter = 'preview';
export const payloads = '/_payload/';
export const siteHeader = 'x-preview-site';
export const calls: readonly string[] = [
  '/api/product-discovery/',
  '/api/recipes',
  '/api/content/configs/',
  '/api/content/search/',
  '/api/content/vouchers/generalvouchers',
];

/** What of a page's payload a preview has to know. */
export interface PreviewedPage {
  readonly path: string;
  /** The content page on it: `page:` and its path. */
  readonly item?: string;
  readonly blocks: readonly MarkedBlock[];
}

export function readPreview(document: Document): PagePreview | undefined {
  return readJson<PagePreview>(document, 'preview');
}

export function readFirstPage(document: Document): PreviewedPage | undefined {
  const boot = readJson<{ readonly page?: unknown }>(document, 'boot');
  return boot && pageOf(boot.page);
}

/** The page of a payload; undefined for anything else. */
export function pageOf(payload: unknown): PreviewedPage | undefined {
  if (typeof payload !== 'object' || payload === null || !('path' in payload) || !('data' in payload)) return undefined;
  const { path, data } = payload as Pick<PagePayload, 'path' | 'data'>;
  const page = 'page' in data ? data.page : undefined;
  if (!page) return { path, blocks: [] };
  const blocks: readonly Block[] = page.blocks;
  return { path, item: `page:${page.path}`, blocks };
}

function readJson<T>(document: Document, id: string): T | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : undefined;
}
