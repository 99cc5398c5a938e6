import { timing } from '@trolley/contract';

/** Calls back once the moment has come, however far away it lies; the returned function ends the wait. */
export function atDate(date: Date, fire: () => void): () => void {
  let timer: NodeJS.Timeout;
  const wait = () => {
    const left = date.getTime() - Date.now();
    if (left <= 0) {
      timer = setTimeout(fire, 0);
    } else {
      timer = setTimeout(wait, Math.min(left, timing.longestTimer));
    }
    timer.unref();
  };
  wait();
  return () => clearTimeout(timer);
}
