import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { errorCodes } from '@trolley/contract';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Settings } from '../../platform/settings.ts';
import { atMostAtOnce } from './atMostAtOnce.ts';
import type { Passwords } from './passwords.ts';

/** Half of the thread pool: files, names and compression need the rest. */
const hashesAtOnce = 2;
/** Some three seconds of work: whoever would wait longer has mostly gone, and should not keep others waiting. */
export const mostWaiting = 200;
const retryAfterSeconds = 5;

const whenFull = () =>
  new Refusal(503, errorCodes.tooBusy, 'Too many are logging in at the moment. Try again shortly.', {
    retryAfterSeconds,
  });

export async function createPasswords(settings: Pick<Settings, 'passwordMemoryKb'>): Promise<Passwords> {
  // Of the algorithms argon2id is the one it takes unless told.
  const options = { memoryCost: settings.passwordMemoryKb, timeCost: 2, parallelism: 1 };
  const run = atMostAtOnce(hashesAtOnce, { most: mostWaiting, whenFull });
  // Nobody's password, to compare with where there is nobody: both take the same work.
  const nobodys = await hash(randomBytes(32), options);

  return {
    hash: (password) => run(() => hash(password, options)),

    async isRight(password, stored) {
      const right = await run(() => verify(stored ?? nobodys, password));
      return right && stored !== undefined;
    },
  };
}
