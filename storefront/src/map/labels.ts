import type { Point } from './projection.ts';

export interface Label extends Point {
  readonly text: string;
  /** The larger town: 1. */
  readonly rank: number;
  /** Where else it may stand, the best first: a town whose place a pin takes is named beside it. */
  readonly others?: readonly Point[];
}

/** How wide a letter of a name is, about. */
export const letter = 7;
const line = 16;
/** The room of a pin around its point, which no name is written over. */
const pin = { side: 26, above: 46, below: 8 };
/** The chosen one is larger and has its name below. */
const chosenPin = { side: 74, above: 66, below: 44 };

/** Several in one: words above the point. */
const clusterPin = { side: 52, above: 50, below: 6 };

/** The bar at the lower left. */
const scaleRoom = { width: 150, height: 56 };
/** The buttons at the upper right. */
const buttonRoom = { width: 64, height: 112 };

/** Where a pin stands, and of which kind it is. */
export interface PinPlace extends Point {
  readonly chosen?: boolean;
  readonly ids?: readonly string[];
}

interface MapSize {
  readonly width: number;
  readonly height: number;
}

function roomOf({ chosen, ids = [] }: PinPlace) {
  if (chosen) return chosenPin;
  return ids.length > 1 ? clusterPin : pin;
}

/** Where the bar of the scale stands so that no pin lies on it; in neither corner where both have one. */
export function scaleCorner(pins: readonly PinPlace[], { height }: MapSize): 'lower' | 'upper' | undefined {
  const isFree = (top: number, bottom: number) =>
    pins.every((one) => {
      const room = roomOf(one);
      return one.x - room.side > scaleRoom.width || one.y + room.below < top || one.y - room.above > bottom;
    });
  if (isFree(height - scaleRoom.height, height)) return 'lower';
  return isFree(0, scaleRoom.height) ? 'upper' : undefined;
}

/** The names that can be read: the largest towns first, none over another, over a pin, a control or beyond the edge. */
export function readableLabels<L extends Label>(
  labels: readonly L[],
  pins: readonly PinPlace[],
  { width, height }: MapSize,
): readonly L[] {
  const shown: L[] = [];
  const corner = scaleCorner(pins, { width, height });
  for (const label of labels.toSorted((a, b) => a.rank - b.rank)) {
    const place = [label, ...(label.others ?? [])].find((point) => isReadable({ ...label, x: point.x, y: point.y }));
    if (place) shown.push({ ...label, x: place.x, y: place.y });
  }
  return shown;

  function isReadable(label: Label): boolean {
    const half = (label.text.length * letter) / 2;
    const isInside = inside(label, 2 * half, width) === 0 && label.y > line && label.y < height - line;
    const isFree = shown.every(
      (other) =>
        Math.abs(other.x - label.x) > half + (other.text.length * letter) / 2 || Math.abs(other.y - label.y) > line,
    );
    const isBesidePins = pins.every((one) => {
      const { x, y } = one;
      const room = roomOf(one);
      return Math.abs(x - label.x) > half + room.side || label.y < y - room.above || label.y - line > y + room.below;
    });
    const isAtScale = corner === 'upper' ? label.y - line < scaleRoom.height : label.y > height - scaleRoom.height;
    const isOverScale = corner !== undefined && isAtScale && label.x - half < scaleRoom.width;
    const isUnderButtons = label.y - line < buttonRoom.height && label.x + half > width - buttonRoom.width;
    return isInside && isFree && isBesidePins && !isOverScale && !isUnderButtons;
  }
}

/** How wide the tag with the name of a chosen place is. */
export function tagWidth(name: string): number {
  return name.length * 7.4 + 24;
}

/** From the edge of the map. */
const margin = 6;

/** How far something of this width around a point has to move to the side so that the edges do not cut it off. */
export function inside({ x }: Pick<Point, 'x'>, width: number, mapWidth: number): number {
  const least = width / 2 + margin;
  const most = mapWidth - width / 2 - margin;
  return least > most ? mapWidth / 2 - x : Math.min(Math.max(x, least), most) - x;
}

/** From the point of a pin down to its name, and how high the name is. */
const tag = { below: 8, height: 28 };

/** Whether the name below a chosen pin would lie on another pin. */
export function coversPin(at: PinPlace, name: string, pins: readonly PinPlace[]): boolean {
  const half = tagWidth(name) / 2;
  return pins.some((other) => {
    const room = roomOf(other);
    const isBeside = Math.abs(other.x - at.x) > half + room.side - 10;
    const isBelow = other.y - room.above > at.y + tag.below + tag.height;
    return other !== at && !isBeside && !isBelow && other.y > at.y + tag.below;
  });
}
