import type { ClientConfig } from '@trolley/contract';
import { contentTags } from '../content/content.ts';
import type { CategoryNode } from './categoryIndex.ts';

/** What pages of a zone show of the tree besides their own subject. */
export interface Surroundings {
  readonly site: ClientConfig;
  readonly categories: ReadonlyMap<string, CategoryNode>;
  /** How much there is, as texts say it. */
  readonly numbers: string;
}

/** The tag of a category's number of products, where it stands beside other categories. */
export const countTag = (slug: string) => `count:${slug}`;

/** The tag of texts that name how much there is. Prices change all day long, what is rounded of them hardly ever. */
export const numbersTag = 'numbers';

/** The tree changes with every product that comes or goes; these are the pages that show the difference. */
export function surroundingTags(before: Surroundings, after: Surroundings): readonly string[] {
  const slugs = new Set([...before.categories.keys(), ...after.categories.keys()]);
  const counted = [...slugs].filter((slug) => before.categories.get(slug)?.count !== after.categories.get(slug)?.count);
  return [
    ...(isSame(before.site, after.site) ? [] : [contentTags.site]),
    ...(before.numbers === after.numbers ? [] : [numbersTag]),
    ...counted.map(countTag),
  ];
}

/**
 * Pictures of the menu are left out: a category without one of its own shows that of its best product, which changes with
 * every sale, and an older picture is no reason to make every page of the shop again.
 */
function isSame(one: ClientConfig, other: ClientConfig): boolean {
  const written = (site: ClientConfig) =>
    JSON.stringify(site, (key, value: unknown) => (key === 'picture' ? undefined : value));
  return one === other || written(one) === written(other);
}
