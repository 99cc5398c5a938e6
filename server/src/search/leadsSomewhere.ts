import type { Shelf } from '../catalogue/shelf/shelf.ts';
import type { CatalogueLink } from '../content/catalogueLink.ts';

/** Whether what a link of the catalogue names is still there. */
export function leadsSomewhere({ to, slug }: CatalogueLink, shelf: Shelf): boolean {
  switch (to) {
    case 'category':
      return (shelf.category(slug)?.count ?? 0) > 0;
    case 'brand':
      return (shelf.brand(slug)?.count ?? 0) > 0;
    case 'product':
      return shelf.productBySlug(slug) !== undefined;
  }
}
