/** The same numbers for the same seed, so that two runs meet the same visitors. Between 0 and 1, never 1. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * How long until the next one comes, of so many a second: people come when they come (a Poisson stream), whether or not
 * those before them were served. A caller who waits for an answer before asking again would spare a slow shop.
 */
export function gapMs(perSecond: number, random: () => number): number {
  return (-Math.log(1 - random()) * 1000) / perSecond;
}

/** One of the names, each as often as its share says. */
export function chooseBy<Name extends string>(shares: Readonly<Record<Name, number>>, random: () => number): Name {
  const all = Object.entries<number>(shares) as [Name, number][];
  let left = random() * all.reduce((sum, [, share]) => sum + share, 0);
  for (const [name, share] of all) {
    left -= share;
    if (left < 0) return name;
  }
  throw new Error('nothing to choose from');
}
