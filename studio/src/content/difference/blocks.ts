import { matchBlocks } from '../join/matchBlocks.ts';
import type { DraftBlock } from '../model/block.ts';
import { blocksOf, withoutIds } from '../model/block.ts';
import type { Json, Path } from '../model/json.ts';
import { isList, isObject, isSame } from '../model/json.ts';

/** One value that is different. */
export interface FieldDifference {
  readonly path: Path;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

export interface BlockDifference {
  readonly key: string;
  readonly kind: 'changed' | 'moved' | 'added' | 'removed';
  readonly before?: DraftBlock;
  readonly after?: DraftBlock;
  /** Places counted from 0; undefined where it is not there. */
  readonly from?: number;
  readonly to?: number;
  readonly fields: readonly FieldDifference[];
}

export interface ItemDifference {
  /** Of the page or configuration itself. */
  readonly fields: readonly FieldDifference[];
  readonly blocks: readonly BlockDifference[];
  readonly same: readonly DraftBlock[];
}

/** What is different between two states of an item, by block, in the order of the later one. */
export function differenceOf(before: Json, after: Json): ItemDifference {
  const [old, now] = [blocksOf(before), blocksOf(after)];
  const keys = matchBlocks(old, [now]);
  const nowKeys = keys.others[0] ?? [];
  const still = stayed(
    keys.base.filter((key) => nowKeys.includes(key)),
    nowKeys,
  );
  const blocks: BlockDifference[] = [];
  const same: DraftBlock[] = [];
  for (const [to, key] of nowKeys.entries()) {
    const from = keys.base.indexOf(key);
    const after = now[to] ?? {};
    if (from < 0) {
      blocks.push({ key, kind: 'added', after, to, fields: [] });
      continue;
    }
    const before = old[from] ?? {};
    const fields = differentFields(withoutIds(before), withoutIds(after));
    if (fields.length > 0) blocks.push({ key, kind: 'changed', before, after, from, to, fields });
    else if (still.has(key)) same.push(after);
    else blocks.push({ key, kind: 'moved', before, after, from, to, fields });
  }
  for (const [from, key] of keys.base.entries()) {
    if (!nowKeys.includes(key)) blocks.push({ key, kind: 'removed', before: old[from], from, fields: [] });
  }
  return { fields: differentFields(withoutBlocks(before), withoutBlocks(after)), blocks, same };
}

function withoutBlocks(value: Json): Json {
  if (!isObject(value)) return value;
  const { blocks, ...rest } = value;
  return rest;
}

/** Every value that differs, as deep as both have the same outline. */
export function differentFields(before: Json | undefined, after: Json | undefined, path: Path = []): FieldDifference[] {
  if (isSame(before, after)) return [];
  if (isObject(before) && isObject(after) && before.kind === after.kind) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => differentFields(before[name], after[name], [...path, name]));
  }
  if (isList(before) && isList(after) && before.length === after.length && before.every(isObject)) {
    return before.flatMap((entry, index) => differentFields(entry, after[index], [...path, index]));
  }
  return [{ path, before, after }];
}

/** The longest run that kept its order: what is not in it was moved. */
function stayed(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const places = before.map((key) => after.indexOf(key));
  const best: { length: number; previous: number }[] = [];
  for (const [index, place] of places.entries()) {
    let found = { length: 1, previous: -1 };
    for (let earlier = 0; earlier < index; earlier += 1) {
      const length = (best[earlier]?.length ?? 0) + 1;
      if ((places[earlier] ?? 0) < place && length > found.length) found = { length, previous: earlier };
    }
    best.push(found);
  }
  let at = best.reduce((longest, one, index) => (one.length > (best[longest]?.length ?? 0) ? index : longest), 0);
  const kept = new Set<string>();
  while (at >= 0 && at < before.length) {
    kept.add(before[at] ?? '');
    at = best[at]?.previous ?? -1;
  }
  return kept;
}
