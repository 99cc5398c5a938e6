import { createHmac, randomBytes } from 'node:crypto';
import { cookies } from '@trolley/contract';
import type { FastifyRequest } from 'fastify';
import { sameSecret } from '../../platform/http/sameSecret.ts';
import type { Call } from '../../platform/http/serve.ts';
import type { Customers } from '../customers.ts';

interface Owner {
  readonly id: string;
  readonly passwordHash: string;
}

/** The longest that browsers allow. */
const maxAge = 400 * 24 * 60 * 60;
/** Those who logged in last in this browser; a household rarely has more accounts. */
const mostMarks = 5;
const shape = /^[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}$/;

/**
 * The mark of this browser, if the owner has logged in here with the password they have now. Nothing is stored: the mark
 * is signed with the hash of the password, which never leaves the database, so another password makes all of them worthless.
 */
export function knownDevice(request: FastifyRequest, owner: Owner | undefined): string | undefined {
  return owner && marksOf(request).find((mark) => sameSecret(mark, signed(mark.slice(0, 22), owner)));
}

/** Marks this browser as the owner's. The mark outlives a logout: it grants no access and holds no personal data. */
export function rememberDevice({ request, reply }: Call, owner: Owner, tenant: Customers['tenant']): void {
  const own = knownDevice(request, owner) ?? signed(randomBytes(16).toString('base64url'), owner);
  const others = marksOf(request).filter((mark) => mark !== own);
  reply.setCookie(cookies.devices, [own, ...others].slice(0, mostMarks).join('~'), {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'lax',
    secure: tenant.publicConfig.baseUrl.startsWith('https:'),
    maxAge,
  });
}

function marksOf({ cookies: sent }: FastifyRequest): readonly string[] {
  return (sent[cookies.devices] ?? '').split('~', mostMarks).filter((mark) => shape.test(mark));
}

function signed(nonce: string, { id, passwordHash }: Owner): string {
  return `${nonce}.${createHmac('sha256', passwordHash).update(`device:${id}:${nonce}`).digest('base64url')}`;
}
