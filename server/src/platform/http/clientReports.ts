import { postLog } from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import { cleanReport } from './cleanReport.ts';
import { serve } from './serve.ts';

/**
 * `POST /logs`. Exempt from XSRF: a page that dies reports by `sendBeacon`, which sets no header, or fails before it has
 * a token; the call changes nothing, no foreign site can send JSON to it, and size and rate bound what it can write.
 */
export function clientReportRoute(app: FastifyInstance): void {
  const options = { xsrfExempt: true, bodyLimit: 32 * 1024, rateLimit: { max: 30, timeWindow: 60_000 } };
  serve(
    app,
    postLog,
    ({ body }, { request }) => {
      const line = { path: postLog.path, status: 204, clientError: cleanReport(body.error) };
      request.log.warn(line, `browser: ${cleanReport(body.message)}`);
    },
    options,
  );
}
