import type { Listing, ListingAddress, ListingFilter, SearchTab } from '@trolley/contract';
import { facetFlags, readListing, writeListing } from '@trolley/contract';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { catalogueTags } from '../../catalogue/catalogue.ts';
import type { ListOf } from '../../catalogue/shelf/shelf.ts';
import { encodePath } from '../address.ts';
import type { PageLoad } from '../loadedPage.ts';
import type { PagePlan, RedirectPlan } from '../planAnswer.ts';
import { redirect } from '../planAnswer.ts';
import { snapToSteps } from './snapToSteps.ts';

/** One page of products at an address, or the address it should have. */
export function loadList(load: PageLoad, of: ListOf): (ListingAddress & { readonly listing: Listing }) | RedirectPlan {
  const read = readList(load);
  if ('kind' in read) return read;
  const listing = load.shelf.list({ of, ...read });
  return beyondTheEnd(load.plan, read, listing) ?? { ...read, listing };
}

/** What the address says of a list. One list has one address, so whatever else it says leads there. */
export function readList({ plan, shelf, snapshot }: PageLoad, tab?: SearchTab): ListingAddress | RedirectPlan {
  const given = new URLSearchParams(plan.query);
  if (tab !== undefined) given.delete('tab');
  given.delete('exact');
  // A form without scripts repeats a name for each value.
  const names = [...new Set(given.keys())];
  const joined = new URLSearchParams(names.map((name): [string, string] => [name, given.getAll(name).join(',')]));
  const { filter, page } = readListing(joined);
  const brand = filter.brand.filter((slug) => shelf.brand(slug) !== undefined);
  const origin = filter.origin.filter((code) => originsOf(snapshot.parts.catalogue).has(code));
  const { price: asked, ...others } = filter;
  const price = asked && snapToSteps(asked);
  const known = { filter: { ...others, brand, origin, ...(price && { price }) }, page };
  const written = writeListing(known);
  const isClean = new URLSearchParams(written).toString() === given.toString();
  return isClean ? known : redirect(302, addressOf(plan, written, tab));
}

/** Beyond the end of a list its last page is shown; a list that has become shorter is no reason for an error. */
export function beyondTheEnd(
  plan: PagePlan,
  { filter, page }: ListingAddress,
  { pages }: Pick<Listing, 'pages'>,
  tab?: SearchTab,
): RedirectPlan | undefined {
  if (page <= Math.max(1, pages)) return undefined;
  return redirect(302, addressOf(plan, writeListing({ filter, page: Math.max(1, pages) }), tab));
}

export function isNarrowed(filter: ListingFilter): boolean {
  const { brand, diet, origin, without, price } = filter;
  const chosen = [brand, diet, origin, without].some(({ length }) => length > 0);
  return chosen || facetFlags.some((flag) => filter[flag]) || price !== undefined;
}

/** What a list shows besides what it is a list of. */
export function listTags({ results, sort }: Listing, { offer, member, price }: ListingFilter): readonly string[] {
  const byPrice =
    ['price', 'price-desc', 'base-price', 'offer'].includes(sort) || offer || member || price !== undefined;
  return [...results.map(({ sku }) => catalogueTags.product(sku)), ...(byPrice ? [catalogueTags.prices] : [])];
}

/** What search engines should know of a list: its pages, not every choice and order of it. */
export function listMeta({ plan }: Pick<PageLoad, 'plan'>, { filter, page }: ListingAddress) {
  return {
    canonical: encodePath(plan.path) + (page > 1 ? `?page=${page}` : ''),
    noIndex: isNarrowed(filter) || filter.sort !== undefined ? true : undefined,
  };
}

const origins = new WeakMap<Catalogue, ReadonlySet<string>>();

/** The countries anything comes from. */
function originsOf(catalogue: Catalogue): ReadonlySet<string> {
  const known = origins.get(catalogue);
  if (known) return known;
  const codes = new Set<string>();
  for (const product of catalogue.products.values()) for (const code of product.origins) codes.add(code);
  origins.set(catalogue, codes);
  return codes;
}

function addressOf({ path }: PagePlan, written: string, tab: SearchTab | undefined): string {
  const query = [tab && `tab=${tab}`, written.slice(1)].filter(Boolean).join('&');
  return encodePath(path) + (query && `?${query}`);
}
