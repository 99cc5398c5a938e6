import type { Catalogue, CatalogueWatcher, StoredProduct } from '../../catalogue/catalogue.ts';
import { termKey } from '../termKey.ts';
import type { Explained } from './productIndex.ts';
import type { ReadWord } from './readTerm.ts';
import { nextState, type State } from './state.ts';

/** The search of the shop's own: everything found by words, in this process. */
export interface Engine extends CatalogueWatcher {
  /** How the words of a term are understood. */
  readTerm(term: string): readonly ReadWord[];
  /** Skus, best first; of very many only the best. */
  products(term: string): readonly string[];
  /** Slugs, best first: what is called so, then where most of the products found lie. */
  categories(term: string): readonly string[];
  brands(term: string): readonly string[];
  /** The first products of a term, each with why it stands there. */
  explain(term: string, most: number): readonly Explained[];
}

/** Fifty pages; shoppers look no further. */
const mostProducts = 2400;
const hitsThatTell = 24;
const hitsThatSpeakForACategory = 3;

interface EngineOptions {
  /** Off where a provider finds products: then only categories and brands are indexed. */
  readonly products?: boolean;
}

export function createEngine({ products: withProducts = true }: EngineOptions = {}): Engine {
  let state: State | undefined;
  let last: Promise<void> = Promise.resolve();

  async function takeAfter(before: Promise<void>, given: Catalogue): Promise<void> {
    // If the one before failed, its own caller was told.
    await before.catch(() => undefined);
    const next = withProducts ? given : { ...given, products: new Map<string, StoredProduct>() };
    state = await nextState(state, next);
  }

  return {
    changed(next) {
      last = takeAfter(last, next);
      return last;
    },
    readTerm: (term) => state?.products.readTerm(term) ?? [],
    products: (term) => state?.products.find(term, mostProducts, liftsOf(state, term)) ?? [],
    categories: (term) => (state ? foundCategories(state, term) : []),
    brands: (term) => state?.brands.find(term) ?? [],
    explain: (term, most) => state?.products.explain(term, most, liftsOf(state, term)) ?? [],
  };
}

/** What clicks add to products of this term; undefined for most terms. */
const liftsOf = ({ catalogue }: State, term: string) => catalogue.clickLifts.get(termKey(term));

function foundCategories({ categories, products }: State, term: string): readonly string[] {
  const counts = new Map<string, number>();
  const [first, ...hits] = products.find(term, hitsThatTell).flatMap((sku) => products.productOf(sku)?.category ?? []);
  for (const slug of hits) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  const many = [...counts].filter(([, count]) => count >= hitsThatSpeakForACategory).sort(([, a], [, b]) => b - a);
  return [
    ...new Set([...categories.find(term), ...(first === undefined ? [] : [first]), ...many.map(([slug]) => slug)]),
  ];
}
