import { ellipse } from '../paper/draw.ts';
import { fine, repeat, svg } from '../paper/markup.ts';
import type { Paper } from '../paper/paper.ts';

/* Soft edges without blur filters: rastering a blur costs more than all the rest of a picture. */

interface Softness {
  /** Standard deviation of the blur it stands for. */
  readonly blur: number;
  readonly opacity: number;
}

/** A blurred ellipse: a gradient that fades over what a blur would reach. */
export function softEllipse(
  paper: Paper,
  [x, y, rx, ry]: readonly [number, number, number, number],
  colour: string,
  { blur, opacity }: Softness,
  attributes = '',
): string {
  const reach = 1.7 * blur;
  const peak = opacity * Math.min(1, (0.62 * ry) / blur + 0.12);
  const core = Math.max(0, Math.min(0.8, (Math.min(rx, ry * 4) - blur) / (Math.min(rx, ry * 4) + reach)));
  const between = (share: number): number => core + (1 - core) * share;
  const paint = paper.radial([
    [core, colour, peak],
    [between(0.35), colour, peak * 0.74],
    [between(0.65), colour, peak * 0.28],
    [1, colour, 0],
  ]);
  return ellipse(x, y, rx + reach, ry + reach, paint, attributes);
}

/** A blurred outline: the same outline several times, each a little wider and as weak as the others. */
export function softForm(
  paper: Paper,
  data: string,
  colour: string,
  { blur, opacity }: Softness,
  attributes = '',
): string {
  const steps = blur > 9 ? 5 : blur > 4 ? 4 : 3;
  const weak = fine(1 - (1 - opacity) ** (1 / steps));
  const form = paper.form(data);
  const layers = repeat(steps, (step) =>
    form.fill(
      colour,
      svg` opacity="${weak}"${step > 0 ? svg` stroke-width="${(2.4 * blur * step) / (steps - 1)}"` : ''}`,
    ),
  );
  return `<g stroke="${colour}" stroke-width="0" stroke-linejoin="round"${attributes}>${layers}</g>`;
}
