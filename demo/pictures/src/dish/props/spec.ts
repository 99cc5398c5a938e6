import type { Colour } from '../../kit/paper/colour.ts';
import type { FoodName } from '../foods/foods.ts';
import type { Cup } from '../layers/spec.ts';

export interface Tool {
  readonly kind: 'fork' | 'spoon' | 'knife' | 'ladle' | 'server';
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  /** Steel, wood, brass. */
  readonly colour?: Colour;
}
export interface Napkin {
  readonly kind: 'napkin';
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly colour: Colour;
  readonly stripe: Colour;
}
export interface Drink {
  readonly kind: 'glass' | 'mug';
  readonly x: number;
  readonly y: number;
  readonly colour: Colour;
}
/** A piece of what went into it. */
export interface Bit {
  readonly kind: 'bit';
  readonly food: FoodName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn?: number;
}
export type PropSpec = Tool | Napkin | Drink | Bit | Cup;

const tool =
  (kind: Tool['kind']) =>
  (x: number, y: number, turn = 0, colour?: Colour): Tool => ({ kind, x, y, turn, ...(colour && { colour }) });
export const fork = tool('fork');
export const spoon = tool('spoon');
export const knife = tool('knife');
export const ladle = tool('ladle');
export const server = tool('server');
export const napkin = (x: number, y: number, turn: number, colour: Colour, stripe: Colour): Napkin => ({
  kind: 'napkin',
  x,
  y,
  turn,
  colour,
  stripe,
});
export const glass = (x: number, y: number, colour = '#d5e6ee'): Drink => ({ kind: 'glass', x, y, colour });
export const mug = (x: number, y: number, colour: Colour): Drink => ({ kind: 'mug', x, y, colour });
export const bit = (food: FoodName, x: number, y: number, size: number, turn?: number): Bit => ({
  kind: 'bit',
  food,
  x,
  y,
  size,
  ...(turn !== undefined && { turn }),
});
