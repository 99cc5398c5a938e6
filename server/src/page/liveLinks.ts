import type { Block } from '@trolley/contract';
import type { Shelf } from '../catalogue/shelf/shelf.ts';
import type { CatalogueLink } from '../content/catalogueLink.ts';
import { categoryIndex } from './categoryIndex.ts';

/** Addresses among the links that lead to nothing the shelf has. */
export function deadLinks(links: readonly CatalogueLink[], shelf: Shelf): ReadonlySet<string> {
  return new Set(links.filter((link) => targetOf(link, shelf) === undefined).map(({ href }) => href));
}

function targetOf({ to, slug }: CatalogueLink, shelf: Shelf): unknown {
  switch (to) {
    case 'category':
      return categoryIndex(shelf).get(slug);
    case 'brand':
      return shelf.brand(slug);
    case 'product':
      return shelf.productBySlug(slug);
  }
}

/** The same blocks with the words of these links, but not the links. */
export function withoutLinks(blocks: Block[], dead: ReadonlySet<string>): Block[] {
  return dead.size === 0 ? blocks : blocks.map((block) => withoutLinksIn(block, dead));
}

function withoutLinksIn<B extends Block>(block: B, dead: ReadonlySet<string>): B;
function withoutLinksIn(block: Block, dead: ReadonlySet<string>): Block {
  const alive = <T extends { href?: string }>(one: T): T =>
    one.href !== undefined && dead.has(one.href) ? { ...one, href: undefined, action: undefined } : one;
  const live = <T extends { href: string }>(link: T | undefined) => (link && dead.has(link.href) ? undefined : link);
  switch (block.type) {
    case 'richText':
      return {
        ...block,
        html: block.html.replace(anchors, (whole, href, words) => (isIn(dead, href) ? words : whole)),
      };
    case 'image':
      return alive(block);
    case 'teaser':
      return { ...block, more: live(block.more), items: block.items.map(alive) };
    case 'slider':
      return { ...block, items: block.items.map(alive) };
    case 'productGroup':
      return { ...block, more: live(block.more) };
    case 'tabs':
      return {
        ...block,
        tabs: block.tabs.map((tab) => ({ ...tab, blocks: tab.blocks.map((one) => withoutLinksIn(one, dead)) })),
      };
    case 'table':
    case 'video':
    case 'productPromotion':
    case 'recipeSearch':
    case 'voucherGroup':
    case 'cookieList':
    case 'withdrawal':
    case 'newsletterSubscribe':
    case 'newsletterUnsubscribe':
    case 'contactForm':
    case 'questionnaire':
      return block;
  }
}

/** As the sanitiser writes them. */
const anchors = /<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs;

function isIn(dead: ReadonlySet<string>, href: string): boolean {
  return dead.has(href.replaceAll('&amp;', '&'));
}
