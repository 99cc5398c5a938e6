import type { Catalogue } from '../catalogue.ts';
import { carryOver } from './carryOver.ts';
import { changesBetween } from './changesBetween.ts';

export interface LaterCatalogue {
  readonly catalogue: Catalogue;
  /** Skus of products that cost something else then, or are told otherwise. */
  readonly changed: readonly string[];
}

/** The same goods at a later moment: dated prices, offers and tax rates of that moment. What does not differ is shared. */
export function catalogueAt(catalogue: Catalogue, at: number): LaterCatalogue {
  if (at <= catalogue.now) return { catalogue, changed: [] };
  const later: Catalogue = { ...catalogue, now: at, changes: { products: [], tree: false } };
  const changes = changesBetween(catalogue, later);
  if (changes) carryOver(catalogue, later, changes);
  return { catalogue: later, changed: changes?.products.map(({ sku }) => sku) ?? [] };
}
