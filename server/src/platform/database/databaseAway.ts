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

/** Class 08 is the connection; the others: too many connections, stopped, starting up, idle too long, too slow. */
const serverCodes = /^(08...|53300|57P0[1-5]|25P03|57014)$/;

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

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
