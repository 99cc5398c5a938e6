/** A stretch of order numbers in which something is looked for. */
export interface Step {
  readonly from: number;
  /** Not part of it. */
  readonly until: number;
  /** A tsquery that fits the numbers of this stretch, and perhaps a few others; missing: all there are. */
  readonly numbers?: string;
}

const sizes = [1000, 10_000, 100_000] as const;

/**
 * The newest orders first, in stretches that grow: whoever is called as thousands are is found among the newest, without
 * reading what all the others ordered, and a rare name takes a few questions of the index.
 *
 * Numbers stand in `order_words` as words, so the beginning that those of a stretch have in common keeps the index from
 * giving out what lies before it.
 */
export function stepsBack(newest: number): readonly Step[] {
  let until = newest + 1;
  const steps = sizes.flatMap((size): Step[] => {
    const last = Math.floor(newest / size);
    const from = (last - 1) * size;
    if (from <= 0 || from >= until) return [];
    const step = { from, until, numbers: `('${last - 1}':* | '${last}':*)` };
    until = from;
    return [step];
  });
  return [...steps, { from: 0, until }];
}
