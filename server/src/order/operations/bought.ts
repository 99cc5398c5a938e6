import { type Asker, browserHashOf } from '../access/findOrder.ts';
import type { Orders } from '../orders.ts';
import { type Bought, selectOrdered } from '../storage/history.ts';
import { selectPurchases } from '../storage/purchases.ts';

/** What somebody bought before and when last, each product once; a guest's orders open to the browser that ordered alone. */
export async function bought(
  { database, checkouts }: Pick<Orders, 'database' | 'checkouts'>,
  { customerId, browser }: Pick<Asker, 'customerId' | 'browser'>,
): Promise<readonly Bought[]> {
  const ofBrowser = async () => {
    const ids = browser === undefined ? [] : await checkouts.ordersOfBrowser(database, browserHashOf(browser));
    return ids.length > 0 ? selectOrdered(database, ids) : [];
  };
  const [purchases, ordered] = await Promise.all([
    customerId === undefined ? [] : selectPurchases(database, customerId),
    ofBrowser(),
  ]);
  const newest = new Map<string, Bought>();
  for (const one of [...purchases, ...ordered]) {
    const before = newest.get(one.sku);
    if (!before || one.at > before.at) newest.set(one.sku, one);
  }
  return [...newest.values()];
}
