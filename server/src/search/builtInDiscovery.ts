import type { BrandHit, CategoryHit, Product } from '@trolley/contract';
import type { Shelf } from '../catalogue/shelf/shelf.ts';
import { correctedTerm } from './correctedTerm.ts';
import type { Engine } from './engine/engine.ts';
import type { ReadWord } from './engine/readTerm.ts';
import { keptByShelf } from './keptByShelf.ts';
import type { FewAsk, Found, ProductDiscovery } from './productDiscovery.ts';
import { rankedProducts } from './rankedProducts.ts';
import { withPins } from './withPins.ts';

const hitsThatTell = 12;
const bytesOfSku = 8;

/** What a term found in a zone, best first, and how it was read. */
interface Ranking {
  readonly skus: readonly string[];
  readonly read: readonly ReadWord[];
}

/** The shop's own search: the engine finds, the shelf of the zone shows. */
export function builtInDiscovery(
  engine: Engine,
  shelfOf: (zone: string) => Shelf,
  pinsOf: (term: string) => readonly string[],
): ProductDiscovery {
  const rankings = keptByShelf<Ranking>(({ skus }) => skus.length * bytesOfSku + 1000);
  return {
    products(ask) {
      const { term } = ask;
      const shelf = shelfOf(ask.zone);
      const { skus, read } = rankings(shelf, term, () => {
        const first = pinsOf(term);
        return { skus: withPins(shelf, first, engine.products(term)), read: engine.readTerm(term) };
      });
      const { filter, page, pageSize } = ask;
      const found = shelf.list({ of: { kind: 'ranked', skus, key: term }, filter, page, pageSize });
      const corrected = correctedTerm(term, read, namesOf(found.results));
      if (corrected === undefined) return found;
      if (!ask.exact) return { ...found, corrected };
      return rankedProducts(shelf, { pins: pinsOf(term), found: [] }, ask);
    },
    categories: (ask) => shownCategories(shelfOf(ask.zone), engine.categories(ask.term), ask),
    brands: (ask) => shownBrands(shelfOf(ask.zone), engine.brands(ask.term), ask),
  };
}

/** What the first hits are called, and the shelves they lie on. */
function namesOf(products: readonly Product[]): readonly string[] {
  return products.slice(0, hitsThatTell).flatMap(({ name, category }) => [name, category.name]);
}

/** The categories that have products in the zone. */
export function shownCategories(shelf: Shelf, slugs: readonly string[], ask: FewAsk): Found<CategoryHit> {
  const hits = slugs.flatMap((slug) => {
    const category = shelf.category(slug);
    if (!category || category.count === 0) return [];
    const { name, count, parents } = category;
    return [{ slug, name, count, parents: parents.map((parent) => parent.name) }];
  });
  return cut(hits, ask);
}

export function shownBrands(shelf: Shelf, slugs: readonly string[], ask: FewAsk): Found<BrandHit> {
  const hits = slugs.flatMap((slug) => {
    const brand = shelf.brand(slug);
    return brand && brand.count > 0 ? [{ slug, name: brand.name, count: brand.count }] : [];
  });
  return cut(hits, ask);
}

function cut<T>(hits: readonly T[], { offset, pageSize }: FewAsk): Found<T> {
  return { total: hits.length, results: hits.slice(offset, offset + pageSize) };
}
