import type { MyProduct, MyProductSort, MyProductSource, Orderability } from '@trolley/contract';
import { byBasePrice, comparablePrice, measureOfPrice } from '@trolley/contract';
import type { Place } from './placeOf.ts';

interface Dated {
  readonly sku: string;
  readonly at: Date;
}

export interface MyThings {
  readonly favorites: readonly Dated[];
  readonly purchased: readonly Dated[];
  readonly cart: ReadonlySet<string>;
}

interface Flags {
  readonly favorites?: boolean | undefined;
  readonly purchasedProducts?: boolean | undefined;
  readonly both?: boolean | undefined;
}

/** FAV-02: one flag alone names its source; both, or none, mean either. */
export function sourceOf({ favorites = false, purchasedProducts = false, both = false }: Flags): MyProductSource {
  if (both) return 'FavoritesAndPurchased';
  if (favorites === purchasedProducts) return 'FavoritesOrPurchased';
  return favorites ? 'Favorites' : 'Purchased';
}

/** FAV-03: what lies in the cart already is ordered, whether or not there is more of it. */
export function orderabilityOf(isInCart: boolean, isOrderable: boolean): Orderability {
  if (isInCart) return 'IsOrdered';
  return isOrderable ? 'CanBeOrdered' : 'CanNotBeOrdered';
}

/** A customer's products at a place; what is no longer sold is left out. */
export function gatherProducts({ favorites, purchased, cart }: MyThings, source: MyProductSource, place: Place) {
  const marked = new Map(favorites.map(({ sku, at }) => [sku, at]));
  const bought = new Map(purchased.map(({ sku, at }) => [sku, at]));
  const wanted: Record<MyProductSource, (sku: string) => boolean> = {
    FavoritesOrPurchased: () => true,
    Favorites: (sku) => marked.has(sku),
    Purchased: (sku) => bought.has(sku),
    FavoritesAndPurchased: (sku) => marked.has(sku) && bought.has(sku),
  };
  const skus = [...new Set([...marked.keys(), ...bought.keys()])].filter(wanted[source]);
  return skus.flatMap((sku): MyProduct[] => {
    const sold = place.product(sku);
    if (!sold) return [];
    const at = Math.max(marked.get(sku)?.getTime() ?? 0, bought.get(sku)?.getTime() ?? 0);
    return [
      {
        product: sold.product,
        favorite: marked.has(sku),
        purchased: bought.has(sku),
        orderability: orderabilityOf(cart.has(sku), sold.orderable),
        at: new Date(at).toISOString(),
      },
    ];
  });
}

type Order = (one: MyProduct, other: MyProduct) => number;

interface Sorting {
  /** Names as the tenant's language puts them in order. */
  readonly locale: string;
  /** The place of a category on a walk through the shop. */
  readonly rank: (category: string) => number;
}

/** FAV-04: no two products are equal, so that pages neither repeat nor miss one. */
export function sortProducts(
  products: readonly MyProduct[],
  sort: MyProductSort,
  { locale, rank }: Sorting,
): MyProduct[] {
  const compare = comparing(locale);
  const byName: Order = (a, b) => compare(a.product.name, b.product.name) || plainly(a.product.sku, b.product.sku);
  const first: Record<MyProductSort, Order> = {
    chronologically: (a, b) => plainly(b.at, a.at),
    alphabetically: byName,
    category: (a, b) => rank(a.product.category.slug) - rank(b.product.category.slug),
    unitprice: byBasePrice(
      products,
      ({ product }) => measureOfPrice(product.price),
      ({ product }) => comparablePrice(product.price),
    ),
  };
  return products.toSorted((a, b) => first[sort](a, b) || byName(a, b));
}

const collators = new Map<string, Intl.Collator>();

/** Making one costs more than comparing a thousand names. */
function comparing(locale: string): Intl.Collator['compare'] {
  const collator = collators.get(locale) ?? new Intl.Collator(locale);
  collators.set(locale, collator);
  return collator.compare;
}

const plainly = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** One page; beyond the end it is empty. */
export function pageOf<T>(all: readonly T[], page: number, size: number) {
  const offset = (page - 1) * size;
  const results = all.slice(offset, offset + size);
  return {
    count: results.length,
    offset,
    total: all.length,
    page,
    pages: Math.max(1, Math.ceil(all.length / size)),
    results,
  };
}
