import { postLog } from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from './serve.ts';

/** A report is text from outside: nothing in it may move a terminal's cursor or carry a person's data into the log. */
export function cleanReport(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/(https?:\/\/[^\s?#]*)[?#]\S*/gi, '$1')
    .replace(/[^\s@<>"']+@[^\s@<>"']+\.[a-z]{2,}/gi, '[e-mail]')
    .trim();
}

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
