import { useEffect, useState } from 'react';
import { useServiceDependencies } from '../serviceDependencies.ts';
import type { AddressDraft } from './addressDraft.ts';
import { type AreaAnswer, areaOf } from './maps.ts';

/** Debounce in milliseconds. */
const pause = 400;
const shortestCode = 3;
const unknown: AreaAnswer = { kind: 'unknown' };

/** Whether the typed address is in a delivery area; undefined where that is not known. */
export function useArea({ postalCode, city, position }: AddressDraft): AreaAnswer {
  const { call } = useServiceDependencies();
  const code = postalCode.trim();
  const asked = `${code} ${city} ${position?.lat} ${position?.lng}`;
  const [known, setKnown] = useState<{ readonly asked: string; readonly answer: AreaAnswer }>();
  useEffect(() => {
    if (code.length < shortestCode) return undefined;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      const address = { postalCode: code, city: city.trim() || undefined, position };
      void areaOf(call, address, asking.signal).then((answer) => {
        if (!asking.signal.aborted) setKnown({ asked, answer });
      });
    }, pause);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [call, code, city, position, asked]);
  return known?.asked === asked ? known.answer : unknown;
}
