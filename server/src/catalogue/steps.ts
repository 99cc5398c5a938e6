import { setImmediate } from 'node:timers/promises';

/** Work in small steps, so that its caller can yield to the event loop in between. */
export type Steps<T> = Generator<void, T>;

export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Requests are answered between the steps. */
export async function gently<T>(steps: Steps<T>): Promise<T> {
  let last = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - last < turnMs) continue;
    await setImmediate();
    last = performance.now();
  }
}

/** The longest work between two yields. */
const turnMs = 8;
