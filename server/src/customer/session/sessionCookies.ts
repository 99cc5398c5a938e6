import { createHash, randomBytes } from 'node:crypto';
import { cookies } from '@trolley/contract';
import type { FastifyReply } from 'fastify';

const daySeconds = 24 * 60 * 60;
const shape = /^[A-Za-z0-9_-]{43}$/;

/** 256 random bits; the database stores only its hash. */
export const newSessionId = () => randomBytes(32).toString('base64url');

export const isSessionId = (text: string | undefined): text is string => text !== undefined && shape.test(text);

export const hashOf = (sessionId: string) => createHash('sha256').update(sessionId).digest();

/** `sid` is httpOnly; the others tell the page what to show and hold no personal data. */
export interface SessionCookies {
  set(reply: FastifyReply, sessionId: string): void;
  /** With the session goes the browser's right to the orders of guests that were placed in it. */
  clear(reply: FastifyReply): void;
  clearCheckout(reply: FastifyReply): void;
  /** The browser is told once that its session is over. */
  setExpired(reply: FastifyReply): void;
  clearExpired(reply: FastifyReply): void;
  /** Takes them out of an answer that turned out to be a failure. */
  withdraw(reply: FastifyReply): void;
}

export function sessionCookies({ secure, mostDays }: { secure: boolean; mostDays: number }): SessionCookies {
  const readable = { path: '/', sameSite: 'lax', secure, httpOnly: false } as const;
  const secret = { ...readable, httpOnly: true } as const;
  // A day longer than any session, so that the browser can be told that its session is over.
  const maxAge = (mostDays + 1) * daySeconds;
  return {
    set(reply, sessionId) {
      reply.setCookie(cookies.sessionId, sessionId, { ...secret, maxAge });
      reply.setCookie(cookies.loggedIn, '1', { ...readable, maxAge });
    },
    clear(reply) {
      reply.clearCookie(cookies.sessionId, secret).clearCookie(cookies.loggedIn, readable);
      reply.clearCookie(cookies.homeParts, readable);
      this.clearCheckout(reply);
    },
    clearCheckout(reply) {
      // A guest who orders with this very call, and whose old session turns out to be over, keeps the new right.
      if (!linesOf(reply).some((line) => line.startsWith(`${cookies.checkout}=`)))
        reply.clearCookie(cookies.checkout, secret);
    },
    setExpired: (reply) => void reply.setCookie(cookies.sessionExpired, '1', readable),
    clearExpired: (reply) => void reply.clearCookie(cookies.sessionExpired, readable),
    withdraw(reply) {
      const others = linesOf(reply).filter((line) => !/^(sid|loggedIn|checkout|homeParts)=/.test(line));
      reply.removeHeader('set-cookie');
      for (const line of others) reply.header('set-cookie', line);
    },
  };
}

const linesOf = (reply: FastifyReply) => [reply.getHeader('set-cookie') ?? []].flat().map(String);
