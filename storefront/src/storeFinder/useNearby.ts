import { type FoundStores, getStores, type Position, type StoreAsk } from '@trolley/contract';
import { useEffect, useState } from 'react';
import { useServiceDependencies } from '../service/serviceDependencies.ts';

export interface Nearby {
  readonly state: 'idle' | 'pending' | 'denied' | 'unavailable' | 'failed';
  /** Where the device is, once it told. */
  readonly position?: Position | undefined;
  /** The stores around it; undefined until they came. */
  readonly found?: FoundStores | undefined;
  locate(): void;
  forget(): void;
}

/** How old a position may be, and how long the device may take. */
const goodFor = 5 * 60_000;
const patience = 15_000;
/** GeolocationPositionError.PERMISSION_DENIED */
const refused = 1;

/** A hundred metres are near enough, and tell less. */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;

/**
 * The stores around the device. It is asked for its position at a press and never before; the position goes to the shop
 * alone and into no address.
 */
export function useNearby({ services, open }: StoreAsk): Nearby {
  const { call } = useServiceDependencies();
  const [state, setState] = useState<Nearby['state']>('idle');
  const [position, setPosition] = useState<Position>();
  const [found, setFound] = useState<FoundStores>();
  const wanted = services.join(' ');
  useEffect(() => {
    if (!position) return undefined;
    const asking = new AbortController();
    const query = {
      latitude: position.lat,
      longitude: position.lng,
      ...(wanted !== '' && { service: wanted.split(' ') }),
      ...(open && { open }),
    };
    call(getStores, { query }, { signal: asking.signal }).then(
      (answer) => {
        setFound(answer);
        setState('idle');
      },
      () => {
        if (!asking.signal.aborted) setState('failed');
      },
    );
    return () => asking.abort();
  }, [call, position, wanted, open]);

  const locate = () => {
    const device = navigator.geolocation as Geolocation | undefined;
    if (!device) return setState('unavailable');
    setState('pending');
    device.getCurrentPosition(
      ({ coords }) => setPosition({ lat: rounded(coords.latitude), lng: rounded(coords.longitude) }),
      ({ code }) => setState(code === refused ? 'denied' : 'unavailable'),
      { maximumAge: goodFor, timeout: patience },
    );
    return undefined;
  };
  const forget = () => {
    setPosition(undefined);
    setFound(undefined);
    setState('idle');
  };
  return { state, position, found, locate, forget };
}
