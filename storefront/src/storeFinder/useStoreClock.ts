import { useEffect, useMemo, useState } from 'react';
import type { Clock } from '../service/format/formatSlot.ts';
import { useShop, useText } from '../shell/shop.tsx';

const everyMs = 20_000;

/** The time of the page at first, so that the browser begins with the server's words; then the present one. */
export function useStoreClock(made: number): Clock {
  const text = useText();
  const { locale, timeZone } = useShop().tenant;
  const [now, setNow] = useState(made);
  useEffect(() => {
    // A browser whose clock is behind the server's would tell the past.
    const update = () => setNow(Math.max(made, Date.now()));
    update();
    const timer = setInterval(update, everyMs);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [made]);
  return useMemo(() => ({ text, locale, timeZone, now }), [text, locale, timeZone, now]);
}
