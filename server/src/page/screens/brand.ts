import type { Brand } from '@trolley/contract';
import { catalogueTags } from '../../catalogue/catalogue.ts';
import { contentTags } from '../../content/content.ts';
import { brandCard, brandStory, featuredBrands } from '../brandGoods.ts';
import type { LoadedPage, PageLoad } from '../loadedPage.ts';
import { readyPage } from '../loadedPage.ts';
import { brandLetters } from './brandLetters.ts';
import { unknownSlug } from './error.ts';
import { listMeta, listTags, loadList } from './list.ts';
import { pageTitle, respelled, shortened } from './words.ts';

/** All brands from A to Z. */
export function loadBrands(load: PageLoad): LoadedPage {
  const { tenant, texts } = load.shop;
  const brands: readonly Brand[] = load.shelf.brands();
  const { featured, isMonthly, tags } = featuredBrands(load, brands);
  return readyPage(load, {
    screen: 'brands',
    data: {
      letters: brandLetters(brands, tenant.locale).map(({ letter, brands: named }) => ({
        letter,
        brands: named.map((brand) => brandCard(brand, load.shelf)),
      })),
      featured,
      ...(isMonthly && { isMonthly }),
    },
    meta: {
      title: texts('catalogue.meta.brands.title'),
      description: texts('catalogue.meta.brands.description', { count: brands.length }),
    },
    // Pictures of the others follow when the page is made again for another reason.
    tags: [catalogueTags.tree, contentTags.component('brands'), ...tags],
  });
}

export function loadBrand(load: PageLoad): LoadedPage {
  const { shelf, plan, shop } = load;
  const brand = shelf.brand(plan.params['slug'] ?? '');
  if (!brand) return respelled(load, (slug) => shelf.brand(slug)) ?? unknownSlug(load);
  const list = loadList(load, { kind: 'brand', slug: brand.slug });
  if ('kind' in list) return list;
  const { listing, filter, page } = list;
  const { canonical, noIndex } = listMeta(load, list);
  const { name, count, about } = brand;
  const story = brandStory(load, brand.slug);
  return readyPage(load, {
    screen: 'brand-slug',
    data: { brand, listing, ...(story && { story }) },
    meta: {
      title: pageTitle(load, shop.texts('catalogue.meta.brand.title', { name }), page),
      description: about ? shortened(about) : shop.texts('catalogue.meta.brand.description', { name, count }),
      noIndex,
    },
    tags: [catalogueTags.brand(brand.slug), contentTags.component('brands'), ...listTags(listing, filter)],
    canonical,
  });
}
