import { LRUCache } from 'lru-cache';
import type { SessionRow } from './queries.ts';
import type { LoggedIn } from './sessions.ts';
import { createTtlSet } from './ttlSet.ts';

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
  const sessions = new LRUCache<string, Remembered>({ max: mostRemembered, dispose: forgetKey });
  const unsettled = createTtlSet(unsettledMs, now);
  let timesForgotten = 0;

  function forgetKey({ who }: Remembered, key: string): void {
    const keys = keysOf.get(who.customerId);
    keys?.delete(key);
    if (keys?.size === 0) keysOf.delete(who.customerId);
  }

  function remember(key: string, { left: leftMs, ...who }: SessionRow): void {
    if (unsettled.has(who.customerId)) return;
    sessions.set(key, { who, until: now() + Math.min(longestMs, leftMs) });
    const keys = keysOf.get(who.customerId) ?? new Set();
    keysOf.set(who.customerId, keys.add(key));
  }

  return {
    find(key) {
      const found = sessions.get(key);
      if (found && found.until > now()) return found.who;
      sessions.delete(key);
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
      for (const key of [...(keysOf.get(customerId) ?? [])]) sessions.delete(key);
      unsettled.add(customerId);
    },
    forgetAll() {
      timesForgotten++;
      sessions.clear();
    },
  };
}
