import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Engine } from '../engine/engine.ts';
import type { Expectation, RelevanceQuery, RelevanceSuite } from './relevanceQuery.ts';

export interface Verdict {
  readonly term: string;
  readonly kind: string;
  readonly passed: boolean;
  readonly found: number;
  /** The first three products, to see what went wrong. */
  readonly first: readonly string[];
  readonly categories: readonly string[];
}

const places = 3;

/** How a suite fares: each query with what came first. */
export function judge(suite: RelevanceSuite, engine: Engine, catalogue: Catalogue): readonly Verdict[] {
  return Object.entries(suite).flatMap(([kind, queries]) =>
    queries.map((query) => ({ kind, ...verdictOn(query, engine, catalogue) })),
  );
}

function verdictOn([term, ...expected]: RelevanceQuery, engine: Engine, catalogue: Catalogue) {
  const all = engine.products(term);
  const products = all.slice(0, places).flatMap((sku) => catalogue.products.get(sku) ?? []);
  const categories = engine.categories(term).slice(0, places);
  const titles = products.map(
    ({ brand = '', name, pack }) => `${catalogue.brands.get(brand)?.name ?? ''} ${name} ${pack}`,
  );
  const meets = (expectation: Expectation): boolean => {
    switch (expectation.kind) {
      case 'product':
        return titles.some((title) => expectation.pattern.test(title));
      case 'from':
        return products.some(({ category }) => liesIn(catalogue, category, expectation.category));
      case 'category':
        return categories.includes(expectation.category);
    }
  };
  return { term, passed: expected.every(meets), found: all.length, first: titles, categories };
}

function liesIn({ categories }: Pick<Catalogue, 'categories'>, slug: string, above: string): boolean {
  const parent = categories.get(slug)?.parent;
  return slug === above || (parent !== undefined && liesIn({ categories }, parent, above));
}
