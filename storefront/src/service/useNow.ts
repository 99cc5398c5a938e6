import { useEffect, useState } from 'react';

const second = 1000;
const whileNothingRuns = 30_000;

/** The time, told every second while something runs out and now and then otherwise. */
export function useNow(running: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tell = () => setNow(Date.now());
    const timer = setInterval(tell, running ? second : whileNothingRuns);
    // A page that comes back from the background missed some of it.
    document.addEventListener('visibilitychange', tell);
    tell();
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
    };
  }, [running]);
  return now;
}
