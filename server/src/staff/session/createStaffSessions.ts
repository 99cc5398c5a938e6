import { errorCodes, headers, type StaffAccess, studioCookies } from '@trolley/contract';
import type { FastifyRequest } from 'fastify';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { RateLimiter } from '../../platform/rateLimit/rateLimiter.ts';
import { writeJournal } from '../journal/writeJournal.ts';
import { counted, limits } from '../limits.ts';
import { idleMinutesOf, longestMinutes } from '../rules/rights.ts';
import { isSecret, newSecret, secretHash } from '../rules/secrets.ts';
import { type LoggedInStaff, rightsOf } from '../who.ts';
import * as stored from './queries.ts';
import type { StaffSessions } from './sessions.ts';

interface Parts {
  readonly database: Database;
  readonly rateLimiter: RateLimiter;
  readonly baseUrl: string;
}

export function createStaffSessions({ database, rateLimiter, baseUrl }: Parts): StaffSessions {
  const cookie = {
    path: '/api/studio',
    httpOnly: true,
    sameSite: 'strict',
    secure: baseUrl.startsWith('https:'),
  } as const;
  const asked = new WeakMap<FastifyRequest, Promise<LoggedInStaff | undefined>>();

  async function find(request: FastifyRequest): Promise<LoggedInStaff | undefined> {
    const sid = request.cookies[studioCookies.sessionId];
    if (!isSecret(sid)) return undefined;
    const renews = request.headers[headers.unattended] === undefined;
    const account = await stored.findSession(database, { idHash: secretHash(sid), longestMinutes, renews });
    if (!account) return undefined;
    const { id, name, email, roles, language } = account;
    return { id, name, email, roles, language, ...rightsOf(account) };
  }

  async function noteRefusal(request: FastifyRequest, staffId: string): Promise<void> {
    if ((await rateLimiter.count(counted.refusals(staffId), limits.refusalsOfStaff)) !== undefined) return;
    const call = `${request.method} ${request.routeOptions.url ?? ''}`;
    await writeJournal(
      database,
      { staffId, requestId: request.id },
      { action: 'access.refused', subject: { kind: 'call', id: call } },
    );
  }

  async function require(request: FastifyRequest, access: Exclude<StaffAccess, 'everybody'>): Promise<LoggedInStaff> {
    const found = asked.get(request) ?? find(request);
    asked.set(request, found);
    const who = await found;
    if (!who) throw new Refusal(401, errorCodes.unauthorized, 'Log in to the studio first.');
    if (access === 'staff' || who.permissions.has(access)) return who;
    await noteRefusal(request, who.id);
    throw new Refusal(403, errorCodes.forbidden, `Your roles do not allow this: it needs ${access}.`);
  }

  async function end(tx: Queryable, request: FastifyRequest): Promise<string | undefined> {
    const sid = request.cookies[studioCookies.sessionId];
    return isSecret(sid) ? stored.deleteSession(tx, secretHash(sid)) : undefined;
  }

  return {
    require,

    async begin(tx, request, account) {
      await end(tx, request);
      const sid = newSecret();
      const idleMinutes = idleMinutesOf(rightsOf(account).permissions);
      await stored.insertSession(tx, { idHash: secretHash(sid), staffId: account.id, idleMinutes });
      return (reply) => {
        reply.setCookie(studioCookies.sessionId, sid, { ...cookie, maxAge: longestMinutes * 60 });
      };
    },

    listOf: (on, request, staffId) =>
      stored.selectSessionsOf(on, staffId, secretHash(request.cookies[studioCookies.sessionId] ?? '')),

    end,

    clearCookie: (reply) => void reply.clearCookie(studioCookies.sessionId, cookie),

    endAllOf: stored.deleteSessionsOf,

    endAllOfRole: stored.deleteSessionsOfRole,

    watch: (app) => void app.decorate('requireStaff', require),
  };
}
