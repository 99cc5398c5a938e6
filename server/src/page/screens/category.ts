import type { Category } from '@trolley/contract';
import { pathTo } from '@trolley/contract';
import { catalogueTags } from '../../catalogue/catalogue.ts';
import { listStory } from '../listStory.ts';
import type { LoadedPage, PageLoad } from '../loadedPage.ts';
import { readyPage } from '../loadedPage.ts';
import { redirect } from '../planAnswer.ts';
import { countTag } from '../surroundings.ts';
import { unknownSlug } from './error.ts';
import { listMeta, listTags, loadList } from './list.ts';
import { pageTitle, respelled } from './words.ts';

/** All departments, or one category with its products. */
export function loadCategory(load: PageLoad): LoadedPage {
  const { route, params } = load.plan;
  const { slug } = params;
  // Categories of the shop-forward variant are shown by the other shop.
  if (route?.externalShop)
    return redirect(302, pathTo(load.shop.routes, 'products-slug', params) ?? route.externalShop, true);
  if (slug === undefined) return loadOverview(load);
  const category = load.shelf.category(slug);
  if (category) return loadListed(load, category);
  return respelled(load, (small) => load.shelf.category(small)) ?? unknownSlug(load);
}

function loadOverview(load: PageLoad): LoadedPage {
  const { texts } = load.shop;
  const { categories } = load.shelf.tree();
  // A department without a picture of its own shows that of its best product.
  const best = categories.map(({ slug, picture }) => (picture === undefined ? load.shelf.best(slug) : undefined));
  const pictured = categories.map((root, at) => ({ ...(best[at] && { picture: best[at].picture }), ...root }));
  const meta = {
    title: texts('catalogue.meta.overview.title'),
    description: texts('catalogue.meta.overview.description'),
  };
  return readyPage(load, {
    screen: 'products-slug',
    data: { tree: { categories: pictured } },
    meta,
    tags: [catalogueTags.tree, ...best.flatMap((product) => (product ? catalogueTags.product(product.sku) : []))],
    canonical: load.plan.path,
  });
}

function loadListed(load: PageLoad, category: Category): LoadedPage {
  const list = loadList(load, { kind: 'category', slug: category.slug });
  if ('kind' in list) return list;
  const { listing, filter, page } = list;
  const { canonical, noIndex } = listMeta(load, list);
  const { texts } = load.shop;
  const { name, count } = category;
  const { story, tags } = listStory(load, category, list);
  return readyPage(load, {
    screen: 'products-slug',
    data: { category, listing, ...(story && { story }) },
    meta: {
      title: pageTitle(load, titleOf(load, category), page),
      description: texts('catalogue.meta.category.description', { name, count }),
      noIndex,
    },
    tags: [...surroundings(category), catalogueTags.category(category.slug), ...listTags(listing, filter), ...tags],
    canonical,
  });
}

/** With the category above it: frozen vegetables and fresh ones may both be called vegetables. */
function titleOf({ shop }: PageLoad, { name, parents }: Category): string | undefined {
  const parent = parents.at(-1)?.name;
  if (parent === undefined) return shop.texts('catalogue.meta.category.title', { name });
  return shop.texts('catalogue.meta.category.titleBelow', { name, parent });
}

/** The categories beside it are shown with their counts; one that comes to them changes their parent's. */
function surroundings({ parents, siblings }: Category): readonly string[] {
  const parent = parents.at(-1);
  return [...siblings.map(({ slug }) => countTag(slug)), parent ? countTag(parent.slug) : catalogueTags.tree];
}
