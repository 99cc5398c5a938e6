import type { IncomingMessage, ServerResponse } from 'node:http';
import { headers } from '@trolley/contract';
import { isFresh } from './caching.ts';
import { requestIdOf } from './requestId.ts';

/** Names and values in turn, as node writes them. The last value is the request's id, another one each time. */
export type ReadyHead = string[];

/** An answer that only has to be sent. */
export interface ReadyAnswer {
  readonly body: Buffer;
  readonly etag: string | undefined;
  readonly head: ReadyHead;
  readonly notModified: ReadyHead;
}

export function readyHead(fields: readonly string[]): ReadyHead {
  return [...fields, headers.requestId, ''];
}

/** All but the request's id. */
export function fieldsOf(head: Readonly<ReadyHead>): Record<string, string> {
  const fields: Record<string, string> = {};
  for (let at = 0; at < head.length - 2; at += 2) fields[head[at] ?? ''] = head[at + 1] ?? '';
  return fields;
}

/** Sends the answer, or word that the one the caller has is still good. */
export function sendReady(
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  answer: ReadyAnswer,
  statusOfAll = 200,
): { requestId: string; status: number } {
  const isKnown = answer.etag !== undefined && isFresh(asked['if-none-match'], answer.etag);
  const head = isKnown ? answer.notModified : answer.head;
  const status = isKnown ? 304 : statusOfAll;
  const requestId = requestIdOf(asked);
  // In place, as node has read it all before anybody else can: a copy of the list takes as long as finding the answer.
  head[head.length - 1] = requestId;
  response.writeHead(status, head);
  if (isKnown || method === 'HEAD') response.end();
  else response.end(answer.body);
  return { requestId, status };
}
