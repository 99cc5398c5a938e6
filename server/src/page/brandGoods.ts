import type { Brand, BrandCard, BrandStory, FeaturedBrand, Product } from '@trolley/contract';
import { noFilter } from '@trolley/contract';
import { catalogueTags } from '../catalogue/catalogue.ts';
import type { Shelf } from '../catalogue/shelf/shelf.ts';
import { picturesOf } from './listStory.ts';
import type { PageLoad } from './loadedPage.ts';
import { shortened } from './screens/words.ts';

/** A brand of the month and four more. */
const mostFeatured = 5;
/** So many of its best known products tell what a brand is about. */
const known = 12;
const mostCategories = 2;

/** A brand with pictures of two of its products and what they are. */
export function brandCard(brand: Brand, shelf: Shelf): BrandCard {
  const goods = shelf.ofBrand(brand.slug, known);
  const counts = new Map<string, number>();
  for (const { category } of goods) counts.set(category.name, (counts.get(category.name) ?? 0) + 1);
  // Equals stay in the order of what is known best.
  const names = [...counts].toSorted(([, one], [, other]) => other - one).map(([name]) => name);
  return { ...brand, pictures: picturesOf(varied(goods)), categories: names.slice(0, mostCategories) };
}

/** The best of each category before a second of any: two cartons of milk tell less than milk and butter. */
function varied(goods: readonly Product[]): readonly Product[] {
  const firsts = goods.filter(
    ({ category: { slug } }, at) => goods.findIndex((one) => one.category.slug === slug) === at,
  );
  return [...new Set([...firsts, ...goods])];
}

/** The brands an editor chose; without any those with the most products, in a shop that has many. */
export function featuredBrands(
  { snapshot, shelf }: PageLoad,
  brands: readonly Brand[],
): { readonly featured: readonly FeaturedBrand[]; readonly isMonthly: boolean; readonly tags: readonly string[] } {
  const chosen = snapshot.parts.content.brands.featured.flatMap(({ brand: slug, text, skus }) => {
    const brand = brands.find((one) => one.slug === slug);
    return brand ? [{ brand, text, skus }] : [];
  });
  const most = brands.length > 2 * mostFeatured ? brands.toSorted((one, other) => other.count - one.count) : [];
  const isMonthly = chosen.length > 0;
  const shown = isMonthly ? chosen : most.map((brand) => ({ brand, text: shelf.brand(brand.slug)?.about, skus: [] }));
  const featured = shown.slice(0, mostFeatured).map(({ brand, text, skus }, at) => {
    const named = skus.flatMap((sku) => shelf.product(sku) ?? []);
    const pictures = picturesOf([...named, ...varied(shelf.ofBrand(brand.slug, known))], at === 0 ? 3 : 2);
    const offer = { of: { kind: 'brand', slug: brand.slug }, filter: { ...noFilter, offer: true }, page: 1 } as const;
    const offers = shelf.list({ ...offer, pageSize: 1 }).total;
    return { ...brand, offers, pictures, ...(text !== undefined && { text: shortened(text) }) };
  });
  const tags =
    featured.length > 0 ? [catalogueTags.offers, ...featured.map(({ slug }) => catalogueTags.brand(slug))] : [];
  return { featured, isMonthly, tags };
}

/** What an editor tells of a brand on its own page. */
export function brandStory({ snapshot, shelf }: PageLoad, slug: string): BrandStory | undefined {
  const told = snapshot.parts.content.brands.stories.find(({ brand }) => brand === slug);
  if (!told) return undefined;
  const { brand: _, skus, ...words } = told;
  const named = skus.flatMap((sku) => shelf.product(sku) ?? []);
  return { ...words, pictures: picturesOf([...named, ...varied(shelf.ofBrand(slug, known))]) };
}
