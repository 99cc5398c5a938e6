import type { Product } from '@trolley/contract';
import { noFilter, showsProduct } from '@trolley/contract';
import { catalogueTags } from '../catalogue/catalogue.ts';
import type { Shelf } from '../catalogue/shelf/shelf.ts';
import type { CatalogueLink } from '../content/catalogueLink.ts';
import { popularProducts } from './popularProducts.ts';

export interface StandIns {
  /** The product is on the page: another one stands in next. */
  show(sku: string): void;
  /** What sells best where the link leads, or in the whole shop, and is not on the page yet. */
  next(link: CatalogueLink | undefined): Product | undefined;
}

const most = 12;

/** Goods for adults are no shop window, unless there is nothing else. */
function forEverybody(products: readonly Product[]): readonly Product[] {
  const open = products.filter(({ availability }) => availability !== 'ageRestricted');
  return open.length > 0 ? open : products;
}

/** Products whose pictures stand in where the one that an editor named is gone. */
export function createStandIns(shelf: Shelf, tags: Set<string>): StandIns {
  const shown = new Set<string>();

  // Its product is a tag of the page. That another one sells better now is no reason to make the page again.
  function sellingAt(link: CatalogueLink | undefined): readonly Product[] {
    switch (link?.to) {
      case 'category':
        return bestOf('category', link.slug);
      case 'brand':
        return bestOf('brand', link.slug);
      case 'product': {
        const product = shelf.productBySlug(link.slug);
        return product ? [product] : [];
      }
      case undefined:
        return forEverybody(popularProducts(shelf));
    }
  }

  function bestOf(kind: 'category' | 'brand', slug: string): readonly Product[] {
    return shelf.list({ of: { kind, slug }, filter: noFilter, page: 1, pageSize: most }).results;
  }

  return {
    show: (sku) => void shown.add(sku),
    next(link) {
      const selling = sellingAt(link);
      const products = selling.filter(({ picture }) => showsProduct(picture));
      // The first photo among them makes the page again.
      if (products.length === 0) for (const { sku } of selling.slice(0, most)) tags.add(catalogueTags.product(sku));
      const product = products.find(({ sku }) => !shown.has(sku)) ?? products[0];
      if (!product) {
        // An empty shop: the first products make the page again.
        tags.add(catalogueTags.tree);
        return undefined;
      }
      shown.add(product.sku);
      tags.add(catalogueTags.product(product.sku));
      return product;
    },
  };
}
