import type { Endpoint } from '@trolley/contract';
import { errorCodes } from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { watchAcceptDelay } from './acceptDelay.ts';
import { measureEveryMs, pressureAfter, refusedShare } from './pressure.ts';
import { Refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * For what may be refused but is no endpoint: undefined where it can be served, otherwise the answer, which whoever
     * asked has to give, since it is counted.
     */
    tooBusy(): Refusal | undefined;
  }
  interface FastifyContextConfig {
    /** May be refused where more comes than can be served. */
    mayShed?: boolean;
  }
}

interface Shedding {
  /** A turn of the event loop that takes longer is slow, and so is one while a connection waits longer; 0 refuses nobody. */
  readonly slowMs: number;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'loadShed'>;
  readonly random?: () => number;
}

/** What a visitor looks around with, or can do a little later. Nothing of it stands between a cart and its order. */
const sheddable: ReadonlySet<string> = new Set([
  'catalogue',
  'content',
  'favourite',
  'form',
  'home',
  'loyalty',
  'newsletter',
  'pesticide',
  'recipe',
  'search',
  'store',
  'tracking',
]);
/** Of a cart what fills it: the browser keeps such a change and sends it again. */
const fillsCart = /^\/api\/carts\/items\b/;

/** Who is at the till is served to the end, and so are those who run the shop and those who watch over it. */
export function mayShed({ domain, path, permission }: Pick<Endpoint, 'domain' | 'path' | 'permission'>): boolean {
  if (permission !== undefined) return false;
  return sheddable.has(domain) || fillsCart.test(path);
}

/**
 * Load shedding: where more calls come than a process can serve, some are told at once to come back a little later, so
 * that the others are served in time. Else all would wait, ever longer, for answers that nobody is there for any more.
 */
export function shedLoad(app: FastifyInstance, { slowMs, log, metrics, random = Math.random }: Shedding): void {
  if (slowMs === 0) {
    app.decorate('tooBusy', () => undefined);
    return;
  }
  let level = 0;
  let due = performance.now() + measureEveryMs;
  let isShedding = false;
  const door = watchAcceptDelay(app.server);
  const timer = setInterval(() => {
    const now = performance.now();
    level = pressureAfter(level, { isSlow: now - due > slowMs || door.waitingMs() > slowMs });
    due = now + measureEveryMs;
    if (!isShedding || level > 0) return;
    isShedding = false;
    log.info('all calls are served again');
  }, measureEveryMs);
  timer.unref();
  app.addHook('preClose', async () => {
    clearInterval(timer);
    door.stop();
  });

  function tooBusy(): Refusal | undefined {
    if (level === 0 || random() >= refusedShare(level)) return undefined;
    if (!isShedding) log.warn({ slowMs }, 'more calls come than can be served: some are refused');
    isShedding = true;
    metrics.loadShed();
    // Not all at the same moment.
    const retryAfterSeconds = 1 + Math.floor(random() * 5);
    return new Refusal(503, errorCodes.tooBusy, 'The shop is very busy at the moment. Try again shortly.', {
      retryAfterSeconds,
    });
  }
  app.decorate('tooBusy', tooBusy);
  app.addHook('onRequest', (request, _, done) => done(request.routeOptions.config.mayShed ? tooBusy() : undefined));
}
