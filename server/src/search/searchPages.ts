import type { ContentHit } from '@trolley/contract';
import { isRestricted } from '@trolley/contract';
import type { ShownPage } from '../content/content.ts';
import { foldText, wordsOf } from './foldText.ts';
import { pageText } from './pageText.ts';

interface IndexedPage {
  readonly hit: Omit<ContentHit, 'excerpt'>;
  readonly description: string;
  readonly text: string;
  readonly titleWords: readonly string[];
  readonly textWords: ReadonlySet<string>;
}

type Pages = ReadonlyMap<string, ShownPage>;

const indexes = new WeakMap<Pages, readonly IndexedPage[]>();
const excerptLength = 160;

/**
 * Pages in which every word of the term begins a word; those that have it in their title come first. With
 * `titlesOnly` no others: nearly every page of a grocer mentions yoghurt somewhere.
 */
export function searchPages(pages: Pages, term: string, titlesOnly = false): readonly ContentHit[] {
  const words = wordsOf(term);
  if (words.length === 0) return [];
  return indexOf(pages)
    .map((page) => ({ page, rank: rankOf(page, words) }))
    .filter(({ page, rank }) => rank > 0 && (!titlesOnly || isInTitle(page, words)))
    .sort((a, b) => b.rank - a.rank || a.page.hit.title.localeCompare(b.page.hit.title))
    .map(({ page }) => ({ ...page.hit, excerpt: excerptOf(page, words) }));
}

/** Who may find a page: everybody, or it is not found. */
export function isFindable({ access, draft, meta }: ShownPage): boolean {
  return !draft && !meta.noIndex && !isRestricted(access);
}

/** Built once for each state of the content. */
function indexOf(pages: Pages): readonly IndexedPage[] {
  let index = indexes.get(pages);
  if (!index) {
    index = [...pages.values()].filter(isFindable).map(indexed);
    indexes.set(pages, index);
  }
  return index;
}

function indexed({ page, meta }: ShownPage): IndexedPage {
  const text = pageText(page);
  return {
    hit: { title: page.title, href: page.path },
    description: meta.description ?? '',
    text,
    titleWords: wordsOf(page.title),
    textWords: new Set(wordsOf(`${meta.description ?? ''} ${meta.keywords ?? ''} ${text}`)),
  };
}

/** A whole word of the title counts most, then its beginning, then any word of the text; 0: a word is missing. */
function rankOf({ titleWords, textWords }: IndexedPage, words: readonly string[]): number {
  let rank = 0;
  for (const word of words) {
    if (titleWords.includes(word)) rank += 100;
    else if (titleWords.some((one) => one.startsWith(word))) rank += 50;
    else if (textWords.has(word)) rank += 2;
    else if (someStartsWith(textWords, word)) rank += 1;
    else return 0;
  }
  return rank;
}

function isInTitle({ titleWords }: IndexedPage, words: readonly string[]): boolean {
  return words.every((word) => titleWords.some((one) => one.startsWith(word)));
}

function someStartsWith(words: ReadonlySet<string>, start: string): boolean {
  for (const word of words) if (word.startsWith(start)) return true;
  return false;
}

/** The place where the text speaks of it; otherwise what the page says of itself. */
function excerptOf({ text, description }: IndexedPage, words: readonly string[]): string {
  const place = placeOf(text, words);
  if (place < 0) return cut(description || text, 0);
  return cut(text, Math.max(0, place - 40));
}

function placeOf(text: string, words: readonly string[]): number {
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const folded = foldText(word);
    if (words.some((one) => folded.startsWith(one))) return index;
  }
  return -1;
}

function cut(text: string, from: number): string {
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const rest = text.slice(start);
  const short = rest.length > excerptLength ? `${rest.slice(0, rest.lastIndexOf(' ', excerptLength))} …` : rest;
  return start > 0 ? `… ${short}` : short;
}
