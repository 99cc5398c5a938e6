import { createHash, randomBytes } from 'node:crypto';
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import { z } from 'zod/mini';
import type { Queryable } from '../database/database.ts';
import type { BotCheck } from './botCheck.ts';

interface Parts {
  /** How many hashes a challenge takes at most; 0 for tests, which shall not wait. */
  readonly cost: number;
  /** Shared by the processes of a shop; without it each accepts only answers to its own challenges. */
  readonly secret?: string;
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
export function createProofOfWork({ cost, secret, database, now }: Parts): BotCheck {
  const hmacKey = createHash('sha256')
    .update(secret ?? randomBytes(32))
    .digest('hex');
  return {
    async challenge() {
      const expires = new Date(now() + lifetimeMs);
      // The library takes a number of 0 as none given, and would then choose a million.
      const effort = cost === 0 ? { maxnumber: 1, number: 0 } : { maxnumber: cost };
      return { provider: 'altcha', challenge: await createChallenge({ hmacKey, expires, saltLength: 16, ...effort }) };
    },

    async isPassed(response) {
      const given = readAnswer(response);
      if (!given) return false;
      const expiresAt = Number(extractParams(given)['expires']) * 1000;
      if (!(expiresAt > now()) || !(await verifySolution(given, hmacKey, false))) return false;
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
