import type { Database, Queryable } from '../../platform/database/database.ts';
import { createFading } from './fading.ts';
import { createSessionMemory } from './memory.ts';
import { findSession, type SessionLimits, sessionChannel, tellOfSessions } from './queries.ts';
import type { LoggedIn } from './sessions.ts';

/** The sessions of the database as this process knows them; processes tell each other what no longer holds. */
export interface KnownSessions {
  find(idHash: Buffer): Promise<LoggedIn | undefined>;
  /** Nothing that is remembered of this customer counts, here at once and everywhere with the commit. */
  forget(tx: Queryable, customerId: string, replaced?: Buffer): Promise<void>;
  /** Calls under way while an id is replaced still bring the old one: they must not take the new cookies away. */
  wasReplaced(idHash: Buffer): boolean;
  close(): Promise<void>;
}

const replacedMs = 60_000;
const keyOf = (idHash: Buffer) => idHash.toString('base64url');

export async function openKnownSessions(
  database: Database,
  limits: SessionLimits,
  now: () => number,
): Promise<KnownSessions> {
  const memory = createSessionMemory(now);
  const replacedIds = createFading(replacedMs, now);

  function heard(message: string): void {
    const [customerId, replaced] = message.split(' ');
    // Nobody knows what was said while nobody listened.
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
      await tellOfSessions(tx, message);
    },

    wasReplaced: (idHash) => replacedIds.has(keyOf(idHash)),
    close: stopListening,
  };
}
