import type { Log } from '../log.ts';
import { loggedPath } from '../log.ts';

export interface AnsweredCall {
  readonly requestId: string;
  readonly method: string;
  /** The address as it was asked for; only its path is logged. */
  readonly url: string;
  readonly status: number;
  /** Unknown for a client that left. */
  readonly durationMs?: number;
  readonly errorCode?: string;
  /** Missing where it is not traced. */
  readonly traceId?: string | undefined;
}

/** What a client that left before its answer is logged with; no answer carries it. */
export const clientGone = 499;

const quiet = new Set(['/health', '/serving', '/ready', '/metrics']);

/** One line per answer. Probes come every few seconds and would drown the rest, so they are for `debug`. */
export function logAnswer(log: Pick<Log, 'debug' | 'info' | 'error'>, call: AnsweredCall): void {
  const path = loggedPath(call.url);
  const line = {
    requestId: call.requestId,
    method: call.method,
    path,
    status: call.status,
    durationMs: call.durationMs === undefined ? undefined : Math.round(call.durationMs * 10) / 10,
    errorCode: call.errorCode,
    trace_id: call.traceId,
  };
  const level = call.status >= 500 ? 'error' : quiet.has(path) ? 'debug' : 'info';
  log[level](line, call.status === clientGone ? 'client left' : 'answered');
}
