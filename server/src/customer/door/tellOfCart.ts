import { cookies } from '@trolley/contract';
import type { Call } from '../../platform/http/serve.ts';
import type { Customers } from '../customers.ts';

const day = 24 * 60 * 60;

/** Whoever filled a cart on another device finds it here: without a count in its cookies a browser asks for none. */
export async function tellOfCart(
  { cartSkusOf, tenant }: Pick<Customers, 'cartSkusOf' | 'tenant'>,
  { request, reply }: Call,
  customerId: string,
): Promise<void> {
  if (request.cookies[cookies.cart] !== undefined) return;
  const { size } = await cartSkusOf(customerId);
  if (size === 0) return;
  const secure = tenant.publicConfig.baseUrl.startsWith('https:');
  reply.setCookie(cookies.cartCount, String(size), {
    path: '/',
    sameSite: 'lax',
    secure,
    httpOnly: false,
    maxAge: 90 * day,
  });
}
