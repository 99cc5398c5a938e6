export type Planned =
  | { readonly kind: 'kill'; readonly atMs: number; readonly shop: number }
  | { readonly kind: 'release'; readonly atMs: number };

const usualMs = 10 * 60_000;

/**
 * What happens when: a kill every ten minutes, in a shorter run every sixth of it, and in the middle a release. The last
 * shop is never killed, so that its memory can be watched from release to release.
 */
export function timelineOf(minutes: number, shops: number): readonly Planned[] {
  const totalMs = minutes * 60_000;
  const everyMs = Math.min(usualMs, totalMs / 6);
  const middle = Math.round(totalMs / 2 / everyMs);
  const planned: Planned[] = [];
  for (let at = 1, kills = 0; at * everyMs <= totalMs - everyMs / 2; at++) {
    const atMs = at * everyMs;
    if (at === middle) planned.push({ kind: 'release', atMs });
    else planned.push({ kind: 'kill', atMs, shop: kills++ % Math.max(1, shops - 1) });
  }
  return planned;
}
