import { cookies } from '@trolley/contract';
import type { Call } from '../../platform/http/serve.ts';
import type { Customers } from '../customers.ts';

const day = 24 * 60 * 60;

/** After a login: sets the count of a cart from another device, or of one that begins as the last order left off. Without that cookie a browser asks for no cart. */
export async function announceCart(
  { openCartOf, tenant }: Pick<Customers, 'openCartOf' | 'tenant'>,
  { request, reply }: Call,
  customerId: string,
): Promise<void> {
  if (request.cookies[cookies.cart] !== undefined) return;
  const size = await openCartOf?.(customerId);
  if (size === undefined) return;
  const secure = tenant.publicConfig.baseUrl.startsWith('https:');
  reply.setCookie(cookies.cartCount, String(size), {
    path: '/',
    sameSite: 'lax',
    secure,
    httpOnly: false,
    maxAge: 90 * day,
  });
}
