import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** The field of public forms. */
export const botCheckAnswer = z.object({ recaptchaResponse: z.optional(z.string().check(z.maxLength(3000))) });

export const getBotCheck = defineEndpoint({
  method: 'GET',
  path: '/api/bot-check',
  domain: 'platform',
  summary: 'What a browser has to do to show that it is no robot, before it logs in or registers.',
  reply: z.object({
    provider: z.enum(['altcha', 'recaptcha']),
    /** Of the self-hosted check: a proof of work. */
    challenge: z.optional(
      z.object({
        algorithm: z.string(),
        challenge: z.string(),
        maxnumber: z.optional(z.int()),
        salt: z.string(),
        signature: z.string(),
      }),
    ),
    siteKey: z.optional(z.string()),
  }),
});
