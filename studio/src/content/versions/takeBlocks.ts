import { weave } from '../join/joinOrder.ts';
import { matchBlocks } from '../join/matchBlocks.ts';
import { blocksOf } from '../model/block.ts';
import type { Json } from '../model/json.ts';
import { isObject } from '../model/json.ts';

/**
 * Some blocks of an earlier version in a value of now: changed ones as they were, removed ones back where they stood,
 * added ones gone again, moved ones at their old place.
 */
export function takeBlocks(now: Json, was: Json, keys: ReadonlySet<string>): Json {
  if (!isObject(now)) return now;
  const [before, after] = [blocksOf(was), blocksOf(now)];
  const named = matchBlocks(before, [after]);
  const afterKeys = named.others[0] ?? [];
  const inBefore = new Map(named.base.map((key, index) => [key, before[index]]));
  const inAfter = new Map(afterKeys.map((key, index) => [key, after[index]]));
  const kept = new Set([
    ...afterKeys.filter((key) => !keys.has(key) || inBefore.has(key)),
    ...named.base.filter((key) => keys.has(key)),
  ]);
  // What is taken stands after what it followed then; all else keeps its order.
  const rest = afterKeys.filter((key) => kept.has(key) && !keys.has(key));
  const order = weave(
    rest,
    named.base.filter((key) => rest.includes(key) || keys.has(key)),
    kept,
  );
  return { ...now, blocks: order.map((key) => (keys.has(key) ? inBefore.get(key) : inAfter.get(key)) ?? null) };
}
