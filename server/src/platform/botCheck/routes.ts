import { getBotCheck } from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import type { BotCheck } from './botCheck.ts';

/** Whoever begins to fill in a public form asks for one. */
const asked = { rateLimit: { max: 300, timeWindow: 60_000 } };

export function botCheckRoutes(app: FastifyInstance, botCheck: Pick<BotCheck, 'challenge'>): void {
  serve(app, getBotCheck, () => botCheck.challenge(), asked);
}
