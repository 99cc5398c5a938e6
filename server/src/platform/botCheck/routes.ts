import { getBotCheck } from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import type { BotCheck } from './botCheck.ts';

/** A browser asks for one when a public form is begun. */
const asked = { rateLimit: { max: 300, timeWindow: 60_000 } };

export function botCheckRoutes(app: FastifyInstance, botCheck: Pick<BotCheck, 'challenge'>): void {
  serve(app, getBotCheck, () => botCheck.challenge(), asked);
}
