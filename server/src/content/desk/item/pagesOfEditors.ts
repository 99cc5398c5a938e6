import { pathOfItem } from '@trolley/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import type { StoredContent } from '../../content.ts';
import { selectDraftHeads } from '../draft/queries.ts';
import { selectPlans } from '../plan/queries.ts';

interface NamedPage {
  readonly path: string;
  readonly title: string;
}

/** Every page that editors can open: what is live, and what is only a draft, or planned, so far. */
export async function pagesOfEditors(
  on: Queryable,
  { pages }: Pick<StoredContent, 'pages'>,
): Promise<readonly NamedPage[]> {
  const [drafts, plans] = await Promise.all([selectDraftHeads(on), selectPlans(on)]);
  const found = new Map<string, NamedPage>();
  // What is live counts last: a page is called what shoppers read.
  for (const { item, title } of [...plans, ...drafts]) {
    const path = pathOfItem(item);
    if (path !== undefined) found.set(path, { path, title: title ?? path });
  }
  for (const { edited } of pages) found.set(edited.path, { path: edited.path, title: edited.title });
  return [...found.values()];
}
