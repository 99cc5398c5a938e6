import type { EndpointInput, getMyProducts as getMyProductsCall } from '@trolley/contract';
import { shelfOrder } from '../cart/rules/shelfOrder.ts';
import type { Customers } from '../customer/customers.ts';
import { markedBy } from './favoritesOf.ts';
import { gatherProducts, pageOf, sortProducts, sourceOf } from './myProducts.ts';
import { placeOf } from './placeOf.ts';

export type MyProductsAsk = EndpointInput<typeof getMyProductsCall>['query'];

interface Asker {
  readonly customerId: string;
  readonly zone?: string | undefined;
  readonly store?: string | undefined;
}

const pageSize = 48;

/** What somebody marked or bought, at the prices and with the stock of where they shop. */
export async function getMyProducts(
  customers: Pick<Customers, 'database' | 'catalogue' | 'purchasedBy' | 'cartSkusOf'>,
  { customerId, ...chosen }: Asker,
  { sort = 'chronologically', orderability, page = 1, ...flags }: MyProductsAsk,
) {
  const { database, purchasedBy, cartSkusOf } = customers;
  const [marked, purchased, cart] = await Promise.all([
    markedBy(database, customerId),
    purchasedBy(customerId),
    cartSkusOf(customerId),
  ]);
  const catalogue = customers.catalogue();
  const favorites = marked.flatMap(({ type, reference: sku, at }) => (type === 'products' ? [{ sku, at }] : []));
  const gathered = gatherProducts({ favorites, purchased, cart }, sourceOf(flags), placeOf(catalogue, chosen));
  const wanted = orderability ? gathered.filter((one) => one.orderability === orderability) : gathered;
  const places = shelfOrder(catalogue.categories);
  const rank = (category: string) => places.get(category) ?? places.size;
  return pageOf(sortProducts(wanted, sort, { locale: catalogue.locale, rank }), page, pageSize);
}
