import type { Log } from '../log.ts';

/** Thrown between two steps of the start when the process was asked to stop. */
export class StartInterrupted extends Error {
  override name = 'StartInterrupted';
}

export type Step = <T>(name: string, work: () => Promise<T> | T) => Promise<T>;

/** Runs the steps of the start, times them and lets a stop come in between. */
export function createSteps(log: Log, isStopping: () => boolean): Step {
  return async (name, work) => {
    if (isStopping()) throw new StartInterrupted();
    const startedAt = performance.now();
    const result = await work();
    log.debug({ step: name, ms: Math.round(performance.now() - startedAt) }, 'start');
    if (isStopping()) throw new StartInterrupted();
    return result;
  };
}

/** Waits for all of them even when one fails, so that everything they opened can be closed again. */
export async function together<T extends readonly unknown[]>(
  work: { readonly [I in keyof T]: Promise<T[I]> },
): Promise<T> {
  const ended = await Promise.allSettled(work);
  const failed = ended.filter((end) => end.status === 'rejected').map((end) => end.reason as unknown);
  if (failed.length > 0) throw failed.find((error) => !(error instanceof StartInterrupted)) ?? failed[0];
  return Promise.all(work);
}
