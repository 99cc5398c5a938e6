import type { DraftBlock } from '../model/block.ts';
import { blocksOf, idOf, withoutIds } from '../model/block.ts';
import type { Json, JsonObject, Path } from '../model/json.ts';
import { isList, isObject, isSame } from '../model/json.ts';
import { joinOrder, weave } from './joinOrder.ts';
import { matchBlocks } from './matchBlocks.ts';

export type Side = 'mine' | 'theirs';

/** Something both changed, and differently. */
export interface Clash {
  /** Stays the same while choices are made. */
  readonly id: string;
  readonly kind: 'field' | 'block' | 'order';
  /** The block it is in; without one it is of the page itself. */
  readonly block?: DraftBlock;
  /** Within that block, or within the page. */
  readonly path: Path;
  /** Undefined: removed there. */
  readonly mine: Json | undefined;
  readonly theirs: Json | undefined;
}

/** What one alone changed and is in the result already. */
export interface Joined {
  readonly side: Side;
  readonly block?: DraftBlock;
  readonly path: Path;
}

export interface Join {
  readonly value: Json;
  readonly clashes: readonly Clash[];
  readonly joined: readonly Joined[];
}

export type Choices = Readonly<Record<string, Side | undefined>>;

/**
 * Joins two changes of the same item, block by block and field by field. What only one touched is taken; where both
 * did, `choices` decides, and until then mine stands there. Pure: the same again with one more choice is the next step.
 */
export function joinItems(base: Json, mine: Json, theirs: Json, choices: Choices = {}): Join {
  const clashes: Clash[] = [];
  const joined: Joined[] = [];
  const choose = (clash: Clash): Side => {
    clashes.push(clash);
    return choices[clash.id] ?? 'mine';
  };

  function joinValue(at: Place, b: Json | undefined, m: Json | undefined, t: Json | undefined): Json | undefined {
    if (isSame(m, t) || isSame(t, b)) {
      if (!isSame(m, b) && !isSame(m, t)) joined.push({ side: 'mine', ...shown(at) });
      return m;
    }
    if (isSame(m, b)) {
      joined.push({ side: 'theirs', ...shown(at) });
      return t;
    }
    if (isObject(m) && isObject(t) && isObject(b) && m.kind === t.kind && m.type === t.type) {
      return joinObject(at, b, m, t);
    }
    if (isList(b) && isList(m) && isList(t) && isInPlace(b, m) && isInPlace(b, t)) {
      return b.map((entry, index) => joinValue(below(at, index), entry, m[index], t[index]) ?? null);
    }
    const side = choose({ id: at.id, kind: 'field', ...shown(at), mine: m, theirs: t });
    return side === 'mine' ? m : t;
  }

  function joinObject(at: Place, b: JsonObject, m: JsonObject, t: JsonObject): JsonObject {
    const names = [...new Set([...Object.keys(m), ...Object.keys(t), ...Object.keys(b)])];
    const entries = names.map((name): [string, Json | undefined] => [
      name,
      name === 'blocks'
        ? joinBlocks(below(at, name), blocksOf(b), blocksOf(m), blocksOf(t))
        : joinValue(below(at, name), b[name], m[name], t[name]),
    ]);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }

  function joinBlocks(
    at: Place,
    b: readonly DraftBlock[],
    m: readonly DraftBlock[],
    t: readonly DraftBlock[],
  ): readonly Json[] {
    const keys = matchBlocks(b, [m, t]);
    const [mineKeys = [], theirKeys = []] = keys.others;
    const of = (blocks: readonly DraftBlock[], named: readonly string[]) =>
      new Map(named.map((key, index) => [key, blocks[index]]));
    const [inBase, inMine, inTheirs] = [of(b, keys.base), of(m, mineKeys), of(t, theirKeys)];
    const result = new Map<string, Json>();
    for (const key of new Set([...mineKeys, ...theirKeys, ...keys.base])) {
      const one = joinBlock({ id: `${at.id}/${key}`, path: [] }, inBase.get(key), inMine.get(key), inTheirs.get(key));
      if (one) result.set(key, one);
    }
    const kept = new Set(result.keys());
    let order = joinOrder(keys.base, mineKeys, theirKeys, kept);
    if (!order) {
      const names = (list: readonly string[]) => list.filter((key) => kept.has(key));
      const ids = { mine: names(mineKeys), theirs: names(theirKeys) };
      const side = choose({ id: `${at.id} order`, kind: 'order', ...shown(at), ...ids });
      order = side === 'mine' ? weave(mineKeys, theirKeys, kept) : weave(theirKeys, mineKeys, kept);
    }
    return order.map((key) => result.get(key) ?? null);
  }

  function joinBlock(
    place: Omit<Place, 'block'>,
    b: DraftBlock | undefined,
    m: DraftBlock | undefined,
    t: DraftBlock | undefined,
  ): Json | undefined {
    const at: Place = { ...place, block: m ?? t ?? b };
    if (m && t) {
      const named = withIdOf(m, t);
      // Both added it, as by taking over a draft: what one of them changed since is not known.
      if (!b) return isSame(named, t) ? t : pickBlock(at, m, t);
      const same = { ...b, id: named.id };
      return joinValue(at, same, named, withIdOf(t, named));
    }
    const [only, side] = m ? [m, 'mine' as const] : [t, 'theirs' as const];
    if (!only) return undefined;
    if (!b) {
      joined.push({ side, block: only, path: [] });
      return only;
    }
    // One removed it: that holds unless the other wrote in it meanwhile.
    if (isSame(withoutIds(only), withoutIds(b))) {
      joined.push({ side: side === 'mine' ? 'theirs' : 'mine', block: only, path: [] });
      return undefined;
    }
    return pickBlock(at, m, t);
  }

  function pickBlock(at: Place, m: DraftBlock | undefined, t: DraftBlock | undefined): DraftBlock | undefined {
    return choose({ id: at.id, kind: 'block', ...shown(at), mine: m, theirs: t }) === 'mine' ? m : t;
  }

  const value = joinValue({ id: 'item', path: [] }, base, mine, theirs) ?? null;
  return { value, clashes, joined };
}

interface Place {
  readonly id: string;
  readonly block?: DraftBlock;
  readonly path: Path;
}

function below({ id, block, path }: Place, step: string | number): Place {
  return { id: `${id}/${step}`, block, path: [...path, step] };
}

function shown({ block, path }: Place): { block?: DraftBlock; path: Path } {
  return { block, path };
}

/** A base from before there were ids lends none, so the id of whoever has one is taken. */
function withIdOf(block: DraftBlock, other: DraftBlock): DraftBlock {
  const id = idOf(block) ?? idOf(other);
  return id === undefined || id === block.id ? block : { ...block, id };
}

/** Whether entries were changed where they stand: none moved, added or removed. Otherwise the list is one thing. */
function isInPlace(before: readonly Json[], after: readonly Json[]): boolean {
  if (before.length !== after.length) return false;
  return after.every((entry, index) => isSame(entry, before[index]) || !before.some((one) => isSame(one, entry)));
}
