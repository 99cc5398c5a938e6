import type { Position } from '@trolley/contract';

interface Destination {
  readonly name: string;
  readonly position: Position;
}

/**
 * Directions to a store: on a phone in the map that its owner chose, elsewhere on a page of OpenStreetMap. Nothing is
 * loaded from there before a press.
 */
export function routeTo({ name, position: { lat, lng } }: Destination, device: string | undefined): string {
  const at = `${lat},${lng}`;
  // `geo:` is answered by whichever map is installed; on Apple's devices only this address is.
  if (device && /android/i.test(device)) return `geo:${at}?q=${at}(${encodeURIComponent(name)})`;
  if (device && /iphone|ipad|ipod/i.test(device)) return `https://maps.apple.com/?daddr=${at}`;
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(at)}`;
}
