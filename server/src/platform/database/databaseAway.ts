import type { AwayKind } from '../metrics/databaseMetrics.ts';

/** The database cannot be asked right now: refused, lost, shutting down or too slow. Nothing is wrong with the question. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway';
  readonly retryAfterSeconds: number;

  constructor(cause: unknown, retryAfterSeconds = 5) {
    super(`The database is away: ${cause instanceof Error ? cause.message || codeOf(cause) : String(cause)}`, {
      cause,
    });
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** No connection was free, or transactions kept conflicting. The database is up: try again soon. */
export class DatabaseBusy extends Error {
  override name = 'DatabaseBusy';
  readonly retryAfterSeconds = 2;

  constructor(why: string, cause?: unknown) {
    super(`The database is busy: ${why}`, { cause });
  }
}

/** Why it is away, in few words. */
export function awayKind({ cause }: DatabaseAway): AwayKind {
  const code = codeOf(cause);
  if (readOnly.test(code)) return 'readOnly';
  if (code.startsWith('53')) return 'resources';
  if (code.startsWith('57P')) return 'stopped';
  const isSlow = code === '57014' || (cause instanceof Error && cause.message === 'Query read timeout');
  return isSlow ? 'slow' : 'connection';
}

const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
]);

/**
 * Class 08 is the connection, class 53 what the server ran out of (disk, memory, connections); the others: stopped,
 * starting up, idle too long, too slow, and a server that may not write because another one has taken its place.
 */
const serverCodes = /^(08...|53...|57P0[1-5]|25P03|57014|25006)$/;
export const readOnly = /^25006$/;
export const diskFull = /^53100$/;
/** Two transactions were in each other's way, and this one was undone: a retry succeeds. */
const conflict = /^(40001|40P01)$/;
/** Said to every statement behind the one that failed, until the transaction ends. */
export const undone = /^25P02$/;

/** The driver has no codes for what it notices itself. */
const driverMessages =
  /^(Connection terminated|Connection ended unexpectedly|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed)/;

/** Whether an error of the driver means that the database is away, rather than that the statement is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  const code = codeOf(error);
  if (socketCodes.has(code) || serverCodes.test(code)) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  return error instanceof Error && driverMessages.test(error.message);
}

export const hasCode = (error: unknown, codes: RegExp): boolean => codes.test(codeOf(error));

export const isConflict = (error: unknown): boolean => hasCode(error, conflict);

export async function awayWhenLost<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    // Where it was asked; the driver's own stack leads to its socket.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw isDatabaseAway(error) ? new DatabaseAway(error) : error;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
