import { isProfileSectionOn } from '@trolley/contract';
import type { PageLoad } from './loadedPage.ts';

const slugKey = 'profile.slug.';

/** The name of the profile's section at this address; undefined where the address names none. */
export function profileSection({ plan, shop }: Pick<PageLoad, 'plan' | 'shop'>): string | undefined {
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
export const isProfilePage = (load: Pick<PageLoad, 'plan' | 'shop'>) => profileSection(load) !== 'unknown';
