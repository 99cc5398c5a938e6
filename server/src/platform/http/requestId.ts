import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { headers, isRequestId, requestIdFrom } from '@trolley/contract';

const atOnce = 32;
const usedForMs = 100;
let made: string[] = [];
let madeAt = 0;

/** Made by the dozen: one at a time, between other work, takes a processor several times as long. */
function nextId(now: number): string {
  const id = Math.abs(now - madeAt) < usedForMs ? made.pop() : undefined;
  if (id !== undefined) return id;
  made = Array.from({ length: atOnce }, () => inOnePiece(requestIdFrom(randomUUID(), now)));
  madeAt = now;
  return nextId(now);
}

/** A joined text stays in its pieces until somebody reads it, which then happens while an answer waits. */
function inOnePiece(text: string): string {
  return Buffer.from(text, 'latin1').toString('latin1');
}

/** The caller's own id where it is a plain token, a new one otherwise. */
export function requestIdOf(sent: IncomingHttpHeaders, now = Date.now()): string {
  const given = sent[headers.requestId];
  return isRequestId(given) ? given : nextId(now);
}
