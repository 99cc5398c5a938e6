import { darken, lighten } from '../paper/colour.ts';
import type { Paper, Stop } from '../paper/paper.ts';

/* Studio light: a soft box from the upper left, a weak rim from the right. */

const white = (offset: number, opacity: number): Stop => [offset, '#fff', opacity];
const black = (offset: number, opacity: number): Stop => [offset, '#000', opacity];

/** Over a printed round body. */
export const cylinderLight = (paper: Paper, strength = 1): string =>
  paper.linear([
    black(0, 0.36 * strength),
    black(0.06, 0.14 * strength),
    white(0.13, 0.02),
    white(0.2, 0.38 * strength),
    white(0.29, 0.2 * strength),
    white(0.36, 0),
    black(0.6, 0.02),
    black(0.94, 0.3 * strength),
    black(0.97, 0.2 * strength),
    black(1, 0.4 * strength),
  ]);

/** Over clear glass or plastic: dark rims, a bright heart. */
export const glassLight = (paper: Paper, heart = 0.08): string =>
  paper.linear([
    black(0, 0.5),
    black(0.07, 0.18),
    white(0.15, 0.06),
    white(0.5, heart),
    black(0.86, 0.1),
    black(0.95, 0.34),
    black(1, 0.52),
  ]);

/** Over a soft bag: a broad highlight and dark edges. */
export const filmLight = (paper: Paper): string =>
  paper.linear([
    black(0, 0.36),
    black(0.05, 0.1),
    white(0.2, 0.3),
    white(0.32, 0.04),
    black(0.75, 0.05),
    black(0.93, 0.22),
    black(1, 0.4),
  ]);

export const metal = (paper: Paper, colour = '#c9cdd0'): string =>
  paper.linear([
    [0, darken(colour, 0.55)],
    [0.08, darken(colour, 0.15)],
    [0.2, lighten(colour, 0.75)],
    [0.5, colour],
    [0.68, darken(colour, 0.22)],
    [0.8, lighten(colour, 0.25)],
    [0.93, darken(colour, 0.3)],
    [1, darken(colour, 0.6)],
  ]);

/** From lit above to shaded below. */
export const fallingLight = (paper: Paper, lit = 0.3, shade = 0.18): string =>
  paper.linear([white(0, lit), white(0.4, 0.04), black(1, shade)], 'down');

/** Across a flat face, from the lit corner to the shaded one. */
export const flatLight = (paper: Paper, lit = 0.2, shade = 0.1): string =>
  paper.linear([white(0, lit), white(0.4, 0), black(1, shade)], 'slant');

/** A round thing of one colour. */
export const ballLight = (paper: Paper, colour: string, depth = 0.4): string =>
  paper.radial(
    [
      [0, lighten(colour, 0.5)],
      [0.5, colour],
      [1, darken(colour, depth)],
    ],
    'cx=".36" cy=".3" r=".8"',
  );
