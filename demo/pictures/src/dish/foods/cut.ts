import type { Colour } from '../../kit/paper/colour.ts';
import { circle, line, path } from '../../kit/paper/draw.ts';
import { repeat, svg } from '../../kit/paper/markup.ts';
import { flat, lighten, shaded, turnedBy } from '../outline.ts';
import { type Food, food } from './food.ts';

export const spokes = (count: number, content: string): string =>
  repeat(count, (step) => turnedBy((step * 360) / count, content));

export const cube = (colour: Colour, wild = 0.1): Food =>
  food((brush) => {
    const [a, b, c, d] = [0, 1, 2, 3].map(() => (brush.chance() - 0.5) * 60 * wild);
    const top = svg`M-36 ${-40 + (a ?? 0)}Q0 -46 ${38 + (b ?? 0)} -36Q42 0 ${36 + (c ?? 0)} 30Q0 36 -38 ${32 + (d ?? 0)}Q-42 0 -36 ${-40 + (a ?? 0)}Z`;
    return (
      path(top, shaded(colour, 0.42), ' transform="translate(3 12)"') +
      flat(top, colour, 2) +
      line('M-28 -30Q0 -36 26 -28', lighten(colour, 0.5), 6, ' opacity=".7"')
    );
  }, 44);

export const slice = (skin: Colour, flesh: Colour, heart: string, rim = 5): Food =>
  food(() => circle(0, 3, 47, shaded(skin, 0.3)) + circle(0, 0, 47, skin) + circle(0, 0, 47 - rim, flesh) + heart, 46);
