import { setImmediate } from 'node:timers/promises';

/** To be waited for in long loops: after so many milliseconds of work it lets others have their turn. */
export function breather(milliseconds: number): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < milliseconds) return undefined;
    return setImmediate().then(() => {
      since = performance.now();
    });
  };
}
