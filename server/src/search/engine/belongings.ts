import type { Catalogue, StoredCategory, StoredProduct } from '../../catalogue/catalogue.ts';
import { type Belonging, brandWords, categoryWords } from './productWords.ts';
import type { WeightedWords, Wording } from './weightedWords.ts';

type Tree = Pick<Catalogue, 'categories' | 'brands'>;

const noWords: WeightedWords = new Map();

/** The words that products have from their brands and categories, made once for all of them. */
export function createBelongings(
  { categories, brands }: Tree,
  wording: Wording,
): (product: Pick<StoredProduct, 'brand' | 'category'>) => Belonging {
  const ofBrands = new Map<string, WeightedWords>();
  const ofCategories = new Map<string, WeightedWords>();
  const paths = new Map<string, readonly string[]>();
  return ({ brand, category }) => ({
    brandName: brand === undefined ? '' : (brands.get(brand)?.name ?? ''),
    path: cached(paths, category, () => pathNames(categories, category)),
    brand: brand === undefined ? noWords : cached(ofBrands, brand, () => brandWords(brands.get(brand)?.name ?? '')),
    categories: cached(ofCategories, category, () => categoryWords(pathNames(categories, category), wording)),
  });
}

/** A category's name and those above it, leaf first. */
export function pathNames(categories: ReadonlyMap<string, StoredCategory>, slug: string): readonly string[] {
  const names: string[] = [];
  let node = categories.get(slug);
  while (node && names.length < 10) {
    names.push(node.name);
    node = node.parent === undefined ? undefined : categories.get(node.parent);
  }
  return names;
}

/** Slugs of the categories and brands whose words differ between two trees. */
export function renamed(before: Tree, after: Tree): { categories: ReadonlySet<string>; brands: ReadonlySet<string> } {
  const path = ({ categories }: Tree, slug: string) => pathNames(categories, slug).join('\n');
  return {
    categories: new Set([...after.categories.keys()].filter((slug) => path(before, slug) !== path(after, slug))),
    brands: new Set(
      [...after.brands.values()]
        .filter(({ slug, name }) => before.brands.get(slug)?.name !== name)
        .map(({ slug }) => slug),
    ),
  };
}

function cached<T>(words: Map<string, T>, key: string, make: () => T): T {
  const known = words.get(key);
  if (known !== undefined) return known;
  const made = make();
  words.set(key, made);
  return made;
}
