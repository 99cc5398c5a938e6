import type { Position } from '@trolley/contract';

/** Directions to a place: on a phone its own map opens, elsewhere a page. Nothing is loaded from there before a press. */
export function routeTo({ lat, lng }: Position): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${lat}%2C${lng}`;
}
