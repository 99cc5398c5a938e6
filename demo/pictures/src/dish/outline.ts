import { type Colour, lighten, mix } from '../kit/paper/colour.ts';
import { line, type Point, path } from '../kit/paper/draw.ts';
import { svg } from '../kit/paper/markup.ts';
import { type Brush, SHADE } from './sheet.ts';

/** Darker and warmer, as food is in the shade. */
export const shaded = (colour: Colour, share: number): Colour => mix(colour, SHADE, share);
export { lighten, mix };

/** A closed outline through the middles between its corners: soft, without a corner. */
export function softOutline(corners: readonly Point[]): string {
  const middle = ([x, y]: Point, [x2, y2]: Point): Point => [(x + x2) / 2, (y + y2) / 2];
  const [first = [0, 0]] = corners;
  const start = middle(corners.at(-1) ?? first, first);
  const curves = corners.map((corner, index) => {
    const end = middle(corner, corners[index + 1] ?? first);
    return svg`Q${corner[0]} ${corner[1]} ${end[0]} ${end[1]}`;
  });
  return `${svg`M${start[0]} ${start[1]}`}${curves.join('')}Z`;
}

/** An uneven round thing; `wild` says how uneven. */
export function blob(brush: Brush, rx: number, ry: number, corners = 8, wild = 0.12): string {
  const grow = 1 / Math.cos(Math.PI / corners) ** 0.9;
  return softOutline(
    Array.from({ length: corners }, (_, index): Point => {
      const angle = ((index + (brush.chance() - 0.5) * 0.5) / corners) * 2 * Math.PI;
      const reach = grow * (1 + (brush.chance() - 0.5) * 2 * wild);
      return [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach];
    }),
  );
}

/** As `blob`, cut or torn: with corners, which the edge's round joins take the sharpness from. */
export function ragged(brush: Brush, rx: number, ry: number, corners = 6, wild = 0.2): string {
  const all = Array.from({ length: corners }, (_, index) => {
    const angle = ((index + (brush.chance() - 0.5) * 0.7) / corners) * 2 * Math.PI;
    const reach = 1 - brush.chance() * wild;
    return svg`${Math.cos(angle) * rx * reach} ${Math.sin(angle) * ry * reach}`;
  });
  return `M${all.join('L')}Z`;
}

/** A flat outline with a darker edge and light on it. */
export const body = (brush: Brush, data: string, colour: Colour, edge = 3): string =>
  path(data, colour, svg` stroke="${shaded(colour, 0.3)}" stroke-width="${edge}"`) + path(data, brush.round);

/** As `body`, without light: cut faces, leaves. */
export const flat = (data: string, colour: Colour, edge = 2.5, edgeColour = shaded(colour, 0.28)): string =>
  path(data, colour, svg` stroke="${edgeColour}" stroke-width="${edge}"`);

export const roundData = (rx: number, ry: number, x = 0, y = 0): string =>
  svg`M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;

/** Dots of two sizes, within an ellipse round the middle. */
export function dots(brush: Brush, count: number, rx: number, ry: number, colour: Colour, size: number): string {
  const some = (times: number): string => {
    let data = '';
    for (let index = 0; index < times; index += 1) {
      const angle = brush.chance() * 2 * Math.PI;
      const reach = Math.sqrt(brush.chance());
      data += svg`M${Math.cos(angle) * reach * rx} ${Math.sin(angle) * reach * ry}h.1`;
    }
    return data;
  };
  const small = Math.ceil(count / 2);
  return line(some(small), colour, size * 0.7) + line(some(count - small), colour, size * 1.2);
}

/** A spot of light on something wet. */
export const glint = (x: number, y: number, w: number, h: number, turn = -32, opacity = 0.6): string =>
  svg`<ellipse rx="${w}" ry="${h}" fill="#fff" opacity="${opacity}" transform="translate(${x} ${y})rotate(${turn})"/>`;

export const turnedBy = (degrees: number, content: string, x = 0, y = 0): string =>
  `<g transform="${x || y ? svg`translate(${x} ${y})` : ''}${svg`rotate(${degrees})`}">${content}</g>`;
