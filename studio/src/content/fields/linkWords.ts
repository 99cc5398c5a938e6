import type { ContentLink } from '@trolley/contract';
import { usePlaceName } from '../../places/placeName.ts';

type NamedLink = Pick<ContentLink, 'kind' | 'title'>;

/** What a link leads to, in words: the shop's own pages are known by the names of their routes. */
export function useLinkTitle(): (link: NamedLink) => string {
  const placeName = usePlaceName();
  return ({ kind, title }) => (kind === 'route' ? placeName(title) : title);
}

/** Where it is found. Slugs of brands and recipes say no more than their titles. */
export function linkDetail({ kind, hint }: Pick<ContentLink, 'kind' | 'hint'>): string {
  return kind === 'brand' || kind === 'recipe' ? '' : hint;
}

/** The shop's own pages are looked for by what they are called here, which the server does not know. */
export function fitsWords(query: string, ...texts: readonly string[]): boolean {
  const text = folded(texts.join(' '));
  return folded(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
