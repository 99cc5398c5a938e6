import type { Json, JsonObject } from './json.ts';
import { isList, isObject } from './json.ts';

/** A block of a draft: of a known type or not, complete or not. */
export type DraftBlock = JsonObject;

export function blocksOf(value: Json | undefined): readonly DraftBlock[] {
  const blocks = isObject(value) ? value.blocks : undefined;
  return isList(blocks) ? blocks.filter(isObject) : [];
}

export function typeOf(block: DraftBlock | undefined): string {
  return typeof block?.type === 'string' ? block.type : '';
}

export function idOf(block: DraftBlock | undefined): string | undefined {
  return typeof block?.id === 'string' ? block.id : undefined;
}

const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => letters[byte % letters.length]).join('');
}

/** Every block with an id, also those in tabs. What has one keeps it; a value without blocks is given back as it is. */
export function withIds(value: Json, nextId: () => string = randomId): Json {
  if (!isObject(value)) return value;
  if (!isList(value.blocks)) return value;
  const blocks = value.blocks.map((block) => (isObject(block) ? blockWithId(block, nextId) : block));
  return blocks.every((block, index) => block === (value.blocks as readonly Json[])[index])
    ? value
    : { ...value, blocks };
}

export function blockWithId(block: DraftBlock, nextId: () => string = randomId): DraftBlock {
  const named = idOf(block) === undefined ? { id: nextId(), ...block } : block;
  if (!isList(named.tabs)) return named;
  const tabs = named.tabs.map((tab) => withIds(tab, nextId));
  return tabs.every((tab, index) => tab === (named.tabs as readonly Json[])[index]) ? named : { ...named, tabs };
}

/** A copy that is another block: with other ids. */
export function copyOf(block: DraftBlock, nextId: () => string = randomId): DraftBlock {
  return blockWithId(withoutIds(block) as DraftBlock, nextId);
}

/** Without the ids of blocks, to compare what was written. */
export function withoutIds(value: Json): Json {
  if (isList(value)) return value.map(withoutIds);
  if (!isObject(value)) return value;
  const { id, ...rest } = value;
  const kept = typeof value.type === 'string' && typeof id === 'string' ? rest : value;
  return Object.fromEntries(
    Object.entries(kept).map(([name, one]) => [name, one === undefined ? one : withoutIds(one)]),
  );
}
