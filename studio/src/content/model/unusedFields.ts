import type { DraftBlock } from './block.ts';
import type { Json } from './json.ts';
import { isList, isObject, textOf } from './json.ts';

interface Unused {
  readonly block: readonly string[];
  readonly entry: readonly string[];
}

/** What a teaser's form has no place for in the shop: nobody should fill in what nobody sees. */
const ofLayout: Readonly<Record<string, Unused>> = {
  hero: { block: ['title', 'text', 'more', 'departments'], entry: ['icon'] },
  banner: { block: ['departments'], entry: ['icon'] },
  cards: { block: ['departments'], entry: [] },
  icons: { block: ['departments'], entry: ['kicker', 'action', 'pictures'] },
  tiles: { block: [], entry: ['kicker', 'text', 'action', 'icon'] },
};

/** Fields of a block that are not asked; what holds something is, so that it can be found and emptied. */
export function unusedFields(block: DraftBlock): readonly string[] {
  return (ofLayout[textOf(block.layout)]?.block ?? []).filter((name) => isEmpty(block[name]));
}

/** The same of one of its entries. */
export function unusedOfEntry(block: Json | undefined, entry: Json | undefined): readonly string[] {
  const layout = isObject(block) ? textOf(block.layout) : '';
  return (ofLayout[layout]?.entry ?? []).filter((name) => !isObject(entry) || isEmpty(entry[name]));
}

function isEmpty(value: Json | undefined): boolean {
  return value === undefined || value === '' || (isList(value) && value.length === 0);
}
