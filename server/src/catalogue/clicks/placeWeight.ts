/** Whoever looks down to here has looked at what stands above. */
const farthest = 16;

/**
 * What a click weighs by its place in the list, from 0. The first place is opened because it is the first, so it weighs a
 * quarter of the sixteenth: a list whose places alone are clicked is not confirmed by that.
 */
export function placeWeight(place: number): number {
  return Math.sqrt(Math.min(Math.max(place, 0) + 1, farthest) / farthest);
}
