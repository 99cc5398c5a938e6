import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sameSecret } from './sameSecret.ts';
import type { Call } from './serve.ts';

export interface Owner {
  readonly id: string;
  readonly passwordHash: string;
}

/** The cookie that holds the marks: customers and staff each have one. */
export interface MarkCookie {
  readonly name: string;
  readonly path: string;
  readonly sameSite: 'lax' | 'strict';
  readonly secure: boolean;
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
export function findMark(request: FastifyRequest, cookie: string, owner: Owner | undefined): string | undefined {
  return owner && marksOf(request, cookie).find((mark) => sameSecret(mark, signed(mark.slice(0, 22), owner)));
}

/** Marks this browser as the owner's. The mark outlives a logout: it grants no access and holds no personal data. */
export function setMark({ request, reply }: Call, { name, ...cookie }: MarkCookie, owner: Owner): void {
  const own = findMark(request, name, owner) ?? signed(randomBytes(16).toString('base64url'), owner);
  const others = marksOf(request, name).filter((mark) => mark !== own);
  reply.setCookie(name, [own, ...others].slice(0, mostMarks).join('~'), { ...cookie, httpOnly: true, maxAge });
}

function marksOf({ cookies: sent }: FastifyRequest, cookie: string): readonly string[] {
  return (sent[cookie] ?? '').split('~', mostMarks).filter((mark) => shape.test(mark));
}

function signed(nonce: string, { id, passwordHash }: Owner): string {
  return `${nonce}.${createHmac('sha256', passwordHash).update(`device:${id}:${nonce}`).digest('base64url')}`;
}
