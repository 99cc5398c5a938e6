import { cookies, errorCodes } from '@trolley/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { deviceOf } from './deviceOf.ts';
import * as stored from './queries.ts';
import { openSessionCache } from './sessionCache.ts';
import { hashOf, isSessionId, newSessionId, sessionCookies } from './sessionCookies.ts';
import type { LoggedIn, Sessions } from './sessions.ts';

interface Parts {
  readonly database: Database;
  readonly limits: { readonly idleMinutes: number; readonly mostDays: number };
  readonly baseUrl: string;
  readonly now?: () => number;
}

export interface OpenSessions extends Sessions {
  close(): Promise<void>;
}

/** What became of the session of one request. */
interface Asked {
  who?: Promise<LoggedIn | undefined>;
  /** It brought a session that is over. */
  over?: true;
  /** It began or ended one itself, and has its cookies. */
  changed?: true;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Sessions in the database, known by the hash of their id; the browser has the id. */
export async function openSessions({ database, limits, baseUrl, now = Date.now }: Parts): Promise<OpenSessions> {
  const idleMs = limits.idleMinutes * minuteMs;
  const life = { idleMs, mostMs: limits.mostDays * dayMs, noteMs: Math.min(5 * minuteMs, idleMs / 4) };
  const cookie = sessionCookies({ secure: baseUrl.startsWith('https:'), mostDays: limits.mostDays });
  const known = await openSessionCache(database, life, now);
  const asked = new WeakMap<FastifyRequest, Asked>();

  async function find(request: FastifyRequest, state: Asked): Promise<LoggedIn | undefined> {
    const { [cookies.sessionId]: sid, [cookies.loggedIn]: loggedIn } = request.cookies;
    if (sid === undefined && loggedIn === undefined) return undefined;
    const idHash = isSessionId(sid) ? hashOf(sid) : undefined;
    const who = idHash && (await known.find(idHash));
    if (!who && !(idHash && known.wasReplaced(idHash))) state.over = true;
    return who;
  }

  function visitorOf(request: FastifyRequest): Promise<LoggedIn | undefined> {
    const state = asked.get(request) ?? {};
    asked.set(request, state);
    state.who ??= find(request, state);
    return state.who;
  }

  async function requireCustomer(request: FastifyRequest): Promise<LoggedIn> {
    const who = await visitorOf(request);
    if (!who) throw new Refusal(401, errorCodes.unauthorized, 'Log in first.');
    return who;
  }

  /** Ends the session of this browser and returns whose it was; `next` is the customer who logs in. */
  async function endOwn(tx: Queryable, request: FastifyRequest, next?: string): Promise<string | undefined> {
    const sid = request.cookies[cookies.sessionId];
    if (!isSessionId(sid)) return undefined;
    const idHash = hashOf(sid);
    const whose = await stored.deleteSession(tx, idHash);
    const customerId = whose ?? next;
    if (customerId !== undefined) await known.forget(tx, customerId, idHash);
    return whose;
  }

  /** The answer tells the browser once that its session is over. */
  function settle(request: FastifyRequest, reply: FastifyReply): void {
    const state = asked.get(request);
    if (state?.changed) {
      if (reply.statusCode >= 400) cookie.withdraw(reply);
    } else if (state?.over) {
      cookie.clear(reply);
      return cookie.setExpired(reply);
    }
    // Of calls alone: a page that is being loaded has yet to read it. Cacheable answers set no cookie.
    const isCall = request.url.startsWith('/api/') && reply.getHeader('cache-control') === 'no-store';
    if (isCall && request.cookies[cookies.sessionExpired] !== undefined) cookie.clearExpired(reply);
  }

  return {
    visitorOf,

    requireCustomer,

    async begin(tx, { request, reply }, customerId) {
      const before = await endOwn(tx, request, customerId);
      if (before !== undefined && before !== customerId) cookie.clearCheckout(reply);
      const sid = newSessionId();
      const device = deviceOf(request.headers['user-agent']);
      await stored.insertSession(tx, { idHash: hashOf(sid), customerId, device }, life);
      cookie.set(reply, sid);
      asked.set(request, { changed: true });
    },

    async end(tx, { request, reply }) {
      await endOwn(tx, request);
      cookie.clear(reply);
      asked.set(request, { changed: true, who: Promise.resolve(undefined) });
    },

    async endAllOf(tx, customerId, except) {
      await stored.deleteSessionsOf(tx, customerId, except);
      await known.forget(tx, customerId);
    },

    async endOne(tx, customerId, sessionId) {
      const ended = await stored.deleteSessionNamed(tx, customerId, sessionId);
      if (ended) await known.forget(tx, customerId);
      return ended;
    },

    prolong: ({ sessionId }) => stored.prolongSession(database, sessionId, life),

    async list({ customerId, sessionId }) {
      const sessions = await stored.selectSessionsOf(database, customerId);
      return sessions.map(({ id, device, createdAt, seenAt }) => ({
        id,
        current: id === sessionId,
        device,
        createdAt: createdAt.toISOString(),
        seenAt: seenAt.toISOString(),
      }));
    },

    forget: (customerId) => known.forget(database, customerId),

    watch(app) {
      app.decorate('requireCustomer', requireCustomer);
      app.addHook('onSend', (request, reply, payload, done) => {
        settle(request, reply);
        done(null, payload);
      });
    },

    close: () => known.close(),
  };
}
