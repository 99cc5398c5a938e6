import type { Colour } from '../../kit/paper/colour.ts';
import { line, path } from '../../kit/paper/draw.ts';
import { repeat, svg } from '../../kit/paper/markup.ts';
import { blob, lighten, mix, shaded } from '../outline.ts';
import type { Brush } from '../sheet.ts';
import type { Extent } from './extent.ts';
import { scattered } from './scattered.ts';
import type { Drizzle, Rods, Specks, Strands } from './spec.ts';

const PASSES = 6;

/** Later passes lie higher and are lighter, each with its dark side and its gleam. */
function passes(colour: Colour, width: number, data: (pass: number) => string): string {
  return repeat(PASSES, (pass) => {
    const d = data(pass);
    const tone = mix(colour, lighten(colour, 0.34), pass / (PASSES - 1));
    const gleam =
      width > 5 ? line(d, lighten(tone, 0.5), width * 0.17, ' opacity=".75" transform="translate(-1 -1)"') : '';
    return line(d, shaded(tone, 0.42), width) + line(d, tone, width * 0.66) + gleam;
  });
}

/** A nest of long noodles. */
export function drawStrands(brush: Brush, { colour, count, width }: Strands, { x, y, w, h }: Extent): string {
  const arc = (): string => {
    const reach = 0.07 + 0.81 * Math.sqrt(brush.chance());
    const from = brush.chance() * 6.2832;
    const to = from + 0.9 + brush.chance() * 1.4;
    const [ox, oy] = [(brush.chance() - 0.5) * w * 0.3, (brush.chance() - 0.5) * h * 0.3];
    const radius = Math.min(reach, 0.95 - Math.hypot(ox / w, oy / h));
    const at = (angle: number): string =>
      svg`${ox + Math.cos(angle) * radius * w} ${oy + Math.sin(angle) * radius * h}`;
    return `M${at(from)}A${svg`${radius * w} ${radius * h}`} 0 0 1 ${at(to)}`;
  };
  const ground = path(blob(brush, w * 0.84, h * 0.84, 14, 0.05), shaded(colour, 0.24));
  const shadow = path(blob(brush, w * 0.9, h * 0.9, 14, 0.04), brush.soft, ' transform="translate(6 12)scale(1.06)"');
  return `<g transform="${svg`translate(${x} ${y})`}">${shadow}${ground}${passes(colour, width, () => repeat(Math.ceil(count / PASSES), arc))}</g>`;
}

/** Rice, spätzle, sauerkraut, grated cheese. */
export function drawRods(
  brush: Brush,
  { colour, count, length, width, bent }: Rods,
  { x, y, w, h, round }: Extent,
): string {
  const spots = scattered(brush, count, w, h, round);
  const one = ([px, py]: readonly [number, number]): string => {
    const angle = brush.chance() * 6.2832;
    const reach = length * (0.75 + brush.chance() * 0.5);
    const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    const start = svg`M${px - dx / 2} ${py - dy / 2}`;
    if (!bent) return start + svg`l${dx} ${dy}`;
    const bow = (brush.chance() - 0.5) * length * 0.9;
    return start + svg`q${dx / 2 - (dy / reach) * bow} ${dy / 2 + (dx / reach) * bow} ${dx} ${dy}`;
  };
  const each = Math.ceil(count / PASSES);
  const layers = passes(colour, width, (pass) =>
    spots
      .slice(pass * each, (pass + 1) * each)
      .map(one)
      .join(''),
  );
  return `<g transform="${svg`translate(${x} ${y})`}">${layers}</g>`;
}

export function drawSpecks(brush: Brush, { colour, count, size }: Specks, { x, y, w, h, round }: Extent): string {
  const dot = ([px, py]: readonly [number, number]): string =>
    svg`M${px} ${py}l${(brush.chance() - 0.5) * size} ${(brush.chance() - 0.5) * size}`;
  const spots = scattered(brush, count, w, h, round).map(dot);
  const half = Math.ceil(count / 2);
  const lighter = lighten(colour, 0.16);
  return `<g transform="${svg`translate(${x} ${y})`}">${line(spots.slice(0, half).join(''), colour, size)}${line(spots.slice(half).join(''), lighter, size * 0.62)}</g>`;
}

/** From a moving spoon: short bows all in about one direction, and a few drops. */
function streaks(brush: Brush, w: number, h: number): string {
  const towards = -0.9 + brush.chance() * 0.8;
  const bows = scattered(brush, 6, w * 0.72, h * 0.72, true).map(([x, y]) => {
    const heading = towards + (brush.chance() - 0.5) * 0.9;
    const reach = 0.22 + brush.chance() * 0.26;
    const [dx, dy] = [Math.cos(heading) * reach * w, Math.sin(heading) * reach * h];
    const bow = (brush.chance() < 0.5 ? -1 : 1) * (0.35 + brush.chance() * 0.4);
    return svg`M${x - dx} ${y - dy}Q${x - dy * bow} ${y + dx * bow} ${x + dx} ${y + dy}`;
  });
  return (
    bows.join('') +
    repeat(7, () => svg`M${(brush.chance() * 2 - 1) * w * 0.7} ${(brush.chance() * 2 - 1) * h * 0.7}h.1`)
  );
}

function spiral(w: number, h: number): string {
  return repeat(44, (step) => {
    const [angle, reach] = [step * 0.36, 0.1 + (step / 44) * 0.86];
    return svg`${step === 0 ? 'M' : 'L'}${Math.cos(angle) * reach * w} ${Math.sin(angle) * reach * h}`;
  });
}

/** Oil, cream or syrup, poured in a line. */
export function drawDrizzle(brush: Brush, { colour, width, way }: Drizzle, { x, y, w, h }: Extent): string {
  const data = way === 'swirl' ? spiral(w, h) : streaks(brush, w, h);
  return `<g transform="${svg`translate(${x} ${y})`}">${line(data, shaded(colour, 0.3), width * 1.2, ' opacity=".5" transform="translate(1 2)"')}${line(data, colour, width)}${line(data, lighten(colour, 0.5), width * 0.22, ' opacity=".7" transform="translate(-1 -1)"')}</g>`;
}
