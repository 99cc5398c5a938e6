import type { Picture, TeaserItem } from '@trolley/contract';
import { pathTo, pictureSource, pictureSourceSet, showsProduct } from '@trolley/contract';
import { catalogueTags } from '../catalogue/catalogue.ts';
import type { ShelfNumbers } from '../catalogue/shelf/shelf.ts';
import { standsWithoutLink } from '../content/showBlock.ts';
import type { ShownPicture, ShownTeaser, ShownTeaserItem } from '../content/shownBlock.ts';
import type { Filling } from './filling.ts';
import { fillPicture, pictureOf } from './fillPicture.ts';
import { namesNumbers, numbersInHtml, numbersInWords } from './numbersInWords.ts';
import { numbersTag } from './surroundings.ts';

type Layout = ShownTeaser['layout'] | 'slider';

const tileSize = { alt: '', width: 800, height: 800 };

/** Teasers with pictures of what is sold today. One that leads nowhere is left out; departments take the place of tiles. */
export function fillItems(
  { items, departments = 0 }: Pick<ShownTeaser, 'items' | 'departments'>,
  layout: Layout,
  filling: Filling,
): TeaserItem[] {
  const isGone = ({ href }: ShownTeaserItem) => href !== undefined && filling.dead.has(href);
  const live = standsWithoutLink(layout) ? items : items.filter((item) => !isGone(item));
  const filled = live.flatMap((item) => fillItem(item, layout, filling) ?? []);
  if (layout !== 'tiles') return filled;
  const wanted = Math.max(departments, items.some(isGone) ? items.length : 0);
  return [...filled, ...departmentTiles(filled, wanted - filled.length, filling)];
}

function fillItem(item: ShownTeaserItem, layout: Layout, filling: Filling): TeaserItem | undefined {
  const title = said(item.title, filling);
  if (title === undefined) return undefined;
  const { kicker, text } = item;
  return {
    ...item,
    title,
    ...(kicker !== undefined && { kicker: said(kicker, filling) }),
    ...(text !== undefined && { text: said(text, filling) }),
    pictures: fillPictures(item, layout, filling),
  };
}

/** The words with the numbers of the shop. */
export function said(text: string, filling: Filling): string | undefined {
  return namesNumbers(text) ? numbersInWords(text, numbersFor(filling), filling.locale) : text;
}

export function saidHtml(html: string, filling: Filling): string {
  return namesNumbers(html) ? numbersInHtml(html, numbersFor(filling), filling.locale) : html;
}

function numbersFor({ shelf, tags }: Filling): () => ShelfNumbers {
  tags.add(numbersTag);
  return () => shelf?.numbers() ?? { products: 0, offers: 0, memberPrices: 0 };
}

function fillPictures(item: ShownTeaserItem, layout: Layout, filling: Filling): Picture[] {
  const { links, standIns } = filling;
  const link = item.href === undefined ? undefined : links.get(item.href);
  // A banner tells of one thing, such as a recipe: other goods beside it would be wrong.
  const hasStandIns = link !== undefined || layout !== 'banner';
  const own = item.pictures.map((picture) => ('pick' in picture ? undefined : fillPicture(picture, filling)));
  const pictures = item.pictures.flatMap((picture, at) => {
    if (own[at]) return [own[at]];
    if ('src' in picture || !hasStandIns) return [];
    const product = standIns?.next(link);
    return product ? [pictureOf(product, sizeOf(picture))] : [];
  });
  // The same picture twice in one teaser, where a category has but one product.
  return pictures.filter((picture, at) => pictures.findIndex(({ src }) => src === picture.src) === at);
}

function sizeOf({ alt, width, height }: ShownPicture) {
  return { alt, width, height };
}

/** Departments that no tile leads to yet, in the order of the tree. */
function departmentTiles(tiles: readonly TeaserItem[], most: number, { shelf, routes, tags }: Filling): TeaserItem[] {
  if (!shelf || most <= 0) return [];
  tags.add(catalogueTags.tree);
  const taken = new Set(tiles.map(({ href }) => href));
  const free = shelf.tree().categories.flatMap(({ slug, name, picture }) => {
    const href = pathTo(routes, 'products-slug', { slug });
    return href === undefined || taken.has(href) ? [] : [{ slug, name, href, picture }];
  });
  return free.slice(0, most).map(({ slug, name, href, picture }) => {
    const best = picture === undefined ? shelf.best(slug) : undefined;
    if (best) tags.add(catalogueTags.product(best.sku));
    const address = picture ?? best?.picture;
    const pictures =
      address !== undefined && showsProduct(address)
        ? [{ ...tileSize, src: pictureSource(address, 640), srcSet: pictureSourceSet(address) }]
        : [];
    return { title: name, href, pictures };
  });
}
