import type { EditedPage } from '@trolley/contract';
import { editedPage } from '@trolley/contract';
import type { StoredContent, StoredPage } from './content.ts';

/** A value of an item in the place of the live one. */
export interface ContentLayer {
  /** `page:/about` or `config:header`. */
  readonly item: string;
  readonly value: unknown;
  /** Another one whenever the value is another one. */
  readonly version: string;
  readonly changedAt: Date;
  /** Somebody works at it: it shows although it is not complete, or the page is not in the shop yet. */
  readonly isDraft?: boolean;
}

/** Content with these values in the place of what is stored, the last one of an item on top. */
export function layContent(stored: StoredContent, layers: readonly ContentLayer[]): StoredContent {
  if (layers.length === 0) return stored;
  const pages = new Map(stored.pages.map((page) => [page.edited.path, page]));
  const configs = { ...stored.configs };
  for (const layer of layers) {
    const [kind, name] = partsOf(layer.item);
    if (kind === 'config') configs[name] = layer.value;
    const page = kind === 'page' ? pageOf(layer, name, pages.get(name)) : undefined;
    if (page) pages.set(name, page);
  }
  return { ...stored, pages: [...pages.values()], configs };
}

function partsOf(item: string): readonly [kind: string, name: string] {
  const colon = item.indexOf(':');
  return [item.slice(0, colon), item.slice(colon + 1)];
}

function pageOf(layer: ContentLayer, path: string, live: StoredPage | undefined): StoredPage | undefined {
  const edited = readPage({ ...objectOf(layer.value), path }, live?.edited);
  if (!edited) return undefined;
  return {
    edited: layer.isDraft ? { ...edited, draft: false } : edited,
    revision: live?.revision ?? 0,
    updatedAt: layer.changedAt,
  };
}

/** A field that is not right yet is left as it is in the shop, so that the rest can be looked at; blocks are read one by one later. */
function readPage(value: Readonly<Record<string, unknown>>, live: EditedPage | undefined): EditedPage | undefined {
  const read = editedPage.safeParse(value);
  if (read.success) return read.data;
  const wrong = new Set(read.error.issues.flatMap(wrongFields));
  const kept = Object.entries(value).filter(([field]) => !wrong.has(field));
  const usual = { title: value['path'], meta: {}, blocks: [] };
  const mended = editedPage.safeParse({ ...usual, ...live, ...Object.fromEntries(kept) });
  return mended.success ? mended.data : undefined;
}

function wrongFields(issue: { readonly path: readonly PropertyKey[]; readonly keys?: readonly string[] }): string[] {
  const [field] = issue.path;
  return field === undefined ? [...(issue.keys ?? [])] : [String(field)];
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
