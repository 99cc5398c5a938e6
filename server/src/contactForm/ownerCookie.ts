import { createHash, randomBytes } from 'node:crypto';
import { cookies, uploadLimits } from '@trolley/contract';
import type { Call } from '../platform/http/serve.ts';

const name = cookies.formFiles;
const shape = /^[A-Za-z0-9_-]{43}$/;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

/** Whose files these are; a browser without any has an owner that nothing belongs to. */
export function ownerOf({ request }: Pick<Call, 'request'>): Buffer {
  const secret = request.cookies[name] ?? '';
  return hashOf(shape.test(secret) ? secret : randomBytes(32).toString('base64url'));
}

/** The same, and the browser is known for another day: as long as what it sends now waits. */
export function ownerWithCookie({ request, reply }: Call, { secure }: { readonly secure: boolean }): Buffer {
  const given = request.cookies[name] ?? '';
  const secret = shape.test(given) ? given : randomBytes(32).toString('base64url');
  const maxAge = uploadLimits.hours * 3600;
  void reply.setCookie(name, secret, { path: '/api/forms', httpOnly: true, sameSite: 'lax', secure, maxAge });
  return hashOf(secret);
}
