import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import { z } from 'zod/mini';
import type { Queryable } from '../database/database.ts';
import type { BotCheck } from './botCheck.ts';

interface Parts {
  /** How many hashes a challenge takes at most; 0 for tests, which shall not wait. */
  readonly cost: number;
  /** Also holds the secret that all processes of a shop sign challenges with. */
  readonly database: Queryable;
  now(): number;
}

const lifetimeMs = 10 * 60_000;
const answer = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  number: z.int().check(z.minimum(0)),
  salt: z.string().check(z.maxLength(200)),
  signature: z.string(),
});

/** Proof of work: a browser solves one challenge in a moment, a robot needs as long for each of its thousand calls. */
export function createProofOfWork({ cost, database, now }: Parts): BotCheck {
  let asked: Promise<string> | undefined;
  // Asked again where the database was away.
  const key = () =>
    (asked ??= selectKey(database).catch((error: unknown) => {
      asked = undefined;
      throw error;
    }));
  return {
    async challenge() {
      const expires = new Date(now() + lifetimeMs);
      // The library takes a number of 0 as none given, and would then choose a million.
      const effort = cost === 0 ? { maxnumber: 1, number: 0 } : { maxnumber: cost };
      const challenge = await createChallenge({ hmacKey: await key(), expires, saltLength: 16, ...effort });
      return { provider: 'altcha', challenge };
    },

    async isPassed(response) {
      const given = readAnswer(response);
      if (!given) return false;
      const expiresAt = Number(extractParams(given)['expires']) * 1000;
      if (!(expiresAt > now()) || !(await verifySolution(given, await key(), false))) return false;
      // Stored longer than it is valid: rows are swept by the database's clock, which may be ahead.
      return isFirstUse(database, given.challenge, new Date(expiresAt + lifetimeMs));
    },
  };
}

function readAnswer(response: string | undefined): z.infer<typeof answer> | undefined {
  try {
    return z.safeParse(answer, JSON.parse(Buffer.from(response ?? '', 'base64').toString())).data;
  } catch {
    return undefined;
  }
}

/** By the challenge: the same answer can be encoded in many ways. */
async function isFirstUse(database: Queryable, challenge: string, expiresAt: Date): Promise<boolean> {
  const rows = await database.query({
    name: 'used-proof-insert',
    text: 'insert into used_proof (proof_hash, expires_at) values ($1, $2) on conflict do nothing returning 1',
    values: [Buffer.from(challenge, 'hex'), expiresAt],
  });
  return rows.length > 0;
}

async function selectKey(database: Queryable): Promise<string> {
  const [row] = await database.query<{ readonly secret: Buffer }>({
    text: `select secret from bot_check_secret where name = 'challenge'`,
  });
  if (!row) throw new Error('The database has no secret for challenges of the bot check.');
  return row.secret.toString('hex');
}
