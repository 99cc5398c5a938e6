import type { Position } from '@trolley/contract';
import { useState } from 'react';

/** How old a cached position may be. */
const goodFor = 5 * 60_000;
const patience = 15_000;

export type Locating = 'idle' | 'pending' | 'denied' | 'unavailable';

export interface OwnPosition {
  readonly state: Locating;
  /** Undefined where the device has no geolocation. */
  readonly locate: (() => void) | undefined;
}

/** Asks the device for its position. If the shopper refuses, a text says what to do instead. */
export function useOwnPosition(
  onFound: (position: Position) => Promise<void>,
  device: Geolocation | undefined = navigator.geolocation,
): OwnPosition {
  const [state, setState] = useState<Locating>('idle');
  if (!device) return { state, locate: undefined };
  const locate = () => {
    setState('pending');
    device.getCurrentPosition(
      ({ coords }) => void onFound({ lat: coords.latitude, lng: coords.longitude }).finally(() => setState('idle')),
      ({ code }) => setState(code === refused ? 'denied' : 'unavailable'),
      { maximumAge: goodFor, timeout: patience },
    );
  };
  return { state, locate };
}

/** GeolocationPositionError.PERMISSION_DENIED */
const refused = 1;
