import type { ContentHit } from '@trolley/contract';
import type { CatalogueParts } from '../catalogue/catalogue.ts';
import type { ContentParts } from '../content/contentPart.ts';
import { searchPages } from './searchPages.ts';
import { isBanned } from './taughtWords.ts';

/** Content pages for a term: none where it has a banned word, and none whose title has one. */
export function findPages(
  { content, catalogue }: ContentParts & CatalogueParts,
  term: string,
  titlesOnly?: boolean,
): readonly ContentHit[] {
  if (isBanned(catalogue, term)) return [];
  return searchPages(content.pages, term, titlesOnly).filter(({ title }) => !isBanned(catalogue, title));
}
