import { setTimeout } from 'node:timers/promises';

interface Patience {
  readonly within: number;
  readonly every?: number;
  /** Why there is no use in waiting any longer. */
  readonly unless?: () => string | undefined;
}

/** Asks again and again until it is so; an error counts as not yet. */
export async function until<T>(
  what: string,
  isSo: () => Promise<T | false | undefined> | T | false | undefined,
  { within, every = 100, unless }: Patience,
): Promise<T> {
  const deadline = Date.now() + within;
  let last = '';
  for (;;) {
    try {
      const answer = await isSo();
      if (answer !== false && answer !== undefined) return answer;
    } catch (error) {
      last = error instanceof Error ? ` (${error.message})` : '';
    }
    const hopeless = unless?.();
    if (hopeless !== undefined) throw new Error(`${what}: ${hopeless}`);
    if (Date.now() > deadline) throw new Error(`waited ${within / 1000} s for ${what}${last}`);
    await setTimeout(every);
  }
}
