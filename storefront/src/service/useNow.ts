import { timing } from '@trolley/contract';
import { useEffect, useState } from 'react';

const second = 1000;
const whileNothingRuns = 30_000;

/**
 * The time, updated every second while a countdown runs and less often otherwise; also at the moment `at`, in
 * milliseconds, for deadlines without a visible countdown.
 */
export function useNow(running: boolean, at?: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const update = () => setNow(Date.now());
    const timer = setInterval(update, running ? second : whileNothingRuns);
    const left = at === undefined ? 0 : at - Date.now();
    const end = left > 0 && left < timing.longestTimer ? setTimeout(update, left + 1) : undefined;
    // Timers are throttled in background tabs.
    document.addEventListener('visibilitychange', update);
    update();
    return () => {
      clearInterval(timer);
      clearTimeout(end);
      document.removeEventListener('visibilitychange', update);
    };
  }, [running, at]);
  return now;
}
