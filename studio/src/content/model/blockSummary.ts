import type { DraftBlock } from './block.ts';
import { typeOf } from './block.ts';
import { isList, isObject, textOf } from './json.ts';

/** The first words of a block, for its line in the outline; empty where it has none yet. */
export function summaryOf(block: DraftBlock): string {
  const own = textOf(block.title) || textOf(block.label) || textOf(block.caption) || textOf(block.form);
  if (own) return cut(own);
  if (typeOf(block) === 'richText') return cut(plainText(textOf(block.html)));
  const first = isList(block.items) ? block.items.find(isObject) : undefined;
  if (first) return cut(textOf(first.title));
  return isObject(block.picture) ? cut(textOf(block.picture.alt) || textOf(block.picture.file)) : '';
}

function cut(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** What a reader sees of rich text, for a line or a comparison. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** How many entries stand in it, where that says something: items of a teaser, tabs, rows. */
export function countOf(block: DraftBlock): number | undefined {
  for (const list of [block.items, block.tabs, block.rows]) if (isList(list)) return list.length;
  return undefined;
}

/** Whether it shows at a moment, by its own dates. */
export function shownState(block: DraftBlock, at: number): 'shown' | 'notYet' | 'ended' {
  const from = Date.parse(textOf(block.validFrom));
  const until = Date.parse(textOf(block.validUntil));
  if (at < from) return 'notYet';
  return at >= until ? 'ended' : 'shown';
}
