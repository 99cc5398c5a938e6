import type { Brush } from '../sheet.ts';

/** One food: drawn round the middle, about a hundred wide. */
export interface Food {
  readonly draw: (brush: Brush) => string;
  /** Half sizes of the shadow it casts; none for what lies flat. */
  readonly shadow: readonly [rx: number, ry: number];
}

export const food = (draw: (brush: Brush) => string, rx = 46, ry = rx): Food => ({ draw, shadow: [rx, ry] });
