import type { EndpointInput, getBoughtProducts, Listing } from '@trolley/contract';
import { found, readAsk } from '../catalogue/readAsk.ts';
import { shelfOf } from '../catalogue/shelf/shelfOf.ts';
import type { Home } from './readHome.ts';

interface BoughtAsk {
  readonly customerId?: string | undefined;
  /** The secret of the browser that ordered. */
  readonly browser?: string | undefined;
  readonly zone: string;
  readonly query: EndpointInput<typeof getBoughtProducts>['query'];
}

/** What the caller bought before, as a list like any other: of it only what is sold in their zone. */
export async function readBought(
  { carts, orders }: Pick<Home, 'carts'> & { readonly orders: Pick<Home['orders'], 'boughtSkus'> },
  { customerId, browser, zone, query: { category, ...query } }: BoughtAsk,
): Promise<Listing> {
  const ask = readAsk(query);
  const catalogue = carts.catalogue();
  if (category !== undefined) found(catalogue.categories.get(category), 'category', category);
  const bought = await orders.boughtSkus({
    ...(customerId !== undefined && { customerId }),
    ...(browser !== undefined && { browser }),
  });
  const shelf = shelfOf(catalogue, zone);
  const isOfList = (sku: string) => {
    const product = shelf.product(sku);
    if (!product || category === undefined) return product !== undefined;
    return [product.category, ...product.parentCategories].some(({ slug }) => slug === category);
  };
  return shelf.list({ of: { kind: 'ranked', skus: bought.filter(isOfList) }, ...ask });
}
