import { catalogueTags } from '../../catalogue/catalogue.ts';
import { contentTags } from '../../content/content.ts';
import type { PageLoad, ReadyPage } from '../loadedPage.ts';
import { readyPage } from '../loadedPage.ts';
import { sitemapGroups } from '../sitemapGroups.ts';

/** Every page, for people. */
export function loadSitemap(load: PageLoad): ReadyPage {
  const { snapshot, shop, shelf } = load;
  const ownCategories = shop.routes.some(({ name, externalShop }) => name === 'products-slug' && !externalShop);
  const tree = ownCategories ? shelf.tree() : { categories: [] };
  return readyPage(load, {
    screen: 'sitemap',
    data: { groups: sitemapGroups(snapshot.parts.content.pages, tree, shop) },
    meta: { title: shop.texts('sitemap.title') },
    tags: [contentTags.pages, catalogueTags.tree],
  });
}
