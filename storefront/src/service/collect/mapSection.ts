import type { CollectStore, Position } from '@trolley/contract';
import { distanceBetween } from './projection.ts';

/** Stores further away are left out, in metres. */
const farAway = 30_000;

/** The part of the map around a place: the stores near it, or else the nearest one. */
export function mapSection(stores: readonly CollectStore[], centre: Position): readonly Position[] {
  const nearestFirst = stores
    .map(({ position }) => position)
    .sort((a, b) => distanceBetween(a, centre) - distanceBetween(b, centre));
  return nearestFirst.filter((position, index) => index === 0 || distanceBetween(position, centre) < farAway);
}
