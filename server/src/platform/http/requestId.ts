import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { headers, isRequestId, requestIdFrom } from '@trolley/contract';

/** The caller's own id where it is a plain token, a new one otherwise. */
export function requestIdOf(sent: IncomingHttpHeaders, now = Date.now()): string {
  const given = sent[headers.requestId];
  return isRequestId(given) ? given : requestIdFrom(randomUUID(), now);
}
