import { consentDays, cookies, readConsent, writeConsent } from '@trolley/contract';
import type { FastifyReply } from 'fastify';

interface Repeated {
  /** Of the cookie that the browser wrote. */
  readonly value: string | undefined;
  readonly version: number;
  readonly now: number;
  /** Whether the shop is reached by https. */
  readonly secure: boolean;
}

const dayMs = 86_400_000;

/**
 * CONS-07: Safari lets a cookie that a script wrote live for seven days, whatever it asks for: its reader would be asked
 * again every week. One that comes with an answer of the server lives as long as the answer counts.
 */
export function repeatAnswer(reply: FastifyReply, { value, version, now, secure }: Repeated): void {
  const answer = readConsent(value, { version, now });
  if (!answer) return;
  const leftMs = Math.min(answer.at - now, 0) + consentDays * dayMs;
  const maxAge = Math.floor(leftMs / 1000);
  void reply.setCookie(cookies.consent, writeConsent(answer), { path: '/', sameSite: 'lax', secure, maxAge });
}
