import type { Position } from '@trolley/contract';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly width: number;
  readonly height: number;
  /** Kept free on every side. */
  readonly padding: number;
  /** To the left and right, where it differs. */
  readonly paddingX?: number;
}

/** A map: from places on earth to points of a drawing. */
export interface Projection {
  project(position: Position): Point;
  /** Back again: which place lies under a point. */
  place(point: Point): Position;
  /** How long a metre is in the drawing, in its middle. */
  readonly perMetre: number;
}

const earthRadius = 6_378_137;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** Mercator's projection is infinite at the poles. */
const northernmost = 85;
/** The smallest section shown, for a single store. */
const smallestSpan = 3000 / earthRadius;
/** Pixels per radian: from a continent to a few streets. */
const smallestScale = 1500;
const largestScale = 1_500_000;

/** Mercator's projection: x to the east, y to the south, in radians at the equator. */
export function mercator({ lat, lng }: Position): Point {
  const north = radians(Math.max(-northernmost, Math.min(northernmost, lat)));
  return { x: radians(lng), y: -Math.log(Math.tan(Math.PI / 4 + north / 2)) };
}

/** Which part of the earth a map shows: the middle in Mercator's projection, and how many pixels a radian takes. */
export interface View {
  readonly middle: Point;
  readonly scale: number;
}

/** The view of a box that shows all these places, as large as they fit. */
export function fittingView(positions: readonly Position[], { width, height, padding, paddingX = padding }: Box): View {
  const points = positions.map(mercator);
  const [left, right] = extent(points.map(({ x }) => x));
  const [top, bottom] = extent(points.map(({ y }) => y));
  const room = { x: Math.max(1, width - 2 * paddingX), y: Math.max(1, height - 2 * padding) };
  const scale = Math.min(room.x / Math.max(right - left, smallestSpan), room.y / Math.max(bottom - top, smallestSpan));
  return { middle: { x: (left + right) / 2, y: (top + bottom) / 2 }, scale };
}

/** A box that looks at a part of the earth. */
export function projectionOf({ middle, scale }: View, { width, height }: Pick<Box, 'width' | 'height'>): Projection {
  return {
    project(position) {
      const { x, y } = mercator(position);
      return { x: width / 2 + (x - middle.x) * scale, y: height / 2 + (y - middle.y) * scale };
    },
    place({ x, y }) {
      const south = middle.y + (y - height / 2) / scale;
      const degrees = (value: number) => (value * 180) / Math.PI;
      return {
        lat: degrees(2 * Math.atan(Math.exp(-south)) - Math.PI / 2),
        lng: degrees(middle.x + (x - width / 2) / scale),
      };
    },
    // The map stretches towards the poles: by the cosine of the latitude, which is 1/cosh of Mercator's y.
    perMetre: (scale * Math.cosh(middle.y)) / earthRadius,
  };
}

/** Nearer or further by a factor, around a point of the box that stays where it is. */
export function zoomed(view: View, factor: number, at: Point, { width, height }: Pick<Box, 'width' | 'height'>): View {
  const scale = Math.min(largestScale, Math.max(smallestScale, view.scale * factor));
  const shift = 1 / view.scale - 1 / scale;
  return {
    middle: { x: view.middle.x + (at.x - width / 2) * shift, y: view.middle.y + (at.y - height / 2) * shift },
    scale,
  };
}

/** Moved by pixels: what was under a finger stays under it. */
export function panned({ middle, scale }: View, dx: number, dy: number): View {
  return { middle: { x: middle.x - dx / scale, y: middle.y - dy / scale }, scale };
}

function extent(values: readonly number[]): readonly [number, number] {
  return values.length > 0 ? [Math.min(...values), Math.max(...values)] : [0, 0];
}

/** Metres between two places, as the crow flies. */
export function distanceBetween(a: Position, b: Position): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const h = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng);
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** A round length for the scale of a map: 1, 2 or 5 times a power of ten metres, at most so long in the drawing. */
export function scaleBar(perMetre: number, longest: number): { readonly metres: number; readonly length: number } {
  const most = longest / perMetre;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = ([5, 2, 1].find((step) => step * power <= most) ?? 1) * power;
  return { metres, length: metres * perMetre };
}
