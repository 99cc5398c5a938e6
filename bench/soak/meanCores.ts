import type { Sample } from './sample.ts';

/** From so many cores on, times are more the machine's than the shop's. */
export const mostOthers = 0.3;

/** Cores on average; `others` are programs that have nothing to do with the run, and processes that were just started. */
export function meanCores(samples: readonly Sample[]) {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / Math.max(1, samples.length);
  const shops = (sample: Sample) => sample.shops.reduce((sum, shop) => sum + (shop?.cores ?? 0), 0);
  const own = {
    shops: mean(shops),
    PostgreSQL: mean(({ postgres }) => postgres.cores),
    nginx: mean(({ cores }) => cores.nginx),
    callers: mean(({ cores }) => cores.callers),
    sandbox: mean(({ cores }) => cores.sandbox),
  };
  const machine = mean(({ cores }) => cores.machine);
  const others = machine - Object.values(own).reduce((sum, one) => sum + one, 0);
  return { machine, ...own, others: Math.max(0, others) };
}

/** A line of a report, where somebody else used the machine. */
export const busyWarning = ({ others }: { readonly others: number }): readonly string[] =>
  others <= mostOthers
    ? []
    : [
        `**Other programs used ${others.toFixed(2)} cores meanwhile: times say nothing, and less was left to give way.**`,
        '',
      ];
