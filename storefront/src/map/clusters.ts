import type { Point } from './projection.ts';

export interface Placed extends Point {
  readonly id: string;
}

/** One pin of the map: a place alone, or several that would lie on each other. */
export interface Cluster extends Point {
  /** The first is the chosen one, if it is among them. */
  readonly ids: readonly string[];
  readonly chosen: boolean;
}

/** How far pins have to be from each other, in pixels: they are 44 wide. */
export const pinDistance = 46;
/** The chosen one is larger. */
export const chosenDistance = 56;

/** Several in one are told in words, which are wider than a pin. */
export const clusterWidth = 1.7;

/**
 * Pins that do not overlap: the two that lie nearest become one, until all are far enough from each other. The chosen
 * one stays where it is and takes those in that would lie under it.
 */
export function clusters(places: readonly Placed[], chosen: string | undefined): readonly Cluster[] {
  let groups: Cluster[] = places.map(({ id, x, y }) => ({ ids: [id], x, y, chosen: id === chosen }));
  for (;;) {
    const pair = nearestPair(groups);
    if (!pair) return groups;
    groups = [...groups.filter((group) => group !== pair[0] && group !== pair[1]), joined(...pair)];
  }
}

function nearestPair(groups: readonly Cluster[]): readonly [Cluster, Cluster] | undefined {
  let nearest: readonly [Cluster, Cluster] | undefined;
  let least = 1;
  groups.forEach((one, index) => {
    for (const other of groups.slice(index + 1)) {
      const needed = one.chosen || other.chosen ? chosenDistance : pinDistance;
      // Words are wider than a pin.
      const wider = one.ids.length > 1 || other.ids.length > 1 ? clusterWidth : 1;
      const share = Math.hypot((one.x - other.x) / wider, one.y - other.y) / needed;
      if (share < least) {
        least = share;
        nearest = [one, other];
      }
    }
  });
  return nearest;
}

function joined(one: Cluster, other: Cluster): Cluster {
  if (other.chosen) return joined(other, one);
  const ids = [...one.ids, ...other.ids];
  if (one.chosen) return { ...one, ids };
  const share = other.ids.length / ids.length;
  return { ids, chosen: false, x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share };
}
