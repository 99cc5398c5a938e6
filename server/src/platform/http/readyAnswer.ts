import type { IncomingMessage, ServerResponse } from 'node:http';
import { headers } from '@trolley/contract';
import { isFresh } from './caching.ts';
import { requestIdOf } from './requestId.ts';

/** Names and values in turn, as `writeHead` takes them; all but the request's id. */
export type ReadyHead = readonly string[];

/** An answer that only has to be sent. */
export interface ReadyAnswer {
  readonly body: Buffer;
  readonly etag: string | undefined;
  readonly head: ReadyHead;
  readonly notModified: ReadyHead;
}

export function fieldsOf(head: ReadyHead): Record<string, string> {
  const fields: Record<string, string> = {};
  for (let at = 0; at < head.length; at += 2) fields[head[at] ?? ''] = head[at + 1] ?? '';
  return fields;
}

/** Sends the answer, or 304 where the caller's copy is still good. */
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
  response.writeHead(status, [...head, headers.requestId, requestId]);
  if (isKnown || method === 'HEAD') response.end();
  else response.end(answer.body);
  return { requestId, status };
}
