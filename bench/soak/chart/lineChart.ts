import { inWords, linearTicks, logTicks, type Scale, shareOf } from './axis.ts';

export interface ChartLine {
  readonly name: string;
  /** Without a value where there was none: the line is broken there. */
  readonly points: readonly { readonly x: number; readonly y: number | undefined }[];
}

export interface ChartEvent {
  readonly x: number;
  readonly label: string;
}

export interface Chart {
  readonly title: string;
  /** What goes from left to right, with its unit. */
  readonly xLabel: string;
  readonly yLabel: string;
  readonly lines: readonly ChartLine[];
  readonly events?: readonly ChartEvent[];
  readonly scale?: Scale;
  /** The right end; that of the last point unless told. */
  readonly xMost?: number;
}

const size = { width: 900, height: 400 } as const;
const plot = { left: 84, right: 20, top: 92, bottom: 52 } as const;
const inner = { width: size.width - plot.left - plot.right, height: size.height - plot.top - plot.bottom } as const;
/** Told apart also by whoever sees no red or green, and, by their dashes, in print without colour. */
const strokes = [
  { colour: '#1d4ed8', dash: '' },
  { colour: '#c2410c', dash: '' },
  { colour: '#047857', dash: '' },
  { colour: '#7e22ce', dash: '6 3' },
  { colour: '#b91c1c', dash: '2 3' },
  { colour: '#475569', dash: '8 3 2 3' },
] as const;

/** Lines over time as an SVG that stands by itself: light ground, events as labelled lines from top to bottom. */
export function lineChart(chart: Chart): string {
  const { title, xLabel, yLabel, lines, events = [], scale = 'linear' } = chart;
  const points = lines.flatMap((line) => line.points);
  const values = points.flatMap(({ y }) => (y === undefined ? [] : [y]));
  const highest = values.reduce((most, one) => Math.max(most, one), 0);
  const positive = values.filter((one) => one > 0);
  const lowest = positive.reduce((least, one) => Math.min(least, one), highest || 1);
  const yTicks = scale === 'log' ? logTicks(lowest, highest) : linearTicks(highest);
  const xEnd = chart.xMost ?? points.reduce((most, { x }) => Math.max(most, x), 0);
  const xTicks = linearTicks(xEnd, 8).filter((tick) => tick <= xEnd);
  const xOf = (x: number) => rounded(plot.left + (xEnd > 0 ? (x / xEnd) * inner.width : 0));
  const yOf = (y: number) => rounded(plot.top + inner.height * (1 - shareOf(y, yTicks, scale)));
  const floor = plot.top + inner.height;
  const shown = events.filter(({ x }) => x >= 0 && x <= xEnd);

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}" role="img" font-family="system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif" font-size="13">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${size.width}" height="${size.height}" fill="#ffffff"/>`,
    `<text x="${plot.left}" y="26" font-size="16" font-weight="600" fill="#111827">${escaped(title)}</text>`,
    ...legend(lines),
    ...yTicks.map(
      (tick) =>
        `<line x1="${plot.left}" x2="${plot.left + inner.width}" y1="${yOf(tick)}" y2="${yOf(tick)}" stroke="#e5e7eb"/>` +
        `<text x="${plot.left - 8}" y="${yOf(tick) + 4}" text-anchor="end" fill="#4b5563">${inWords(tick)}</text>`,
    ),
    ...xTicks.map(
      (tick) =>
        `<line x1="${xOf(tick)}" x2="${xOf(tick)}" y1="${floor}" y2="${floor + 5}" stroke="#9ca3af"/>` +
        `<text x="${xOf(tick)}" y="${floor + 20}" text-anchor="middle" fill="#4b5563">${inWords(tick)}</text>`,
    ),
    `<line x1="${plot.left}" x2="${plot.left + inner.width}" y1="${floor}" y2="${floor}" stroke="#9ca3af"/>`,
    `<text x="${plot.left + inner.width / 2}" y="${size.height - 10}" text-anchor="middle" fill="#374151">${escaped(xLabel)}</text>`,
    `<text transform="translate(16 ${plot.top + inner.height / 2}) rotate(-90)" text-anchor="middle" fill="#374151">${escaped(yLabel)}</text>`,
    ...eventMarks(shown, xOf, floor),
    ...lines.map(({ points: of }, at) => {
      const { colour, dash } = strokeOf(at);
      const path = pathOf(of.map(({ x, y }) => ({ x: xOf(x), y: y === undefined ? undefined : yOf(y) })));
      const dashes = dash === '' ? '' : ` stroke-dasharray="${dash}"`;
      return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"${dashes}/>`;
    }),
    '</svg>',
    '',
  ].join('\n');
}

/** Beside each other, under the title. */
function legend(lines: readonly ChartLine[]): readonly string[] {
  let x: number = plot.left;
  return lines.map(({ name }, at) => {
    const { colour, dash } = strokeOf(at);
    const dashes = dash === '' ? '' : ` stroke-dasharray="${dash}"`;
    const mark =
      `<line x1="${x}" x2="${x + 22}" y1="46" y2="46" stroke="${colour}" stroke-width="2.5"${dashes}/>` +
      `<text x="${x + 28}" y="50" fill="#111827">${escaped(name)}</text>`;
    x += 28 + name.length * 7 + 22;
    return mark;
  });
}

/** Labels that would lie on each other take turns in two rows, and one that finds no room in either is left to the report. */
function eventMarks(events: readonly ChartEvent[], xOf: (x: number) => number, floor: number): readonly string[] {
  const ends = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return events.map(({ x, label }) => {
    const at = xOf(x);
    const half = label.length * 3.1;
    const centre = Math.min(Math.max(at, plot.left + half), plot.left + inner.width - half);
    const row = ends.findIndex((end) => end < centre - half);
    if (row >= 0) ends[row] = centre + half + 6;
    const line = `<line x1="${at}" x2="${at}" y1="${plot.top - 4}" y2="${floor}" stroke="#9ca3af" stroke-dasharray="3 3"/>`;
    const y = plot.top - 8 - (row === 1 ? 13 : 0);
    return row < 0
      ? line
      : `${line}<text x="${rounded(centre)}" y="${y}" text-anchor="middle" font-size="11" fill="#6b7280">${escaped(label)}</text>`;
  });
}

function pathOf(points: readonly { readonly x: number; readonly y: number | undefined }[]): string {
  let isDrawing = false;
  return points
    .flatMap(({ x, y }) => {
      const step = y === undefined ? [] : [`${isDrawing ? 'L' : 'M'}${x} ${y}`];
      isDrawing = y !== undefined;
      return step;
    })
    .join('');
}

const strokeOf = (at: number) => strokes[at % strokes.length] ?? strokes[0];
const rounded = (value: number) => Math.round(value * 10) / 10;
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
