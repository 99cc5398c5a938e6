import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import type { Database, Statement } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { openSessions } from './openSessions.ts';
import { hashOf, newSessionId } from './sessionCookies.ts';

interface Row {
  readonly customerId: string;
  readonly sessionId: string;
  readonly member: boolean;
  readonly left: number;
}

const keyOf = (idHash: unknown) => (idHash as Buffer).toString('base64url');

/** A process with the table of sessions in memory; `hear` is what other processes tell. */
async function shopWith(limits = { idleMinutes: 60, mostDays: 30 }) {
  const rows = new Map<string, Row>();
  const asked: Statement[] = [];
  let hear: (message: string) => void = () => undefined;
  let closed = false;
  let time = 1_000_000;
  const answers: Record<string, (values: readonly unknown[]) => readonly unknown[]> = {
    'session-find': ([idHash]) => [rows.get(keyOf(idHash))].filter((row) => row !== undefined),
    'session-delete'([idHash]) {
      const row = rows.get(keyOf(idHash));
      rows.delete(keyOf(idHash));
      return row ? [{ customerId: row.customerId }] : [];
    },
    'session-insert'([idHash, , , customerId]) {
      rows.set(keyOf(idHash), { customerId: String(customerId), sessionId: 'new', member: false, left: 60_000 });
      return [];
    },
    'sessions-of-customer': () => [
      { id: 'phone', device: 'Firefox', createdAt: new Date(0), seenAt: new Date(1000) },
      { id: 'laptop', device: '', createdAt: new Date(0), seenAt: new Date(0) },
    ],
    '': ([customerId, sessionId]) =>
      [...rows.values()].some((row) => row.customerId === customerId && row.sessionId === sessionId) ? [{}] : [],
  };
  const database = {
    async query<R>(statement: Statement) {
      asked.push(statement);
      return (answers[statement.name ?? '']?.(statement.values ?? []) ?? []) as R[];
    },
    async listen(_: string, heard: (message: string) => void) {
      hear = heard;
      return async () => void (closed = true);
    },
  } as Partial<Database> as Database;
  const sessions = await openSessions({ database, limits, baseUrl: 'https://shop.example', now: () => time });
  type Done = (error: Error | null, payload: unknown) => void;
  let onSend: (request: FastifyRequest, reply: FastifyReply, payload: string, done: Done) => void = () => {};
  const app = { decorate: () => app, addHook: (_: string, hook: typeof onSend) => (onSend = hook) };
  sessions.watch(app as unknown as FastifyInstance);
  return {
    sessions,
    database,
    asked,
    names: () => asked.map(({ name }) => name),
    told: () => asked.flatMap(({ name, values }) => (name === 'session-notify' ? [values?.[1]] : [])),
    hear: (message: string) => hear(message),
    pass: (ms: number) => void (time += ms),
    isClosed: () => closed,
    /** A session that is there, by its id. */
    logIn(customerId: string, sessionId = 'phone'): string {
      const sid = newSessionId();
      rows.set(keyOf(hashOf(sid)), { customerId, sessionId, member: false, left: 60_000 });
      return sid;
    },
    end: (sid: string) => void rows.delete(keyOf(hashOf(sid))),
    /** A call with these cookies; `send` answers which cookies its answer sets and clears. */
    call(cookies: Record<string, string>, { url = '/api/x', statusCode = 200, cacheControl = 'no-store' } = {}) {
      const noted: string[] = [];
      let lines: string[] = [];
      const reply = {
        statusCode,
        setCookie: (name: string) => (noted.push(name), lines.push(`${name}=`), reply),
        clearCookie: (name: string) => (noted.push(`-${name}`), lines.push(`${name}=`), reply),
        getHeader: (name: string) => (name === 'set-cookie' ? lines : cacheControl),
        removeHeader: () => ((lines = []), noted.push('withdrawn')),
        header: (_: string, line: string) => lines.push(line),
      } as unknown as FastifyReply;
      const request = { cookies, url, headers: {} } as unknown as FastifyRequest;
      const send = async () => {
        const sent = new Promise<unknown>((resolve, reject) => {
          onSend(request, reply, 'payload', (error, payload) => (error ? reject(error) : resolve(payload)));
        });
        expect(await sent).toBe('payload');
        return noted;
      };
      return { request, reply, send, noted };
    },
  };
}

test('a session names its customer, asked for once in a request and once in five seconds', async () => {
  const { sessions, logIn, call, asked, pass } = await shopWith();
  const sid = logIn('ana');
  const { request, send } = call({ sid, loggedIn: '1' });
  const ana = { customerId: 'ana', sessionId: 'phone', member: false };
  expect(await sessions.visitorOf(request)).toEqual(ana);
  expect(sessions.visitorOf(request)).toBe(sessions.visitorOf(request));
  expect(await sessions.requireCustomer(call({ sid }).request)).toEqual(ana);
  expect(asked).toHaveLength(1);
  pass(5000);
  await sessions.visitorOf(call({ sid }).request);
  expect(asked).toHaveLength(2);
  expect(await send(), 'nothing to tell').toEqual([]);
});

test('a guest is asked nothing, told nothing, and refused where a customer is wanted', async () => {
  const { sessions, call, asked } = await shopWith();
  const { request, send } = call({});
  expect(await sessions.visitorOf(request)).toBeUndefined();
  const refused = sessions.requireCustomer(request);
  await expect(refused).rejects.toThrow(Refusal);
  await expect(refused).rejects.toMatchObject({ status: 401 });
  expect([asked, await send()]).toEqual([[], []]);
});

test('a browser whose session is over is told once, also with one cookie left or an id that is none', async () => {
  const { sessions, call } = await shopWith();
  for (const cookies of [{ sid: newSessionId() }, { loggedIn: '1' }, { sid: 'none', loggedIn: '1' }]) {
    const { request, send } = call(Object.fromEntries(Object.entries(cookies)));
    expect(await sessions.visitorOf(request)).toBeUndefined();
    expect(await send()).toEqual(['-sid', '-loggedIn', '-homeParts', '-checkout', 'sessionExpired']);
  }
  expect(await call({ sid: newSessionId() }).send(), 'a call that did not ask says nothing').toEqual([]);
});

test('that a session is over is taken back by the next call, not by a page or what others may keep', async () => {
  const { call } = await shopWith();
  const cookies = { sessionExpired: '1' };
  expect(await call(cookies).send()).toEqual(['-sessionExpired']);
  expect(await call(cookies, { url: '/account' }).send()).toEqual([]);
  expect(await call(cookies, { cacheControl: 'public' }).send()).toEqual([]);
  expect(await call({}).send()).toEqual([]);
});

test('a login replaces the session of the browser, and tells every process', async () => {
  const { sessions, database, logIn, call, told, names } = await shopWith();
  const sid = logIn('ana');
  const { request, reply, send } = call({ sid });
  await sessions.begin(database, { request, reply }, 'ana');
  expect(names()).toEqual(['session-delete', 'session-notify', 'session-insert']);
  expect(told()).toEqual([`ana ${hashOf(sid).toString('base64url')}`]);
  expect(await send()).toEqual(['sid', 'loggedIn']);
  const underWay = call({ sid });
  expect(await sessions.visitorOf(underWay.request)).toBeUndefined();
  expect(await underWay.send(), 'a call under way takes nothing from the new session').toEqual([]);
});

test('a login after another customer takes the right to their orders; without a session there is nothing to end', async () => {
  const { sessions, database, logIn, call, told, names, asked } = await shopWith();
  const other = call({ sid: logIn('ben') });
  await sessions.begin(database, other, 'ana');
  expect(other.noted).toEqual(['-checkout', 'sid', 'loggedIn']);
  expect(told()[0]).toMatch(/^ben /);
  asked.length = 0;
  const stale = newSessionId();
  await sessions.begin(database, call({ sid: stale }), 'ana');
  expect(told(), 'one that is over was replaced all the same').toEqual([`ana ${hashOf(stale).toString('base64url')}`]);
  asked.length = 0;
  const fresh = call({});
  await sessions.begin(database, fresh, 'ana');
  expect([names(), fresh.noted]).toEqual([['session-insert'], ['sid', 'loggedIn']]);
});

test('a login that failed in the end takes its cookies back; one that did not keeps them', async () => {
  const { sessions, database, call } = await shopWith();
  for (const [statusCode, last] of [
    [500, 'withdrawn'],
    [400, 'withdrawn'],
    [399, 'loggedIn'],
  ] as const) {
    const begun = call({}, { statusCode });
    await sessions.begin(database, begun, 'ana');
    expect((await begun.send()).at(-1)).toBe(last);
  }
  const warned = call({ sessionExpired: '1' });
  await sessions.begin(database, warned, 'ana');
  expect(await warned.send(), 'who logs in is warned no more').toContain('-sessionExpired');
});

test('a logout ends the session and takes its cookies, without a warning that it ended', async () => {
  const { sessions, database, logIn, call, told, asked } = await shopWith();
  const sid = logIn('ana');
  const left = call({ sid, loggedIn: '1' });
  await sessions.visitorOf(left.request);
  await sessions.end(database, left);
  expect(await sessions.visitorOf(left.request)).toBeUndefined();
  expect(await left.send()).toEqual(['-sid', '-loggedIn', '-homeParts', '-checkout']);
  expect(told()).toHaveLength(1);
  asked.length = 0;
  await sessions.end(database, call({ sid: newSessionId() }));
  expect(told(), 'of one that was over already').toEqual([]);
});

test('what ends elsewhere counts here at once; nothing is told where nothing ended', async () => {
  const { sessions, database, logIn, call, end, hear, told } = await shopWith();
  const sid = logIn('ana');
  const isIn = async () => (await sessions.visitorOf(call({ sid }).request)) !== undefined;
  expect(await isIn()).toBe(true);
  end(sid);
  expect(await isIn(), 'nobody told').toBe(true);
  hear('ben');
  expect(await isIn()).toBe(true);
  hear('');
  expect(await isIn(), 'after an interruption').toBe(false);
  logIn('ana', 'laptop');
  expect(await sessions.endOne(database, 'ana', 'laptop')).toBe(true);
  expect(await sessions.endOne(database, 'ana', 'never was')).toBe(false);
  await sessions.endAllOf(database, 'ana');
  await sessions.forget('zoe');
  expect(told()).toEqual(['ana', 'ana', 'zoe']);
});

test('devices are listed with the one that asks', async () => {
  const { sessions } = await shopWith();
  expect(await sessions.list({ customerId: 'ana', sessionId: 'laptop', member: false })).toEqual([
    { id: 'phone', current: false, device: 'Firefox', createdAt: iso(0), seenAt: iso(1000) },
    { id: 'laptop', current: true, device: '', createdAt: iso(0), seenAt: iso(0) },
  ]);
});

const iso = (ms: number) => new Date(ms).toISOString();

test('how long a session lives, and how often its use is written down, follow from the settings', async () => {
  for (const [idleMinutes, noteMs] of [
    [60, 300_000],
    [8, 120_000],
  ] as const) {
    const { sessions, asked, call, isClosed } = await shopWith({ idleMinutes, mostDays: 2 });
    await sessions.visitorOf(call({ sid: newSessionId() }).request);
    expect(asked[0]?.values?.slice(1)).toEqual([idleMinutes * 60_000, 2 * 86_400_000, noteMs]);
    await sessions.prolong({ customerId: 'ana', sessionId: 'phone', member: false });
    expect(asked[1]).toMatchObject({ name: 'session-prolong', values: ['phone', idleMinutes * 60_000, 172_800_000] });
    await sessions.close();
    expect(isClosed()).toBe(true);
  }
});
