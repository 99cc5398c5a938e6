import { isOrderable, type Product } from '@trolley/contract';
import { wordsOf } from './foldText.ts';

type Hit = Pick<Product, 'sku' | 'productId' | 'name' | 'brand' | 'category' | 'availability'>;

const mostOfACategory = 2;
const mostOfABrand = 2;

/**
 * A few different goods among the hits of a term, in the hits' order: five plain yoghurts of five brands are one
 * choice. First at most two of a category and of a brand, and none that is called like another; where that is not
 * enough, the best of what was passed over. `shelves` are the categories the term means: what lies elsewhere matches
 * by chance and is taken only when nothing else is left. What is sold out is passed over while there is anything else
 * that is meant. The best hit always stays first.
 */
export function variedFirst<T extends Hit>(
  hits: readonly T[],
  shelves: ReadonlySet<string>,
  most: number,
): readonly T[] {
  const taken = new Set<T>();
  const take = (isWanted: (hit: T, others: readonly T[]) => boolean) => {
    for (const hit of hits) {
      if (taken.size >= most) return;
      if (!taken.has(hit) && isWanted(hit, [...taken])) taken.add(hit);
    }
  };
  const isMeant = ({ category }: T) => shelves.size === 0 || shelves.has(category.slug);
  const isOffered = (hit: T) => isMeant(hit) && isOrderable(hit.availability);
  take((hit, others) => others.length === 0 || (isOffered(hit) && isDifferent(hit, others)));
  take((hit, others) => isOffered(hit) && others.every((other) => kindOf(other) !== kindOf(hit)));
  take((hit, others) => isOffered(hit) && others.every(({ productId }) => productId !== hit.productId));
  take((hit, others) => isMeant(hit) && others.every(({ productId }) => productId !== hit.productId));
  take(() => true);
  return hits.filter((hit) => taken.has(hit));
}

function isDifferent(hit: Hit, others: readonly Hit[]): boolean {
  const same = (of: (one: Hit) => string | undefined) =>
    others.filter((other) => of(hit) !== undefined && of(other) === of(hit)).length;
  return (
    same(kindOf) === 0 &&
    same(({ category }) => category.slug) < mostOfACategory &&
    same(({ brand }) => brand?.slug) < mostOfABrand
  );
}

/** What a product is called without its maker, its figures and its order of words: `Naturjoghurt 3,6 %` and `1 %` are one. */
function kindOf({ name, brand }: Hit): string {
  const maker = new Set(brand ? wordsOf(brand.name) : []);
  const words = wordsOf(name).filter((word) => /^\p{L}{2,}$/u.test(word) && !maker.has(word));
  return [...words].sort().join(' ');
}
