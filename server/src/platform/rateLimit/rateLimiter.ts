import { createHash } from 'node:crypto';
import type { Queryable } from '../database/database.ts';

/** Counts attempts in the database, so that limits hold over all processes of the shop. */
export interface RateLimiter {
  /**
   * Counts one attempt at `what` (as `login:ana@example.at:10.0.0.1`; only its hash is stored). Returns the seconds to
   * wait where there were more than `max` in `windowMs`.
   */
  count(what: string, limit: RateLimit): Promise<number | undefined>;
  /** Undoes one `count`, for an attempt that turned out to be legitimate. */
  takeBack(what: string, limit: RateLimit): Promise<void>;
  /** Resets the count, as after the right password. */
  forget(what: string): Promise<void>;
}

export interface RateLimit {
  readonly max: number;
  readonly windowMs: number;
}

/** Windows begin at the same moments for everybody, by the database's clock. */
const windowStart = 'to_timestamp(floor(extract(epoch from now()) * 1000 / $2) * $2 / 1000)';

export function createRateLimiter(database: Queryable): RateLimiter {
  return {
    async count(what, { max, windowMs }) {
      const [row] = await database.query<{ readonly count: number; readonly seconds: number }>({
        name: 'tries-count',
        text: `insert into tries (key_hash, window_start, count) values ($1, ${windowStart}, 1)
               on conflict (key_hash, window_start) do update set count = tries.count + 1
               returning count, ceil(extract(epoch from window_start - now()) + $2 / 1000.0)::int as seconds`,
        values: [hashOf(what), windowMs],
      });
      if (!row) throw new Error('An attempt was not counted.');
      return row.count > max ? Math.max(1, row.seconds) : undefined;
    },

    async takeBack(what, { windowMs }) {
      await database.query({
        name: 'tries-take-back',
        text: `update tries set count = count - 1 where key_hash = $1 and window_start = ${windowStart} and count > 0`,
        values: [hashOf(what), windowMs],
      });
    },

    async forget(what) {
      await database.query({
        name: 'tries-forget',
        text: 'delete from tries where key_hash = $1',
        values: [hashOf(what)],
      });
    },
  };
}

const hashOf = (what: string) => createHash('sha256').update(what).digest();
