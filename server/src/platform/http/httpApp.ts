import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import Fastify, { LogController } from 'fastify';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { type TrustProxy, trustedBy } from '../trustProxy.ts';
import { answerBrokenRequest } from './brokenRequests.ts';
import { clientReportRoute } from './clientReports.ts';
import { addConventions, greeting, recorder } from './conventions.ts';
import { errorHandler } from './errors.ts';
import { metricsRoute } from './metricsRoute.ts';
import { probeRoutes } from './probes.ts';
import { requestIdOf } from './requestId.ts';
import { shedLoad } from './shedLoad.ts';
import type { FastPath } from './shopServer.ts';
import { createShopServer, trackSilentConnections } from './shopServer.ts';
import { csrfRoute } from './xsrf.ts';

/** Fastify with all that the plugins of this folder add to requests, replies and routes. */
export type HttpApp = FastifyInstance;

declare module 'fastify' {
  interface FastifyInstance {
    /** Says that it is about to close: `/serving` and `/ready` no more, connections end with their answer. Everything is still served. */
    leave(): void;
  }
}

export interface HttpParts {
  readonly settings: {
    readonly baseUrl: string;
    readonly nodeEnv: 'development' | 'test' | 'production';
    readonly trustProxy: TrustProxy;
    readonly metricsToken?: string;
    /** 0 or left out: nobody is refused for want of time. */
    readonly shedLoadAfterMs?: number;
    /** What carts may take: half as much again for what was compressed of them. */
    readonly cartCacheBytes?: number;
  };
  readonly log: Log;
  readonly metrics: Metrics;
  readonly fastPath: FastPath;
  isDatabaseReachable(): Promise<boolean>;
  isSnapshotLoaded(): boolean;
}

function noCompiler(): never {
  throw new Error('A route with a schema says what checks it: see `serve`.');
}

/** Fastify with the conventions of every call and the endpoints that belong to no domain. It listens nowhere yet. */
export async function createHttpApp(parts: HttpParts): Promise<HttpApp> {
  const { settings, log, metrics, fastPath } = parts;
  const { baseUrl, trustProxy, metricsToken, shedLoadAfterMs: slowMs = 0, cartCacheBytes = 0 } = settings;
  const onError = errorHandler({ development: settings.nodeEnv === 'development' });
  const greet = greeting(baseUrl);
  const record = recorder(log, metrics);
  // As Fastify knows it: else pino's own type would spread to every route.
  const loggerInstance: FastifyBaseLogger = log;
  let closing = false;
  const isClosing = () => closing;

  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: ({ headers }) => requestIdOf(headers),
    trustProxy: trustedBy(trustProxy),
    bodyLimit: 256 * 1024,
    // Every call has its own; Fastify's would be loaded at each start.
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    // Longer than any address that gets this far.
    routerOptions: { maxParamLength: 16_384 },
    // A request on a connection that is still open is served; the connection then ends.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      // Fastify runs no hooks for an address that it cannot even read.
      greet(request, reply);
      onError(error, request, reply);
      record(request, reply);
    },
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, log),
    serverFactory: (handOver) => createShopServer(handOver, { fastPath, isClosing, log }),
  });
  app.decorate('leave', () => {
    closing = true;
  });
  const endSilent = trackSilentConnections(app.server);
  app.addHook('preClose', async () => {
    app.leave();
    endSilent();
    // Whoever knocked meanwhile is let in before the door closes, which is right afterwards.
    await new Promise(setImmediate);
  });
  // Also for requests that began before: their connections would stay open and hold up the end.
  app.addHook('onSend', (_, reply, payload, done) => {
    if (closing) reply.header('connection', 'close');
    done(null, payload);
  });

  await addConventions(app, {
    greet,
    record,
    onError,
    shed: (to) => shedLoad(to, { slowMs, log, metrics }),
    rememberedBytes: cartCacheBytes / 2,
  });
  csrfRoute(app, { https: baseUrl.startsWith('https:') });
  clientReportRoute(app);
  probeRoutes(app, { ...parts, isClosing });
  metricsRoute(app, metrics, metricsToken);
  return app;
}
