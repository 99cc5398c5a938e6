import { createHmac, timingSafeEqual } from 'node:crypto';

/** What opens an order without an account: whoever has the link in its mail has it. */
export function orderKey(secret: Buffer, orderNumber: string): string {
  return createHmac('sha256', secret).update(`order ${orderNumber}`).digest('base64url');
}

export function isKeyOf(secret: Buffer, orderNumber: string, key: string): boolean {
  const right = Buffer.from(orderKey(secret, orderNumber));
  const given = Buffer.from(key);
  return right.length === given.length && timingSafeEqual(right, given);
}
