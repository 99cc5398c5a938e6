import type { Position } from '@trolley/contract';
import { useState } from 'react';

/** Where the device believes to be; older than this it is asked again. */
const goodFor = 5 * 60_000;
const patience = 15_000;

export type Locating = 'idle' | 'pending' | 'denied' | 'unavailable';

export interface OwnPosition {
  readonly state: Locating;
  /** Without it the device cannot tell at all. */
  readonly locate: (() => void) | undefined;
}

/** Asks the device where it is. Whoever says no is told what to do instead. */
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
