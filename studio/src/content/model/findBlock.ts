import { blocksOf, idOf } from './block.ts';
import type { Json, Path } from './json.ts';
import { isList, isObject } from './json.ts';

/** Where the block with an id stands now; blocks of tabs are found as well. */
export function pathOfId(value: Json, id: string, list: Path = ['blocks']): Path | undefined {
  for (const [index, block] of blocksOf(value).entries()) {
    const path = [...list, index];
    if (idOf(block) === id) return path;
    const tabs = isList(block.tabs) ? block.tabs : [];
    for (const [at, tab] of tabs.entries()) {
      const found = isObject(tab) ? pathOfId(tab, id, [...path, 'tabs', at, 'blocks']) : undefined;
      if (found) return found;
    }
  }
  return undefined;
}
