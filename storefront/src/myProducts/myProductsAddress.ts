import {
  type EndpointInput,
  type getMyProducts,
  type MyProductSort,
  type MyProductSource,
  myProductSorts,
  myProductSources,
  type Orderability,
  orderabilities,
} from '@trolley/contract';

/** Which products are shown, and in which order. */
export interface MyProductsView {
  readonly source: MyProductSource;
  readonly orderability?: Orderability | undefined;
  readonly sort: MyProductSort;
  readonly page: number;
}

export const firstView: MyProductsView = { source: 'FavoritesOrPurchased', sort: 'chronologically', page: 1 };

/** The query under which the recipes stand that a customer marked. */
export const recipesQuery = '?source=Recipes';

export const showsRecipes = (search: string) => new URLSearchParams(search).get('source') === 'Recipes';

/** Reads the view from the query; missing and wrong parameters get their default. */
export function readView(search: string): MyProductsView {
  const query = new URLSearchParams(search);
  const source = myProductSources.find((name) => name === query.get('source')) ?? firstView.source;
  const orderability = orderabilities.find((name) => name === query.get('orderability'));
  const sort = myProductSorts.find((name) => name === query.get('sort')) ?? firstView.sort;
  const page = /^[1-9]\d{0,3}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
  return { source, ...(orderability && { orderability }), sort, page };
}

/** The query of a view, without default values. */
export function writeView({ source, orderability, sort, page }: MyProductsView): string {
  const query = new URLSearchParams();
  if (source !== firstView.source) query.set('source', source);
  if (orderability) query.set('orderability', orderability);
  if (sort !== firstView.sort) query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '';
}

const flags: Readonly<Record<MyProductSource, EndpointInput<typeof getMyProducts>['query']>> = {
  FavoritesOrPurchased: { favorites: true, purchasedProducts: true },
  Favorites: { favorites: true },
  Purchased: { purchasedProducts: true },
  FavoritesAndPurchased: { favorites: true, purchasedProducts: true, both: true },
};

/** FAV-02: the query of the request. */
export function queryOf({ source, ...view }: MyProductsView): EndpointInput<typeof getMyProducts>['query'] {
  return { ...flags[source], ...view };
}
