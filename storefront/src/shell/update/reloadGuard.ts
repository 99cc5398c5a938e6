import { timing } from '@trolley/contract';

type Kept = Pick<Storage, 'getItem' | 'setItem'>;

/** Whether a path may be loaded anew now: at most once in ten seconds each, so that nothing reloads in circles. */
export function takeReload(path: string, now: number, kept: Kept): boolean {
  const key = `reloaded:${path}`;
  try {
    const last = Number(kept.getItem(key) ?? Number.NaN);
    if (now - last < timing.reloadGuard) return false;
    kept.setItem(key, String(now));
    return true;
  } catch {
    // Without a memory there is no telling, and staying is the safe side.
    return false;
  }
}
