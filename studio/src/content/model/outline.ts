import type { DraftBlock } from './block.ts';
import { copyOf } from './block.ts';
import type { Json, Path } from './json.ts';
import { getAt, isList, setAt } from './json.ts';

/** Where a block stands: the path of its list (`['blocks']`, or of a tab) and its place there. */
export interface Place {
  readonly list: Path;
  readonly index: number;
}

export function placeOf(path: Path): Place {
  const index = path.at(-1);
  return { list: path.slice(0, -1), index: typeof index === 'number' ? index : 0 };
}

export function pathOf({ list, index }: Place): Path {
  return [...list, index];
}

/** `3`, or `8.0.2`: the third block of the first tab of block 8, as the preview names it. */
export function blockName(path: Path): string {
  return path.filter((step) => typeof step === 'number').join('.');
}

/** The path such a name stands for. */
export function pathOfName(name: string): Path | undefined {
  if (!/^\d+(\.\d+\.\d+)?$/.test(name)) return undefined;
  const [block = 0, tab, inner] = name.split('.').map(Number);
  return tab === undefined || inner === undefined ? ['blocks', block] : ['blocks', block, 'tabs', tab, 'blocks', inner];
}

function listAt(value: Json, path: Path): readonly Json[] {
  const list = getAt(value, path);
  return isList(list) ? list : [];
}

export function addBlock(value: Json, { list, index }: Place, block: DraftBlock): Json {
  return setAt(value, list, listAt(value, list).toSpliced(index, 0, block));
}

export function removeBlock(value: Json, { list, index }: Place): Json {
  return setAt(value, list, listAt(value, list).toSpliced(index, 1));
}

export function duplicateBlock(value: Json, place: Place, nextId?: () => string): Json {
  const block = getAt(value, pathOf(place));
  if (block === undefined) return value;
  return addBlock(value, { ...place, index: place.index + 1 }, copyOf(block as DraftBlock, nextId));
}

/** To another place of the same list; the same value when there is nowhere to go. */
export function moveBlock(value: Json, { list, index }: Place, to: number): Json {
  const blocks = listAt(value, list);
  const moved = blocks[index];
  if (moved === undefined || to < 0 || to >= blocks.length || to === index) return value;
  return setAt(value, list, blocks.toSpliced(index, 1).toSpliced(to, 0, moved));
}
