import type { Statement } from './database.ts';

/** Held, until the transaction ends, by the one process that may change tables at start. */
export const bootLock: Statement = { text: 'select pg_advisory_xact_lock(1953656684)' };

/** Whoever waits for that lock waits as long as the other one's migrations take. */
export const noTimeLimit = { timeLimitMs: 0 };
