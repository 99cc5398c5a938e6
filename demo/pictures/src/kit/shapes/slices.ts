import { ballLight } from '../light/light.ts';
import { castShadow } from '../light/shadow.ts';
import { moved } from '../paper/draw.ts';
import { repeat, svg } from '../paper/markup.ts';
import type { Draw } from './fillingDraw.ts';

/** Rows of one motif. */
export const rowsOf =
  (motif: string, size: number, places: readonly (readonly [number, number, number])[]): Draw =>
  (paper) =>
    places
      .map(
        ([x, y, turn]) =>
          castShadow(
            paper,
            svg`M${x - size * 0.34} ${y + size * 0.2}h${size * 0.68}v${size * 0.12}h${-size * 0.68}z`,
            4,
            6,
            0.35,
            8,
          ) + paper.motif(motif, { x, y, size, turn }),
      )
      .join('');

export const SLICE = 'M-120 -96q120 -30 240 0q26 90 0 190q-120 30 -240 0q-26 -96 0 -190z';

export const ROUND = 'M-116 0a116 116 0 0 1 232 0a116 116 0 0 1 -232 0z';

/** Slices lying over one another. */
export const overlapping =
  (outline: string, colour: string, edge: string, marks: string): Draw =>
  (paper) => {
    const slice = paper.symbol('slice', () => {
      const form = paper.form(outline);
      return (
        castShadow(paper, outline, -5, 6, 0.28, 6) +
        form.fill(edge) +
        moved('scale(.95)', form.fill(ballLight(paper, colour, 0.2)) + form.clip(marks))
      );
    });
    return repeat(6, (step) =>
      paper.place(slice, svg`translate(${640 - step * 90} ${430 + (step % 2) * 20}) rotate(${step * 3 - 8})`),
    );
  };

export const dotsOn = (colour: string): string =>
  repeat(
    22,
    (step) =>
      svg`<circle cx="${-100 + ((step * 53) % 200)}" cy="${-80 + ((step * 37) % 160)}" r="${5 + (step % 3) * 2}" fill="${colour}"/>`,
  );
