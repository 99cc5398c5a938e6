import { MIDDLE } from '../paper/draw.ts';
import { svg } from '../paper/markup.ts';

/** Half an outline from top to bottom: radius and height, and for a curve the control points on the way there. */
export type Profile = readonly ProfilePoint[];
type ProfilePoint =
  | readonly [radius: number, y: number]
  | readonly [radius: number, y: number, r1: number, y1: number, r2: number, y2: number];

/** The closed outline of a body turned around the middle line. */
export function turned(profile: Profile, middle = MIDDLE): string {
  const [first = [0, 0] as const] = profile;
  let right = svg`M${middle + first[0]} ${first[1]}`;
  let left = '';
  profile.forEach((point, index) => {
    const before = profile[index - 1];
    if (!before) return;
    const [radius, y, r1, y1, r2, y2] = point;
    const curved = r1 !== undefined && y1 !== undefined && r2 !== undefined && y2 !== undefined;
    right += curved
      ? svg`C${middle + r1} ${y1} ${middle + r2} ${y2} ${middle + radius} ${y}`
      : svg`L${middle + radius} ${y}`;
    const back = svg`${middle - before[0]} ${before[1]}`;
    left = (curved ? svg`C${middle - r2} ${y2} ${middle - r1} ${y1} ${back}` : `L${back}`) + left;
  });
  const [lastRadius = 0, lastY = 0] = profile.at(-1) ?? [];
  return `${right}${svg`L${middle - lastRadius} ${lastY}`}${left}z`;
}

export const widestRadius = (profile: Profile): number => Math.max(...profile.map(([radius]) => radius));
