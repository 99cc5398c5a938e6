import type { EndpointInput, getMyProducts as getMyProductsCall } from '@trolley/contract';
import { shelfOrder } from '../catalogue/shelf/shelfOrder.ts';
import { markedBy } from './favoritesOf.ts';
import type { Favourites } from './favourites.ts';
import { gatherProducts, pageOf, sortProducts, sourceOf } from './myProducts.ts';
import { placeOf } from './placeOf.ts';

export type MyProductsAsk = EndpointInput<typeof getMyProductsCall>['query'];

interface Asker {
  readonly customerId: string;
  readonly zone?: string | undefined;
  readonly store?: string | undefined;
}

const pageSize = 48;

/** FAV-02: what a customer marked or bought, with the prices and the stock of the place they shop at. */
export async function getMyProducts(
  favourites: Pick<Favourites, 'database' | 'catalogue' | 'purchasedBy' | 'cartSkusOf'>,
  { customerId, ...chosen }: Asker,
  { sort = 'chronologically', orderability, page = 1, ...flags }: MyProductsAsk,
) {
  const { database, purchasedBy, cartSkusOf } = favourites;
  const [marked, purchased, cart] = await Promise.all([
    markedBy(database, customerId),
    purchasedBy(customerId),
    cartSkusOf(customerId),
  ]);
  const catalogue = favourites.catalogue();
  const favorites = marked.flatMap(({ type, reference: sku, at }) => (type === 'products' ? [{ sku, at }] : []));
  const gathered = gatherProducts({ favorites, purchased, cart }, sourceOf(flags), placeOf(catalogue, chosen));
  const wanted = orderability ? gathered.filter((one) => one.orderability === orderability) : gathered;
  const places = shelfOrder(catalogue.categories);
  const rank = (category: string) => places.get(category) ?? places.size;
  return pageOf(sortProducts(wanted, sort, { locale: catalogue.locale, rank }), page, pageSize);
}
