import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Failure } from '@trolley/contract';
import { errorCodes, headers } from '@trolley/contract';
import type { Log } from '../log.ts';
import { requestIdOf } from './requestId.ts';

/** How long the answer may take to reach a client that still sends; then the connection is cut. */
const lingerMs = 1000;

const problems: Readonly<Record<string, readonly [status: number, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time.'],
  HPE_HEADER_OVERFLOW: [431, 'The address and headers together are larger than 16 KB.'],
};

/** Answers what is not even HTTP, or too large a head: there is no request yet, only a connection, which ends here. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket, log: Log): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] = problems[error.code ?? ''] ?? [400, 'This is not a valid HTTP request.'];
  const requestId = requestIdOf({});
  const failure: Failure = { status, errorCode: errorCodes.invalidRequest, message, requestId };
  const body = JSON.stringify(failure);
  log.info({ requestId, status, code: error.code }, 'broken request');
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `${headers.requestId}: ${requestId}`,
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  // The end of our side alone would let them drip on, and hold the connection, for ever.
  const cut = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(cut));
}
