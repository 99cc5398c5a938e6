import { cookies } from '@trolley/contract';
import { readCookie } from '../../shell/cookie.ts';

/** Whether this browser still has a cart; once it is an order, asking for it would only be refused. */
export function hasCart(jar: string): boolean {
  return readCookie(jar, cookies.cartCount) !== undefined;
}
