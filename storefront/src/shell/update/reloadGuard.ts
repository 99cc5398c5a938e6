import { timing } from '@trolley/contract';

type ReloadStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Whether a path may be reloaded now: at most once in ten seconds, to avoid reload loops. */
export function takeReload(path: string, now: number, storage: ReloadStorage): boolean {
  const key = `reloaded:${path}`;
  try {
    const last = Number(storage.getItem(key) ?? Number.NaN);
    if (now - last < timing.reloadGuard) return false;
    storage.setItem(key, String(now));
    return true;
  } catch {
    // Without storage a loop could not be noticed: do not reload.
    return false;
  }
}
