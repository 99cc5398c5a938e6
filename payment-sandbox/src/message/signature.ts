import { createHmac } from 'node:crypto';

export const signatureHeader = 'sandbox-signature';

/** `t=<seconds>,v1=<hex>`: over the moment and the very bytes that are sent. */
export function signatureOf(key: string, seconds: number, body: string): string {
  const hex = createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${hex}`;
}
