import type { Colour } from '../../kit/paper/colour.ts';

export type VesselKind =
  | 'plate'
  | 'deep'
  | 'bowl'
  | 'platter'
  | 'pan'
  | 'wok'
  | 'pot'
  | 'oven'
  | 'oval'
  | 'tray'
  | 'tin'
  | 'board'
  | 'roundBoard'
  | 'rack'
  | 'bare';

/** How the rim of a plate or bowl is painted. */
export type Decor = 'plain' | 'line' | 'double' | 'dashes' | 'speckled' | 'band';

export interface VesselSpec {
  readonly kind: VesselKind;
  readonly colour?: Colour;
  readonly decor?: Decor;
  readonly paint?: Colour;
  /** Where handles and ears point, in degrees. */
  readonly turn?: number;
  /** Off the middle of the table. */
  readonly x?: number;
  readonly y?: number;
}

type Extra = Pick<VesselSpec, 'turn' | 'x' | 'y'>;

/** A plain colour, or a painted one: `plate('#fffdf8', 'line', '#1b5a3a')`. */
const painted =
  (kind: VesselKind) =>
  (colour?: Colour, decor?: Decor, paint?: Colour, more: Extra = {}): VesselSpec => ({
    kind,
    ...(colour && { colour }),
    ...(decor && { decor }),
    ...(paint && { paint }),
    ...more,
  });
const formed =
  (kind: VesselKind) =>
  (colour?: Colour, turn?: number, more: Extra = {}): VesselSpec => ({
    kind,
    ...(colour && { colour }),
    ...(turn !== undefined && { turn }),
    ...more,
  });

export const plate = painted('plate');
export const deep = painted('deep');
export const bowl = painted('bowl');
export const platter = painted('platter');
export const pan = formed('pan');
export const wok = formed('wok');
export const pot = formed('pot');
export const oven = formed('oven');
export const oval = formed('oval');
export const tray = formed('tray');
export const tin = formed('tin');
export const board = formed('board');
export const roundBoard = formed('roundBoard');
export const rack = formed('rack');
export const bare = formed('bare');
