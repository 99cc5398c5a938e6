import { defineEndpoint, errorCodes } from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import { Refusal } from './refusal.ts';
import { serve } from './serve.ts';

const getHealth = defineEndpoint({
  method: 'GET',
  path: '/health',
  domain: 'platform',
  summary: 'The process lives.',
  reply: z.object({ status: z.literal('up') }),
});

const getServing = defineEndpoint({
  method: 'GET',
  path: '/serving',
  domain: 'platform',
  summary:
    'The process can answer visitors: the snapshot is loaded, the search built, and it is not shutting down. Whether the database can be written to is not asked: pages come from memory.',
  reply: z.object({ status: z.literal('serving') }),
});

const getReady = defineEndpoint({
  method: 'GET',
  path: '/ready',
  domain: 'platform',
  summary: 'The process can serve: the database is reachable, the snapshot loaded and the search built. 503 otherwise.',
  reply: z.object({ status: z.literal('ready') }),
});

export interface Readiness {
  isClosing(): boolean;
  isDatabaseReachable(): Promise<boolean>;
  isSnapshotLoaded(): boolean;
}

export function probeRoutes(app: FastifyInstance, readiness: Readiness): void {
  /** A database that is away is the same for all processes: whoever took them out for it would have none left. */
  function mustServe(): void {
    if (readiness.isClosing()) throw notReady(errorCodes.shuttingDown, 'The process is shutting down.');
    if (!readiness.isSnapshotLoaded())
      throw notReady(
        errorCodes.databaseAway,
        'The shop is not loaded from the database yet, or its search is still being built.',
      );
  }
  serve(app, getHealth, () => ({ status: 'up' as const }));
  serve(app, getServing, () => {
    mustServe();
    return { status: 'serving' as const };
  });
  serve(app, getReady, async () => {
    mustServe();
    if (!(await readiness.isDatabaseReachable()))
      throw notReady(errorCodes.databaseAway, 'The database cannot be reached.');
    return { status: 'ready' as const };
  });
}

function notReady(errorCode: string, message: string): Refusal {
  return new Refusal(503, errorCode, message, { retryAfterSeconds: 2 });
}
