import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Orders } from '../orders.ts';

/** What opens an order without an account: it is part of the link in the order's mail. */
export function orderKey(secret: Buffer, orderNumber: string): string {
  return createHmac('sha256', secret).update(`order ${orderNumber}`).digest('base64url');
}

export function isKeyOf(secret: Buffer, orderNumber: string, key: string): boolean {
  const right = Buffer.from(orderKey(secret, orderNumber));
  const given = Buffer.from(key);
  return right.length === given.length && timingSafeEqual(right, given);
}

/** Opens an order without an account, in any browser; only the mail to the shopper has this address. */
export function orderLink({ tenant, linkSecret }: Pick<Orders, 'tenant' | 'linkSecret'>, orderNumber: string): string {
  const page = `${tenant.publicConfig.baseUrl}/${tenant.file.pageMap.checkout.urlslug}-ok`;
  return `${page}?${new URLSearchParams({ orderNumber, key: orderKey(linkSecret, orderNumber) }).toString()}`;
}
