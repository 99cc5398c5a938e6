import type { Room } from '../vessels/vessels.ts';
import type { Area } from './spec.ts';

export interface Extent {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly round: boolean;
}

/** What keeps pieces off the wall of the vessel. */
const MARGIN = 0.88;

/** Where a layer lies: its own place, round, or the room of the vessel. */
export const extentIn = (room: Room, { x = 0, y = 0, w, h }: Area): Extent =>
  w === undefined
    ? { x, y, w: room.w * MARGIN, h: room.h * MARGIN, round: room.round }
    : { x, y, w, h: h ?? w, round: room.round || w < room.w * 0.8 };
