import type { Orders } from '../orders.ts';
import { orderKey } from './orderKey.ts';

/** Opens an order without an account, in any browser; only the mail to whoever placed it has this address. */
export function orderLink({ tenant, linkSecret }: Pick<Orders, 'tenant' | 'linkSecret'>, orderNumber: string): string {
  const page = `${tenant.publicConfig.baseUrl}/${tenant.file.pageMap.checkout.urlslug}-ok`;
  return `${page}?${new URLSearchParams({ orderNumber, key: orderKey(linkSecret, orderNumber) }).toString()}`;
}
