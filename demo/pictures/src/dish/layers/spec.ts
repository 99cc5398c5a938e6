import type { Colour } from '../../kit/paper/colour.ts';
import type { FoodName } from '../foods/foods.ts';

/** Half sizes round a middle; left out, a layer takes the room of the vessel. */
export interface Area {
  readonly x?: number;
  readonly y?: number;
  readonly w?: number;
  readonly h?: number;
}

/** Left, top, size, and how it is turned; left out, it lies as it falls. */
export type Place = readonly [x: number, y: number, size: number, turn?: number];

export interface Strewn extends Area {
  readonly kind: 'strew';
  readonly food: FoodName;
  readonly count: number;
  readonly size: number;
  readonly turn?: number;
}
export interface Put {
  readonly kind: 'put';
  readonly food: FoodName;
  readonly places: readonly Place[];
}
export interface Grid extends Area {
  readonly kind: 'grid';
  readonly food: FoodName;
  readonly columns: number;
  readonly rows: number;
  readonly size: number;
  readonly turn: number;
}
export interface Fill {
  readonly kind: 'fill';
  readonly colour: Colour;
  readonly oil?: Colour;
  /** What is stirred in and seen: grains, flakes. */
  readonly grain?: Colour;
}
export interface Pool extends Area {
  readonly kind: 'pool';
  readonly colour: Colour;
}
export interface Heap extends Area {
  readonly kind: 'heap';
  readonly colour: Colour;
}
export interface Strands extends Area {
  readonly kind: 'strands';
  readonly colour: Colour;
  readonly count: number;
  readonly width: number;
}
/** Short things that lie across each other: rice, spätzle, sauerkraut, grated cheese. */
export interface Rods extends Area {
  readonly kind: 'rods';
  readonly colour: Colour;
  readonly count: number;
  readonly length: number;
  readonly width: number;
  readonly bent?: number;
}
export interface Specks extends Area {
  readonly kind: 'specks';
  readonly colour: Colour;
  readonly count: number;
  readonly size: number;
}
export interface Drizzle extends Area {
  readonly kind: 'drizzle';
  readonly colour: Colour;
  readonly width: number;
  readonly way: 'swirl' | 'streaks';
}
/** What an oven leaves on top. */
export interface Top extends Area {
  readonly kind: 'top';
  readonly of: 'gratin' | 'mash' | 'piped' | 'crumble' | 'meringue' | 'sponge';
  readonly colour: Colour;
}
export interface Cup {
  readonly kind: 'cup';
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: Colour;
  readonly rim?: Colour;
  readonly food?: FoodName;
  readonly count?: number;
  readonly foodSize?: number;
  readonly specks?: Colour;
}

export type LayerSpec = Strewn | Put | Grid | Fill | Pool | Heap | Strands | Rods | Specks | Drizzle | Top | Cup;

/** `x, y, half width, half height`, as short as a list of two hundred dishes wants it. */
type Around = readonly [x?: number, y?: number, w?: number, h?: number];
const area = ([x, y, w, h = w]: Around): Area => ({
  ...(x !== undefined && { x }),
  ...(y !== undefined && { y }),
  ...(w !== undefined && { w }),
  ...(h !== undefined && { h }),
});

export const strew = (food: FoodName, count: number, size: number, ...around: Around): Strewn => ({
  kind: 'strew',
  food,
  count,
  size,
  ...area(around),
});
/** All turned the same way. */
export const lay = (food: FoodName, count: number, size: number, turn: number, ...around: Around): Strewn => ({
  ...strew(food, count, size, ...around),
  turn,
});
export const put = (food: FoodName, ...places: readonly Place[]): Put => ({ kind: 'put', food, places });
/** In a row, each a little over the last one. */
export function row(
  food: FoodName,
  count: number,
  size: number,
  from: readonly [number, number],
  to: readonly [number, number],
  turn = 0,
): Put {
  const step = (index: number): number => index / Math.max(1, count - 1);
  return put(
    food,
    ...Array.from({ length: count }, (_, index): Place => {
      const share = step(index);
      const wobble = ((index * 37) % 11) - 5;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, size, turn + wobble];
    }),
  );
}
export const grid = (
  food: FoodName,
  columns: number,
  rows: number,
  size: number,
  turn: number,
  ...around: Around
): Grid => ({
  kind: 'grid',
  food,
  columns,
  rows,
  size,
  turn,
  ...area(around),
});
export const fill = (colour: Colour, seen: { readonly oil?: Colour; readonly grain?: Colour } = {}): Fill => ({
  kind: 'fill',
  colour,
  ...seen,
});
export const pool = (colour: Colour, ...around: Around): Pool => ({ kind: 'pool', colour, ...area(around) });
export const heap = (colour: Colour, ...around: Around): Heap => ({ kind: 'heap', colour, ...area(around) });
export const strands = (colour: Colour, count: number, width: number, ...around: Around): Strands => ({
  kind: 'strands',
  colour,
  count,
  width,
  ...area(around),
});
export const rods = (colour: Colour, count: number, length: number, width: number, ...around: Around): Rods => ({
  kind: 'rods',
  colour,
  count,
  length,
  width,
  ...area(around),
});
/** As `rods`, bent: spätzle, cabbage. */
export const curls = (colour: Colour, count: number, length: number, width: number, ...around: Around): Rods => ({
  ...rods(colour, count, length, width, ...around),
  bent: 1,
});
export const specks = (colour: Colour, count: number, size: number, ...around: Around): Specks => ({
  kind: 'specks',
  colour,
  count,
  size,
  ...area(around),
});
export const chives = (count: number, ...around: Around): Rods => rods('#4f9a3a', count, 13, 6, ...around);
export const pepper = (count: number, ...around: Around): Specks => specks('#33261a', count, 3, ...around);
export const sugar = (count: number, ...around: Around): Specks => specks('#ffffff', count, 4, ...around);
export const chopped = (count: number, ...around: Around): Specks => specks('#3f8a30', count, 6, ...around);
export const drizzle = (colour: Colour, width: number, way: Drizzle['way'], ...around: Around): Drizzle => ({
  kind: 'drizzle',
  colour,
  width,
  way,
  ...area(around),
});
export const top = (of: Top['of'], colour: Colour, ...around: Around): Top => ({
  kind: 'top',
  of,
  colour,
  ...area(around),
});
export const cup = (
  colour: Colour,
  x: number,
  y: number,
  size: number,
  more: Pick<Cup, 'rim' | 'food' | 'count' | 'foodSize' | 'specks'> = {},
): Cup => ({ kind: 'cup', x, y, size, colour, ...more });
