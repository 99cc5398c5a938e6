import { useEffect, useEffectEvent, useRef } from 'react';
import { isOver } from './cooking.ts';
import { ringBell } from './ringBell.ts';
import type { CookingOf } from './useCooking.ts';

/** Rings once for each timer that ends while the page is open; what ended while nobody was here is only shown. */
export function useTimerBell({ cooking, now }: CookingOf, onOver: (step: number) => void): void {
  const rung = useRef<ReadonlySet<number>>(undefined);
  const tell = useEffectEvent(onOver);
  useEffect(() => {
    const over = new Set(cooking.timers.filter((timer) => isOver(timer, now)).map(({ step }) => step));
    const before = rung.current ?? over;
    rung.current = over;
    const ended = [...over].filter((step) => !before.has(step));
    if (ended.length > 0) ringBell();
    for (const step of ended) tell(step);
  }, [cooking, now]);
}
