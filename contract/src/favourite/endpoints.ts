import { z } from 'zod/mini';
import { product } from '../catalogue/product.ts';
import { defineEndpoint } from '../wire/endpoint.ts';

const domain = 'favourite';
/** What can be marked. */
export const favoriteTypes = ['products', 'recipes'] as const;
export type FavoriteType = (typeof favoriteTypes)[number];
export const mostFavorites = 2000;

const reference = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,80}$/));
const type = z.enum(favoriteTypes);
export const favorites = z.partialRecord(type, z.array(z.string()));
/** FAV-01: references by type, the newest first. */
export type Favorites = z.infer<typeof favorites>;

export const getFavorites = defineEndpoint({
  method: 'GET',
  path: '/api/customers/favorites',
  domain,
  customerOnly: true,
  summary: 'The customer’s favourites, by type.',
  reply: favorites,
});

export const addFavorite = defineEndpoint({
  method: 'PUT',
  path: '/api/customers/favorites/{type}',
  domain,
  customerOnly: true,
  summary: 'Marks something; a second time changes nothing.',
  params: z.object({ type }),
  body: z.object({ reference }),
  reply: favorites,
});

export const removeFavorite = defineEndpoint({
  method: 'DELETE',
  path: '/api/customers/favorites/{type}/{reference}',
  domain,
  customerOnly: true,
  summary: 'Takes the mark off.',
  params: z.object({ type, reference }),
  reply: favorites,
});

/** FAV-02 */
export const myProductSources = ['FavoritesOrPurchased', 'Favorites', 'Purchased', 'FavoritesAndPurchased'] as const;
export type MyProductSource = (typeof myProductSources)[number];
/** FAV-03 */
export const orderabilities = ['CanBeOrdered', 'IsOrdered', 'CanNotBeOrdered'] as const;
export type Orderability = (typeof orderabilities)[number];
/** FAV-04 */
export const myProductSorts = ['chronologically', 'alphabetically', 'category', 'unitprice'] as const;
export type MyProductSort = (typeof myProductSorts)[number];

export const myProduct = z.object({
  product,
  favorite: z.boolean(),
  purchased: z.boolean(),
  orderability: z.enum(orderabilities),
  /** When it was marked or last bought. */
  at: z.iso.datetime(),
});
export type MyProduct = z.infer<typeof myProduct>;

export const getMyProducts = defineEndpoint({
  method: 'GET',
  path: '/api/customers/favorites/products',
  domain,
  customerOnly: true,
  summary:
    'The products the customer marked or bought. Both flags: what is either; with `both` what is both. Without any: either.',
  query: z.object({
    favorites: z.optional(z.stringbool()),
    purchasedProducts: z.optional(z.stringbool()),
    both: z.optional(z.stringbool()),
    sort: z.optional(z.enum(myProductSorts)),
    orderability: z.optional(z.enum(orderabilities)),
    page: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,3}$/)), z.transform(Number))),
  }),
  reply: z.object({
    count: z.int(),
    offset: z.int(),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
    results: z.array(myProduct),
  }),
});
