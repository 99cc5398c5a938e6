import type { Position } from '@trolley/contract';

export interface MapPlace {
  readonly id: string;
  readonly name: string;
  readonly position: Position;
  /** Joins the pin and its entry in the list beside the map. */
  readonly number: number | string;
}
