import type { Category, Listing, ListingAddress, ListStory } from '@trolley/contract';
import { pathTo } from '@trolley/contract';
import { catalogueTags } from '../catalogue/catalogue.ts';
import type { Shelf } from '../catalogue/shelf/shelf.ts';
import { catalogueLinks } from '../content/catalogueLink.ts';
import { contentTags } from '../content/content.ts';
import { deadLinks } from './liveLinks.ts';
import type { PageLoad } from './loadedPage.ts';
import { isNarrowed } from './screens/list.ts';
import { shortened } from './screens/words.ts';
import { createStandIns } from './standIns.ts';

interface Told {
  readonly story?: ListStory;
  /** Of what it shows, and of what would bring another. */
  readonly tags: readonly string[];
}

/** A second row of any desktop exists from here on. */
const fewest = 8;
const mostPictures = 2;
/** A brand with fewer products in a list is no subject of it. */
const fewestOfBrand = 4;

/** What stands among the products of a category: an editor's words, or the brand that is most at home there. Only in the list as everybody finds it: who narrows or sorts looks for something. */
export function listStory(
  load: PageLoad,
  { slug }: Category,
  list: ListingAddress & { readonly listing: Listing },
): Told {
  const { filter, page, listing } = list;
  const tags = [contentTags.component('lists')];
  if (isNarrowed(filter) || filter.sort !== undefined || listing.results.length < fewest) return { tags };
  const own = editedStory(load, slug, page);
  const told = own ?? (page === 1 ? brandStory(load, listing) : undefined);
  return told ? { story: told.story, tags: [...tags, ...told.tags] } : { tags };
}

function editedStory({ snapshot, shop, shelf }: PageLoad, slug: string, page: number): Told | undefined {
  const { content } = snapshot.parts;
  const live = content.lists.stories.filter(({ category, href }) => {
    if (category !== slug) return false;
    return !deadLinks(catalogueLinks(shop.routes, [href]), shelf).has(href);
  });
  const edited = live[page - 1];
  if (!edited) return undefined;
  const { category: _, skus, ...words } = edited;
  const tags = new Set(skus.map((sku) => catalogueTags.product(sku)));
  const standIns = createStandIns(shelf, tags);
  const [link] = catalogueLinks(shop.routes, [words.href]);
  const own = skus.map((sku) => shelf.product(sku));
  for (const product of own) if (product) standIns.show(product.sku);
  const products = own.flatMap((product) => product ?? standIns.next(link) ?? []);
  return { story: { ...words, pictures: picturesOf(products) }, tags: [...tags] };
}

/** The brand whose range is most of all here, if it has something to say of itself. */
function brandStory({ shop, shelf }: PageLoad, { facets, results }: Listing): Told | undefined {
  const { texts, routes } = shop;
  const shares = (facets.find(({ key }) => key === 'brand')?.values ?? []).flatMap(({ value, count }) => {
    const brand = shelf.brand(value);
    return brand?.about === undefined || count < fewestOfBrand ? [] : [{ brand, share: count / brand.count }];
  });
  const best = shares.reduce<(typeof shares)[number] | undefined>(
    (most, one) => (most && most.share >= one.share ? most : one),
    undefined,
  );
  const href = best && pathTo(routes, 'brand-slug', { slug: best.brand.slug });
  const action = best && texts('catalogue.story.action', { brand: best.brand.name });
  if (!best?.brand.about || href === undefined || action === undefined) return undefined;
  const products = results.filter(({ brand }) => brand?.slug === best.brand.slug);
  const pictures = picturesOf(products);
  if (pictures.length === 0) return undefined;
  const kicker = texts('catalogue.story.brand');
  const story = {
    ...(kicker !== undefined && { kicker }),
    title: best.brand.name,
    text: shortened(best.brand.about),
    href,
    action,
    pictures,
  };
  return { story, tags: [catalogueTags.brand(best.brand.slug)] };
}

/** One of each product, whatever its sizes. */
export function picturesOf(
  products: Iterable<NonNullable<ReturnType<Shelf['product']>>>,
  most = mostPictures,
): readonly string[] {
  const pictures = new Map<string, string>();
  for (const { productId, picture } of products) if (!pictures.has(productId)) pictures.set(productId, picture);
  return [...new Set(pictures.values())].slice(0, most);
}
