import { createKeep } from '../../platform/keep.ts';
import { createFading } from './fading.ts';
import type { SessionRow } from './queries.ts';
import type { LoggedIn } from './sessions.ts';

/** Sessions that were looked up a moment ago. Whatever is doubtful is asked for again. */
export interface SessionMemory {
  find(key: string): LoggedIn | undefined;
  /** Call it before asking the database; what it answers is remembered only if nothing was forgotten meanwhile. */
  asking(): (key: string, row: SessionRow) => void;
  forget(customerId: string): void;
  forgetAll(): void;
}

interface Remembered {
  readonly who: LoggedIn;
  readonly until: number;
}

const longestMs = 5000;
const mostRemembered = 20_000;
/** A session that ends is gone with the commit, a little after it was forgotten here. */
const unsettledMs = 2000;

export function createSessionMemory(now: () => number): SessionMemory {
  const keysOf = new Map<string, Set<string>>();
  const kept = createKeep<Remembered>(mostRemembered, () => 1, left);
  const unsettled = createFading(unsettledMs, now);
  let timesForgotten = 0;

  function left(key: string, { who }: Remembered): void {
    const keys = keysOf.get(who.customerId);
    keys?.delete(key);
    if (keys?.size === 0) keysOf.delete(who.customerId);
  }

  function remember(key: string, { left: leftMs, ...who }: SessionRow): void {
    if (unsettled.has(who.customerId)) return;
    kept.set(key, { who, until: now() + Math.min(longestMs, leftMs) });
    const keys = keysOf.get(who.customerId) ?? new Set();
    keysOf.set(who.customerId, keys.add(key));
  }

  return {
    find(key) {
      const found = kept.get(key);
      if (found && found.until > now()) return found.who;
      kept.delete(key);
      return undefined;
    },
    asking() {
      const before = timesForgotten;
      return (key, row) => {
        if (before === timesForgotten) remember(key, row);
      };
    },
    forget(customerId) {
      timesForgotten++;
      for (const key of [...(keysOf.get(customerId) ?? [])]) kept.delete(key);
      unsettled.add(customerId);
    },
    forgetAll() {
      timesForgotten++;
      kept.clear();
    },
  };
}
