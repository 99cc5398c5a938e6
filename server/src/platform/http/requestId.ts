import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { headers, isRequestId, requestIdFrom } from '@trolley/contract';

/** Made by the dozen: one at a time, between other work, takes a processor several times as long. */
const made: string[] = [];

function nextUuid(): string {
  const uuid = made.pop();
  if (uuid !== undefined) return uuid;
  for (let count = 0; count < 64; count += 1) made.push(randomUUID());
  return randomUUID();
}

/** The caller's own id where it is a plain token, a new one otherwise. */
export function requestIdOf(sent: IncomingHttpHeaders, now = Date.now()): string {
  const given = sent[headers.requestId];
  return isRequestId(given) ? given : requestIdFrom(nextUuid(), now);
}
