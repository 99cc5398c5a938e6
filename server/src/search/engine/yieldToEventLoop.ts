import { setImmediate } from 'node:timers/promises';

/** For long loops: the returned function, awaited in each turn, yields after so many milliseconds of work. */
export function yieldToEventLoop(milliseconds: number): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < milliseconds) return undefined;
    return setImmediate().then(() => {
      since = performance.now();
    });
  };
}
