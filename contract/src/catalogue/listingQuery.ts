import { z } from 'zod/mini';
import { allergenCodes, dietLabels } from './codes.ts';
import { type FacetFlag, type FacetKey, facetFlags } from './facetKeys.ts';
import { type ListingFilter, listingPageSize, listingSorts, noFilter } from './listing.ts';
import { priceSteps } from './priceSteps.ts';

const slug = /^[a-z0-9-]{1,80}$/;
const country = /^[A-Z]{2}$/;
const most = 40;
const largestPage = 10_000;

/** Filter and page of a list, as in its address. */
export interface ListingAddress {
  readonly filter: ListingFilter;
  readonly page: number;
}

/** Names of invalid parameters; pages ignore them, the API refuses them. */
export interface ReadListing extends ListingAddress {
  readonly unknown: readonly string[];
}

/** Reads `?page=2&sort=price&brand=a,b&diet=vegan&organic=1&origin=AT&without=milk&offer=1&price=100-500`. */
export function readListing(query: URLSearchParams): ReadListing {
  const unknown: string[] = [];
  const bad = (name: string) => {
    if (!unknown.includes(name)) unknown.push(name);
  };
  const values = (name: string, isKnown: (value: string) => boolean) => {
    const given = [...new Set((query.get(name) ?? '').split(',').filter(Boolean))];
    const known = given.filter(isKnown).slice(0, most);
    if (known.length < given.length) bad(name);
    return known.sort();
  };
  const flag = (name: string) => {
    const given = query.get(name);
    if (given && given !== '1') bad(name);
    return given === '1';
  };
  const sort = query.get('sort') || undefined;
  const isSort = (listingSorts as readonly string[]).includes(sort ?? '');
  if (sort !== undefined && !isSort) bad('sort');
  const page = readPage(query.get('page'), bad);
  const price = readPrice(query.get('price') || readSteps(query), bad);
  const oneOf = (name: string, known: readonly string[]) => values(name, (value) => known.includes(value));
  const filter: ListingFilter = {
    brand: values('brand', (value) => slug.test(value)),
    ...(Object.fromEntries(facetFlags.map((name) => [name, flag(name)])) as Record<FacetFlag, boolean>),
    diet: oneOf('diet', dietLabels) as ListingFilter['diet'],
    origin: values('origin', (value) => country.test(value)),
    without: oneOf('without', allergenCodes) as ListingFilter['without'],
    ...(isSort && { sort: sort as ListingFilter['sort'] }),
    ...(price && { price }),
  };
  return { filter, page, unknown };
}

/** The query of a list, without defaults, so that one list has one address. */
export function writeListing({ filter, page }: ListingAddress): string {
  const query = new URLSearchParams();
  const set = (name: string, value: string | undefined | false) => {
    if (value) query.set(name, value);
  };
  set('brand', filter.brand.join(','));
  set('diet', filter.diet.join(','));
  set('member', filter.member && '1');
  set('offer', filter.offer && '1');
  set('organic', filter.organic && '1');
  set('origin', filter.origin.join(','));
  set('page', page > 1 && String(page));
  set('price', filter.price && `${filter.price.from ?? ''}-${filter.price.to ?? ''}`);
  set('regional', filter.regional && '1');
  set('returnable', filter.returnable && '1');
  set('sort', filter.sort);
  set('without', filter.without.join(','));
  const written = query.toString().replaceAll('%2C', ',');
  return written === '' ? '' : `?${written}`;
}

/** The filter with a value of a facet chosen, or no longer chosen. */
export function toggleFacet(filter: ListingFilter, key: FacetKey, value: string): ListingFilter {
  switch (key) {
    case 'organic':
    case 'regional':
    case 'offer':
    case 'member':
    case 'returnable':
      return { ...filter, [key]: !filter[key] };
    case 'price': {
      const { price, ...rest } = filter;
      const chosen = price && `${price.from ?? ''}-${price.to ?? ''}` === value;
      const next = chosen ? undefined : readPrice(value, () => undefined);
      return next ? { ...rest, price: next } : rest;
    }
    case 'brand':
    case 'diet':
    case 'origin':
    case 'without': {
      const chosen: readonly string[] = filter[key];
      const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value].sort();
      return { ...filter, [key]: next };
    }
  }
}

/** Without any facet; the order stays. */
export function clearFacets({ sort }: ListingFilter): ListingFilter {
  return sort ? { ...noFilter, sort } : noFilter;
}

function readPage(given: string | null, bad: (name: string) => void): number {
  if (given === null || given === '') return 1;
  const page = /^[1-9]\d{0,4}$/.test(given) ? Number(given) : 0;
  if (page >= 1 && page <= largestPage) return page;
  bad('page');
  return 1;
}

/** A slider's form without scripts sends the numbers of its steps, `price-from=2&price-to=5`. */
function readSteps(query: URLSearchParams): string | null {
  const step = (name: string) => priceSteps[Number(query.get(name) || Number.NaN)];
  const [from, to] = [step('price-from'), step('price-to')];
  if (!from && to === undefined) return null;
  return `${from || ''}-${to ?? ''}`;
}

function readPrice(given: string | null, bad: (name: string) => void): ListingFilter['price'] {
  if (!given) return undefined;
  const [, from, to] = /^(\d{0,7})-(\d{0,7})$/.exec(given) ?? [];
  if ((!from && !to) || (from && to && Number(from) > Number(to))) {
    bad('price');
    return undefined;
  }
  return { ...(from && { from: Number(from) }), ...(to && { to: Number(to) }) };
}

const text = z.optional(z.string().check(z.maxLength(2000)));

/** The parameters as the API takes them, before `readListing`. */
export const listingParameters = {
  page: text,
  /** 1…96; 48 by default. */
  pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2 * listingPageSize)), listingPageSize),
  sort: text,
  brand: text,
  organic: text,
  regional: text,
  offer: text,
  member: text,
  returnable: text,
  diet: text,
  origin: text,
  without: text,
  price: text,
} as const;
