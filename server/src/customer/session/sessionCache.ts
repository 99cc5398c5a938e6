import type { Database, Queryable } from '../../platform/database/database.ts';
import { findSession, notifySessions, type SessionLimits, sessionChannel } from './queries.ts';
import { createSessionMemory } from './sessionMemory.ts';
import type { LoggedIn } from './sessions.ts';
import { createTtlSet } from './ttlSet.ts';

/** Sessions of the database, cached in this process; processes notify each other of what changed. */
export interface SessionCache {
  find(idHash: Buffer): Promise<LoggedIn | undefined>;
  /** Nothing that is remembered of this customer counts, here at once and everywhere with the commit. */
  forget(tx: Queryable, customerId: string, replaced?: Buffer): Promise<void>;
  /** Calls under way while an id is replaced still bring the old one: they must not take the new cookies away. */
  wasReplaced(idHash: Buffer): boolean;
  close(): Promise<void>;
}

const replacedMs = 60_000;
const keyOf = (idHash: Buffer) => idHash.toString('base64url');

export async function openSessionCache(
  database: Database,
  limits: SessionLimits,
  now: () => number,
): Promise<SessionCache> {
  const memory = createSessionMemory(now);
  const replacedIds = createTtlSet(replacedMs, now);

  function heard(message: string): void {
    const [customerId, replaced] = message.split(' ');
    // Listening was interrupted: any session may have ended meanwhile.
    if (!customerId) return memory.forgetAll();
    memory.forget(customerId);
    if (replaced) replacedIds.add(replaced);
  }
  const stopListening = await database.listen(sessionChannel, heard);

  return {
    async find(idHash) {
      const key = keyOf(idHash);
      const known = memory.find(key);
      if (known) return known;
      const remember = memory.asking();
      const row = await findSession(database, idHash, limits);
      if (!row) return undefined;
      remember(key, row);
      const { left: _, ...who } = row;
      return who;
    },

    async forget(tx, customerId, replaced) {
      const message = replaced ? `${customerId} ${keyOf(replaced)}` : customerId;
      heard(message);
      await notifySessions(tx, message);
    },

    wasReplaced: (idHash) => replacedIds.has(keyOf(idHash)),
    close: stopListening,
  };
}
