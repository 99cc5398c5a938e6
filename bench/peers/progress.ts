/** How far a run is, and about how long it takes still. */
export interface Progress {
  /** So much of what was planned is done, in milliseconds of the plan. */
  done(plannedMs: number): void;
  left(): string;
}

/** A plan counts the time of callers alone; how much longer things really take is learnt on the way. */
export function openProgress(plannedMs: number, now: () => number = () => performance.now()): Progress {
  const begun = now();
  let doneMs = 0;
  return {
    done(ms) {
      doneMs += ms;
    },
    left() {
      const stretch = doneMs > 0 ? Math.max(1, (now() - begun) / doneMs) : 1;
      const minutes = (Math.max(0, plannedMs - doneMs) * stretch) / 60_000;
      return `${doneMs > 0 ? 'about' : 'at least'} ${minutes < 1 ? '1' : minutes.toFixed(0)} min left`;
    },
  };
}
