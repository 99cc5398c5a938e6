/** When a job runs: at regular intervals, or at moments of its own (given the present one, in milliseconds). */
type Schedule = { readonly everyMs: number } | { readonly nextAt: (now: number) => number };

/** Who works at it: every process, also as soon as it hears NOTIFY on a channel; or one process of the shop at a time. */
type Workers =
  | { readonly leader?: false; readonly channel?: string }
  | { readonly leader: true; readonly channel?: undefined };

/** Something the shop does by itself, again and again. */
export type Job = Schedule &
  Workers & {
    /** For the log, the metrics and the lease: small letters and hyphens. */
    readonly name: string;
    /** Throws where it failed. Long work looks at the signal and stops at the next good moment. */
    readonly run: (signal: AbortSignal) => Promise<void>;
    /** The start has just done it: the first run is an interval later. */
    readonly skipFirst?: boolean;
  };

export function defineJob(job: Job): Job {
  return job;
}
