import { cookies } from '@trolley/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUuid } from '../../platform/uuid.ts';
import type { Customers } from '../customers.ts';

/**
 * SAFE-04: how the browser forgets the cart of a customer who leaves; undefined where the one it names is not theirs.
 * Asked before they go, since a deleted account has no cart any more.
 */
export async function cartToDrop(
  { ownsCart, tenant }: Pick<Customers, 'ownsCart' | 'tenant'>,
  request: FastifyRequest,
  customerId: string,
): Promise<((reply: FastifyReply) => void) | undefined> {
  const cartId = request.cookies[cookies.cart];
  if (!isUuid(cartId) || !(await ownsCart?.(customerId, cartId))) return undefined;
  const common = { path: '/', sameSite: 'lax', secure: tenant.publicConfig.baseUrl.startsWith('https:') } as const;
  return (reply) =>
    void reply.clearCookie(cookies.cart, { ...common, httpOnly: true }).clearCookie(cookies.cartCount, common);
}
