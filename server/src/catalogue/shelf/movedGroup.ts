import type { StoredProduct } from '../catalogue.ts';
import type { Order } from './order.ts';
import type { Shelved } from './shelved.ts';
import type { Group } from './stock.ts';

/** What one product does to a group: it leaves, it comes, or both when it is another now. */
export interface Move {
  readonly gone: Shelved | undefined;
  readonly come: Shelved | undefined;
}

type KeysOf = (product: StoredProduct) => readonly string[];

/** What comes and goes in each group, by its key. */
export function movesBy(moves: readonly Move[], before: KeysOf, after: KeysOf): ReadonlyMap<string, readonly Move[]> {
  const byKey = new Map<string, Move[]>();
  const note = (key: string, move: Move) => {
    const known = byKey.get(key);
    if (known) known.push(move);
    else byKey.set(key, [move]);
  };
  for (const { gone, come } of moves) {
    for (const key of gone ? before(gone.product) : []) note(key, { gone, come: undefined });
    for (const key of come ? after(come.product) : []) note(key, { gone: undefined, come });
  }
  return byKey;
}

/** In no order. */
export function movedGroup(group: Group, moves: readonly Move[]): Group {
  const gone = new Set(moves.flatMap((move) => move.gone ?? []));
  const come = moves.flatMap((move) => move.come ?? []);
  return [...(gone.size > 0 ? group.filter((one) => !gone.has(one)) : group), ...come];
}

/** In order: few moves cost as much as copying the list. */
export function movedList(list: Group, moves: readonly Move[], order: Order): Group {
  const next = [...list];
  for (const { gone } of moves) if (gone) next.splice(placeOf(next, gone, order), 1);
  for (const { come } of moves) if (come) next.splice(placeOf(next, come, order), 0, come);
  return next;
}

/** Where it stands, or would stand. */
function placeOf(list: Group, one: Shelved, order: Order): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = list[middle];
    if (other && order(other, one) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
