import type { PopularCategory, Product } from '@trolley/contract';
import type { Shelf } from '../catalogue/shelf/shelf.ts';

const most = 8;
const bestSelling = 120;
const known = new WeakMap<Shelf, readonly PopularCategory[]>();

/** Where the best-selling products lie, picked once for each state of a shelf. */
export function popularCategories(shelf: Shelf): readonly PopularCategory[] {
  let found = known.get(shelf);
  if (!found) known.set(shelf, (found = categoriesOf(shelf.popular(bestSelling), most)));
  return found;
}

type Sold = Pick<Product, 'category' | 'parentCategories' | 'picture'>;

/** One category of each department first, so that not everything is dairy; each with its best-selling product. */
export function categoriesOf(products: readonly Sold[], wanted: number): readonly PopularCategory[] {
  const first = new Map<string, Sold>();
  for (const product of products) if (!first.has(product.category.slug)) first.set(product.category.slug, product);
  const departments = new Set<string>();
  const isFirstOfDepartment = ({ parentCategories, category }: Sold) => {
    const department = parentCategories[0]?.slug ?? category.slug;
    return !departments.has(department) && departments.add(department);
  };
  const all = [...first.values()];
  const spread = all.filter(isFirstOfDepartment);
  return [...new Set([...spread, ...all])]
    .slice(0, wanted)
    .map(({ category, picture }) => ({ slug: category.slug, name: category.name, picture }));
}
