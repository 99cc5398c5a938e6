import pino from 'pino';
import { stackOf } from './stackOf.ts';
import { currentTracer } from './tracing/tracing.ts';

export type Log = pino.Logger;

interface Destination extends pino.DestinationStream {
  flushSync?(): void;
}

export interface LogOptions {
  readonly level: string;
  /** Standard output unless told otherwise. */
  readonly destination?: Destination;
}

/** JSON lines with `timestamp`, `level` and `message`; a request's lines add `requestId`, `path` and `status`. */
export function createLog({ level, destination }: LogOptions): Log {
  const tracer = currentTracer();
  const options: pino.LoggerOptions = {
    level,
    base: null,
    messageKey: 'message',
    timestamp: timestamps(),
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: describeError, req: describeRequest, res: describeResponse },
    // As OpenTelemetry names it, beside our own `requestId`.
    ...(tracer && { mixin: () => withId(tracer.traceId()) }),
  };
  return pino(options, destination ?? standardOutput());
}

const withId = (traceId: string | undefined) => (traceId === undefined ? {} : { trace_id: traceId });

/** Written once a millisecond: many lines have the same. */
function timestamps(): () => string {
  let at = 0;
  let written = '';
  return () => {
    const now = Date.now();
    if (now !== at) {
      at = now;
      written = `,"timestamp":"${new Date(now).toISOString()}"`;
    }
    return written;
  };
}

let output: Destination | undefined;

/**
 * A write for every line cost a third of a cached page; a full buffer or a moment's pause sends the lines, and so does the
 * end. One for all logs of the process: each has a timer, and lines of several would come out of their order.
 */
function standardOutput(): Destination {
  output ??= pino.destination({ dest: 1, sync: false, minLength: 16_000, periodicFlush: 100 });
  return output;
}

/** The path of an address: a query may hold what a person typed, so it is never logged. */
export function pathOnly(url: string): string {
  const end = url.search(/[?#]/);
  return end < 0 ? url : url.slice(0, end);
}

const ids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
const idLength = 36;

/** As it is logged, without ids: some of them are secrets, as that of a visitor's cart. */
export function loggedPath(url: string): string {
  const path = pathOnly(url);
  return path.length < idLength ? path : path.replace(ids, '{id}');
}

interface ErrorLine {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly code?: string;
  readonly cause?: ErrorLine;
}

/** Only what helps a developer: a database error's `detail`, for one, quotes the row, and rows are about people. */
function describeError(error: unknown): ErrorLine {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: error.message,
    stack: stackOf(error),
    code: typeof code === 'string' ? code : undefined,
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  };
}

function describeRequest(request: { method?: string; url?: string }) {
  return { method: request.method, path: loggedPath(request.url ?? '') };
}

function describeResponse(response: { statusCode?: number }) {
  return { status: response.statusCode };
}
