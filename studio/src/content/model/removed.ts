import type { DraftBlock } from './block.ts';
import { idOf } from './block.ts';
import { pathOfId } from './findBlock.ts';
import type { Json, JsonObject } from './json.ts';
import { getAt, isList, isObject } from './json.ts';
import { addBlock, type Place, pathOf, placeOf } from './outline.ts';

/** A block that was taken out, with where it stood: by its neighbours, since places change while one works on. */
export interface Removed {
  readonly block: DraftBlock;
  readonly place: Place;
  /** The block whose tab it stood in. */
  readonly within?: string;
  readonly after?: string;
  readonly before?: string;
}

/** Undefined where no block stands. */
export function rememberBlock(value: Json, place: Place): Removed | undefined {
  const block = getAt(value, pathOf(place));
  if (!isObject(block)) return undefined;
  const idAt = (index: number) => idOf(getAt(value, [...place.list, index]) as JsonObject | undefined);
  const within = idOf(getAt(value, place.list.slice(0, -3)) as JsonObject | undefined);
  return {
    ...{ block, place, after: idAt(place.index - 1), before: idAt(place.index + 1) },
    ...(place.list.length > 1 && { within }),
  };
}

/** Puts it back where it stood, and nothing else: what was done since stays. Where its tab is gone, it goes to the end of the page. */
export function bringBack(value: Json, removed: Removed): { readonly value: Json; readonly place: Place } {
  const { block, place } = removed;
  const there = pathOfId(value, idOf(block) ?? '');
  // It came back by undo already.
  if (there) return { value, place: placeOf(there) };
  const list = listOf(value, removed);
  const blocks = list && getAt(value, list);
  if (!list || !isList(blocks)) {
    const all = getAt(value, ['blocks']);
    const end = { list: ['blocks'], index: isList(all) ? all.length : 0 };
    return { value: addBlock(value, end, block), place: end };
  }
  const indexOf = (id: string | undefined) =>
    id === undefined ? -1 : blocks.findIndex((one) => isObject(one) && idOf(one) === id);
  const [after, before] = [indexOf(removed.after), indexOf(removed.before)];
  const index = after >= 0 ? after + 1 : before >= 0 ? before : Math.min(place.index, blocks.length);
  const back = { list, index };
  return { value: addBlock(value, back, block), place: back };
}

/** The page's own list always takes it; a tab only while it is there. */
function listOf(value: Json, { place, within }: Removed): Place['list'] | undefined {
  if (place.list.length === 1) return place.list;
  const parent = within === undefined ? undefined : pathOfId(value, within);
  const list = parent && [...parent, ...place.list.slice(-3)];
  return list && isObject(getAt(value, list.slice(0, -1))) ? list : undefined;
}
