import { type Asker, browserHashOf } from '../access/findOrder.ts';
import type { Orders } from '../orders.ts';
import { selectOrderedSkus } from '../storage/history.ts';
import { selectPurchases } from '../storage/purchases.ts';

/** What somebody bought before, each product once; a guest's orders open to the browser that ordered alone. */
export async function boughtSkus(
  { database, checkouts }: Pick<Orders, 'database' | 'checkouts'>,
  { customerId, browser }: Pick<Asker, 'customerId' | 'browser'>,
): Promise<readonly string[]> {
  const ofBrowser = async () => {
    const ids = browser === undefined ? [] : await checkouts.ordersOfBrowser(database, browserHashOf(browser));
    return ids.length > 0 ? selectOrderedSkus(database, ids) : [];
  };
  const [purchases, ordered] = await Promise.all([
    customerId === undefined ? [] : selectPurchases(database, customerId),
    ofBrowser(),
  ]);
  return [...new Set([...purchases.map(({ sku }) => sku), ...ordered])];
}
