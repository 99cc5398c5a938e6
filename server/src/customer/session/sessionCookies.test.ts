import type { FastifyReply } from 'fastify';
import { expect, test } from 'vitest';
import { hashOf, isSessionId, newSessionId, sessionCookies } from './sessionCookies.ts';

/** An answer that notes what is set and cleared, and has these cookies already. */
function replyWith(lines?: string | readonly string[]) {
  const noted: unknown[] = [];
  let header: unknown = lines;
  const reply = {
    setCookie: (...args: unknown[]) => (noted.push(['set', ...args]), reply),
    clearCookie: (...args: unknown[]) => (noted.push(['clear', ...args]), reply),
    getHeader: () => header,
    removeHeader: () => (header = undefined),
    header: (_: string, line: string) => (header = [...((header as string[] | undefined) ?? []), line]),
  };
  return { reply: reply as unknown as FastifyReply, noted, header: () => header };
}

const cookie = sessionCookies({ secure: true, mostDays: 30 });
const readable = { path: '/', sameSite: 'lax', secure: true, httpOnly: false };
const secret = { ...readable, httpOnly: true };

test('an id is random, has 43 letters, and nothing else is one', () => {
  const id = newSessionId();
  expect(isSessionId(id)).toBe(true);
  expect(newSessionId()).not.toBe(id);
  for (const text of [undefined, '', `${id}x`, `x${id}`, id.slice(1), `${id.slice(1)}.`]) {
    expect(isSessionId(text)).toBe(false);
  }
  expect(hashOf('a').equals(hashOf('a'))).toBe(true);
  expect(hashOf('a').equals(hashOf('b'))).toBe(false);
});

test('the secret is for no script; both last a day longer than any session', () => {
  const { reply, noted } = replyWith();
  cookie.set(reply, 'id');
  const maxAge = 31 * 86_400;
  expect(noted).toEqual([
    ['set', 'sid', 'id', { ...secret, maxAge }],
    ['set', 'loggedIn', '1', { ...readable, maxAge }],
  ]);
});

test('with the session goes what the home page had, and the right to orders, unless this very answer gives a new one', () => {
  const gone = replyWith('other=1; Path=/');
  cookie.clear(gone.reply);
  expect(gone.noted).toEqual([
    ['clear', 'sid', secret],
    ['clear', 'loggedIn', readable],
    ['clear', 'homeParts', readable],
    ['clear', 'checkout', secret],
  ]);
  for (const lines of ['checkout=new; Path=/', ['other=1', 'checkout=new; Path=/']]) {
    const { reply, noted } = replyWith(lines);
    cookie.clearCheckout(reply);
    expect(noted).toEqual([]);
  }
});

test('that a session is over is readable, and is taken back', () => {
  const { reply, noted } = replyWith();
  cookie.setExpired(reply);
  cookie.clearExpired(reply);
  expect(noted).toEqual([
    ['set', 'sessionExpired', '1', readable],
    ['clear', 'sessionExpired', readable],
  ]);
});

test('an answer that turned out to be a failure keeps every cookie but those of the session', () => {
  const lines = ['sid=1; Path=/', 'XSRF-TOKEN=2', 'loggedIn=1', 'checkout=3', 'mysid=4', 'cart=5'];
  const { reply, header } = replyWith(lines);
  cookie.withdraw(reply);
  expect(header()).toEqual(['XSRF-TOKEN=2', 'mysid=4', 'cart=5']);
  const only = replyWith('sid=1; Path=/');
  cookie.withdraw(only.reply);
  expect(only.header()).toBeUndefined();
});
