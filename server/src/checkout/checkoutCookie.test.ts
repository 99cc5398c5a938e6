import { createHash } from 'node:crypto';
import { cookies } from '@trolley/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../platform/http/testing.ts';
import { checkoutCookie } from './checkoutCookie.ts';

/** A browser with this cookie asks to have its right kept, or for the hash of what it has. */
async function asked(cookie?: string, secure = true) {
  const { app } = await createTestApp();
  const { ensure, hashIn } = checkoutCookie({ secure });
  app.get('/keep', (request, reply) => reply.send(ensure({ request, reply }).toString('hex')));
  app.get('/hash', (request, reply) => reply.send(hashIn({ request, reply })?.toString('hex') ?? 'none'));
  const headers = cookie === undefined ? {} : { cookie: `${cookies.checkout}=${cookie}` };
  const kept = await app.inject({ url: '/keep', headers });
  const [set] = kept.cookies;
  return { kept: kept.body, set, hash: (await app.inject({ url: '/hash', headers })).body };
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');
const secret = 'a-Z_9'.padEnd(43, 'x');

test('a browser without one gets a secret for thirty days that no script reads; the shop stores its hash', async () => {
  const { kept, set, hash } = await asked();
  expect(set).toMatchObject({
    name: cookies.checkout,
    value: expect.stringMatching(/^[\w-]{43}$/),
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
    maxAge: 30 * 24 * 60 * 60,
  });
  expect(kept).toBe(hashOf(set?.value ?? ''));
  expect(hash).toBe('none');
  expect((await asked()).set?.value).not.toBe(set?.value);
  expect((await asked(undefined, false)).set?.secure).toBeUndefined();
});

test('a browser that has one keeps it', async () => {
  const { kept, set, hash } = await asked(secret);
  expect(set?.value).toBe(secret);
  expect([kept, hash]).toEqual([hashOf(secret), hashOf(secret)]);
});

test.each(['short', `${secret}x`, `x${secret}`, secret.replace('_', '%2F')])(
  'what is no secret of ours counts for nothing: %s',
  async (forged) => {
    const { set, hash } = await asked(forged);
    expect(hash).toBe('none');
    expect(set?.value).toMatch(/^[\w-]{43}$/);
    expect(set?.value).not.toBe(forged);
  },
);
