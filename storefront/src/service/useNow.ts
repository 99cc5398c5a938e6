import { timing } from '@trolley/contract';
import { useEffect, useState } from 'react';

const second = 1000;
const whileNothingRuns = 30_000;

/**
 * The time, told every second while something runs out and now and then otherwise; also at the very moment `at`, in
 * milliseconds, where something ends that nobody counts down.
 */
export function useNow(running: boolean, at?: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tell = () => setNow(Date.now());
    const timer = setInterval(tell, running ? second : whileNothingRuns);
    const left = at === undefined ? 0 : at - Date.now();
    const end = left > 0 && left < timing.longestTimer ? setTimeout(tell, left + 1) : undefined;
    // A page that comes back from the background missed some of it.
    document.addEventListener('visibilitychange', tell);
    tell();
    return () => {
      clearInterval(timer);
      clearTimeout(end);
      document.removeEventListener('visibilitychange', tell);
    };
  }, [running, at]);
  return now;
}
