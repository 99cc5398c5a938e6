import { z } from 'zod/mini';
import type { Log } from '../log.ts';
import type { BotCheck } from './botCheck.ts';

interface Parts {
  readonly siteKey: string;
  readonly secret: string;
  /** Where answers are verified. */
  readonly url: string;
  /** An answer that was given on another site is worth nothing here. */
  readonly hostname: string;
  readonly log: Log;
  readonly timeLimitMs?: number;
}

const verdict = z.object({ success: z.boolean(), hostname: z.optional(z.string()) });

/** Google's check. While it cannot be reached, every answer is refused. */
export function createRecaptcha({ siteKey, secret, url, hostname, log, timeLimitMs = 3000 }: Parts): BotCheck {
  return {
    challenge: async () => ({ provider: 'recaptcha', siteKey }),

    async isPassed(response, request) {
      if (!response) return false;
      try {
        const answered = await fetch(url, {
          method: 'POST',
          body: new URLSearchParams({ secret, response, remoteip: request.ip }),
          signal: AbortSignal.timeout(timeLimitMs),
          redirect: 'error',
        });
        if (!answered.ok) throw new Error(`status ${answered.status}`);
        const { success, hostname: solvedAt } = z.parse(verdict, await answered.json());
        return success && solvedAt === hostname;
      } catch (error) {
        log.warn({ err: error }, 'the bot check could not be asked');
        return false;
      }
    },
  };
}
