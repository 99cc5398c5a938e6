import { isOrderable, noFilter, type SearchExplanation } from '@trolley/contract';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Shelf } from '../../catalogue/shelf/shelf.ts';
import type { Engine } from '../engine/engine.ts';
import { stopWords } from '../engine/smallWords.ts';
import { tokensOf } from '../engine/tokens.ts';
import type { ProductDiscovery } from '../productDiscovery.ts';
import { bannedWordsIn, pinsFor } from '../taughtWords.ts';

/** Why the engine puts a product where it does. */
export interface RankingReason {
  readonly sku: string;
  /** What its words cost altogether. */
  readonly match: number;
  readonly bonus: number;
  /** What clicks for this term add to its popularity. */
  readonly clicks: number;
  readonly head: string;
  /** What each costs by its place in the name, and by where the product lies. */
  readonly words: readonly { readonly word: string; readonly place: number; readonly shelf: number }[];
}

interface Parts {
  readonly engine: Pick<Engine, 'readTerm'> & { explain(term: string, most: number): readonly RankingReason[] };
  readonly discovery: ProductDiscovery;
  readonly catalogue: Catalogue;
  readonly shelf: Shelf;
}

const mostProducts = 20;
/** Pinned ones and what other zones sell come between: more are explained than shown. */
const mostExplained = 200;
const fewNames = 5;

/** How a term is understood, and why its first products stand where they do in a zone. */
export async function explainTerm(
  { engine, discovery, catalogue, shelf }: Parts,
  term: string,
): Promise<SearchExplanation> {
  const ask = { term, zone: shelf.zone };
  const few = { ...ask, offset: 0, pageSize: fewNames };
  const pins = pinsFor(catalogue, term);
  const [found, categories, brands] = await Promise.all([
    discovery.products({ ...ask, filter: noFilter, page: 1, pageSize: mostProducts }),
    discovery.categories(few),
    discovery.brands(few),
  ]);
  const explained = new Map(engine.explain(term, mostExplained).map((one) => [one.sku, one]));
  return {
    term,
    words: engine
      .readTerm(term)
      .map(({ as, synonyms, ...word }) => ({ ...word, as: [...as], synonyms: [...synonyms] })),
    ignored: tokensOf(term).flatMap(({ text }) => (stopWords.has(text) ? [text] : [])),
    banned: [...bannedWordsIn(catalogue, term)],
    categories: categories.results.map(({ slug, name }) => ({ slug, name })),
    brands: brands.results.map(({ slug, name }) => ({ slug, name })),
    pins: pins.map((sku) => pinOf(shelf, catalogue, sku)),
    total: found.total,
    products: found.results.map(({ sku, name, brand, pack, availability }) => {
      const why = explained.get(sku);
      const orderable = isOrderable(availability);
      return {
        sku,
        name,
        ...(brand && { brand: brand.name }),
        pack,
        pinned: orderable && pins.includes(sku),
        popularity: catalogue.products.get(sku)?.popularity ?? 0,
        orderable,
        ...(why && {
          match: {
            cost: why.match,
            bonus: why.bonus,
            clicks: why.clicks,
            head: why.head,
            words: why.words.map(({ word, place, shelf: away }) => ({ word, cost: place + away })),
          },
        }),
      };
    }),
  };
}

function pinOf(shelf: Shelf, { products }: Catalogue, sku: string): SearchExplanation['pins'][number] {
  const product = shelf.product(sku);
  const name = products.get(sku)?.name;
  const state = !product ? 'notSoldHere' : isOrderable(product.availability) ? 'first' : 'notOrderable';
  return { sku, ...(name !== undefined && { name }), state };
}
