import { createHash, randomBytes } from 'node:crypto';
import { cookies } from '@trolley/contract';
import type { Call } from '../platform/http/serve.ts';

const shape = /^[A-Za-z0-9_-]{43}$/;
const days = 30;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

/** A guest sees the order again in the browser that ordered; the database stores only the hash of its secret. */
export interface CheckoutCookie {
  /** The browser's own from now on, and its hash. */
  ensure(call: Call): Buffer;
  hashIn({ request }: Call): Buffer | undefined;
}

export function checkoutCookie({ secure }: { readonly secure: boolean }): CheckoutCookie {
  const secretIn = ({ request }: Call) => {
    const given = request.cookies[cookies.checkout];
    return given !== undefined && shape.test(given) ? given : undefined;
  };
  return {
    ensure(call) {
      const secret = secretIn(call) ?? randomBytes(32).toString('base64url');
      const maxAge = days * 24 * 60 * 60;
      call.reply.setCookie(cookies.checkout, secret, { path: '/', sameSite: 'lax', secure, httpOnly: true, maxAge });
      return hashOf(secret);
    },
    hashIn(call) {
      const secret = secretIn(call);
      return secret === undefined ? undefined : hashOf(secret);
    },
  };
}
