import type { DraftBlock } from '../model/block.ts';
import { idOf, typeOf, withoutIds } from '../model/block.ts';
import { isSame } from '../model/json.ts';

/**
 * A key per block, the same in all lists for what is the same block. Ids decide. A list from before there were ids is
 * matched by what is written in its blocks, and what is left over by type, in order.
 */
export function matchBlocks(base: readonly DraftBlock[], others: readonly (readonly DraftBlock[])[]): BlockKeys {
  const baseKeys = base.map((block, index) => idOf(block) ?? `base ${index}`);
  return { base: baseKeys, others: others.map((other, index) => keysOf(base, baseKeys, other, index)) };
}

export interface BlockKeys {
  readonly base: readonly string[];
  readonly others: readonly (readonly string[])[];
}

function keysOf(
  base: readonly DraftBlock[],
  baseKeys: readonly string[],
  other: readonly DraftBlock[],
  which: number,
): readonly string[] {
  const keys: (string | undefined)[] = other.map((block) => {
    const id = idOf(block);
    return id !== undefined && baseKeys.includes(id) ? id : undefined;
  });
  const free = new Set([...base.keys()].filter((index) => idOf(base[index]) === undefined));
  const take = (at: number, isIt: (block: DraftBlock) => boolean) => {
    if (keys[at] !== undefined) return;
    const found = [...free].find((index) => isIt(base[index] ?? {}));
    if (found === undefined) return;
    free.delete(found);
    keys[at] = baseKeys[found];
  };
  const plain = other.map((block) => withoutIds(block));
  for (const at of other.keys()) take(at, (block) => isSame(withoutIds(block), plain[at]));
  for (const at of other.keys()) take(at, (block) => typeOf(block) === typeOf(other[at]));
  return keys.map((key, at) => key ?? idOf(other[at]) ?? `new ${which} ${at}`);
}
