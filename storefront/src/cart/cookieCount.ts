import { cookies } from '@trolley/contract';
import { readCookie } from '../shell/cookie.ts';

/** How many things the readable cookie counts in the cart. */
export function cookieCount(jar = document.cookie): number {
  const count = Number(readCookie(jar, cookies.cartCount));
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}
