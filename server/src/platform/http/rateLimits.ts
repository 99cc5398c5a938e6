import rateLimit from '@fastify/rate-limit';
import { errorCodes } from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/** Limits calls per address, on the routes that ask for it. Each process counts for itself. */
export async function limitRates(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_, { max, ttl }) => {
      const retryAfterSeconds = Math.max(1, Math.ceil(ttl / 1000));
      const message = `More than ${max} calls from this address. Try again in ${retryAfterSeconds} s.`;
      return new Refusal(429, errorCodes.tooManyRequests, message, { retryAfterSeconds });
    },
  });
}
