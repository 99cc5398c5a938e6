import { isProfileSectionOn, pathTo, type RouteName } from '@trolley/contract';
import type { PageLoad } from './loadedPage.ts';
import type { AddressShop } from './pageShop.ts';

const slugKey = 'profile.slug.';
const sectionKey = 'profile.section.';

type Asked = Pick<PageLoad, 'plan'> & { readonly shop: Pick<AddressShop, 'tenant' | 'routes' | 'areaTexts'> };

/** The name of the profile's section at this address; undefined where the address names none. */
export function profileSection({ plan, shop }: Asked): string | undefined {
  const { slug } = plan.params;
  if (slug === undefined) return undefined;
  const [first, ...below] = slug.split('/');
  const texts = shop.areaTexts.customer;
  const key = Object.keys(texts).find((one) => one.startsWith(slugKey) && texts[one] === first);
  const id = key?.slice(slugKey.length) ?? '';
  if (!isProfileSectionOn(id, shop.tenant.clientRuntimeConfig)) return 'unknown';
  // Only sections with a title for one thing of theirs have addresses below their own.
  const name = below.length === 0 || texts[`profile.detail.${id}`] ? texts[`profile.section.${id}`] : undefined;
  return typeof name === 'string' ? name : 'unknown';
}

/** The profile has no other addresses than its own and those of its sections. */
export const isProfilePage = (load: Asked) => profileSection(load) !== 'unknown';

/** ROUTE-30: the section an app asks for (`?section=`), by its id or by its slug; undefined where this shop has none such. */
export function askedSection({ plan, shop }: Asked): AskedSection | undefined {
  const asked = new URLSearchParams(plan.query).get('section');
  if (asked === null) return undefined;
  const texts = shop.areaTexts.customer;
  const bySlug = Object.keys(texts).find((key) => key.startsWith(slugKey) && texts[key] === asked);
  const id = texts[sectionKey + asked] === undefined ? (bySlug?.slice(slugKey.length) ?? '') : asked;
  const title = texts[sectionKey + id];
  const path = pathOf(id, shop);
  const isOn = isProfileSectionOn(id, shop.tenant.clientRuntimeConfig);
  if (typeof title !== 'string' || path === undefined || !isOn) return undefined;
  return { id, title, path, isPage: id in pages };
}

interface AskedSection {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  /** It is a page of its own, not one below the profile. */
  readonly isPage: boolean;
}

/** Sections that are pages elsewhere in the shop. */
const pages: Readonly<Record<string, RouteName>> = { favourites: 'favorite-products' };

function pathOf(id: string, { routes, areaTexts }: Asked['shop']): string | undefined {
  const page = pages[id];
  if (page) return pathTo(routes, page);
  const slug = areaTexts.customer[slugKey + id];
  return typeof slug === 'string' ? pathTo(routes, 'profile', { slug }) : undefined;
}
