import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { errorCodes } from '@trolley/contract';
import { Refusal } from '../http/refusal.ts';
import type { Settings } from '../settings.ts';
import { atMostAtOnce } from './atMostAtOnce.ts';
import { saltOfKnown } from './knownPassword.ts';

/** Hashes passwords with argon2id, off the main thread. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Of a password that everybody may know, as that of a demo account: see `knownPassword`. */
  hashKnown(password: string): Promise<string>;
  /** Takes as long where there is no hash to compare with, and then is never right. */
  isRight(password: string, hash: string | undefined): Promise<boolean>;
}

/** About three seconds of work: a browser that would wait longer has mostly gone, and delays others. */
export const mostWaiting = 200;
const retryAfterSeconds = 5;

const whenFull = () =>
  new Refusal(503, errorCodes.tooBusy, 'Too many are logging in at the moment. Try again shortly.', {
    retryAfterSeconds,
  });

/** `atOnce`: half of the thread pool; files, names and compression need the rest. */
export function createPasswords(settings: Pick<Settings, 'passwordMemoryKb'>, { atOnce = 2 } = {}): Passwords {
  // Of the algorithms argon2id is the one it takes unless told.
  const options = { memoryCost: settings.passwordMemoryKb, timeCost: 2, parallelism: 1 };
  const run = atMostAtOnce(atOnce, { most: mostWaiting, whenFull });
  // Compared with where there is no account, so that it takes the same work. Nobody waits for it but the first of them.
  const nobodys = hash(randomBytes(32), options);
  nobodys.catch(() => {});

  return {
    hash: (password) => run(() => hash(password, options)),
    hashKnown: (password) => run(() => hash(password, { ...options, salt: saltOfKnown(password) })),

    async isRight(password, stored) {
      const right = await run(async () => verify(stored ?? (await nobodys), password));
      return right && stored !== undefined;
    },
  };
}
