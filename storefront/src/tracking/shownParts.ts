import type { Block, ContentPage, PagePayload, Product, TeaserItem } from '@trolley/contract';

/** Products side by side on a page that is not a list itself. */
export interface ShownRow {
  readonly id: string;
  /** Its heading, where editors wrote it. */
  readonly name?: string;
  readonly products: readonly Product[];
}

/** An editor's offer that leads somewhere. */
export interface Promotion {
  readonly name: string;
  /** As the page links it; of a product its page is linked. */
  readonly href?: string;
  /** Which block of the page, its look, and which item of it: `1-hero-1`. */
  readonly slot: string;
  readonly product?: Product;
}

/** The rows of products that come with a page. What is fetched for one shopper is not among them. */
export function rowsOf(page: PagePayload): readonly ShownRow[] {
  if (page.screen === 'product-slug') {
    const { similar, companions } = page.data;
    return [
      { id: companions.bought ? 'bought-together' : 'goes-with', products: companions.products },
      { id: 'similar', products: similar },
    ];
  }
  if (page.screen === 'search-term') return [{ id: 'popular', products: page.data.instead }];
  const groups = blocksOf(page).flatMap(({ block }) =>
    block.type === 'productGroup' ? [{ id: 'row', name: block.title, products: block.products }] : [],
  );
  const instead = page.screen === 'generalerror' ? (page.data.products ?? []) : [];
  return [...groups, { id: 'popular', products: instead }];
}

/** Offers of a page: large teasers, cards and banners that lead somewhere, and single products with words about them. */
export function promotionsOf(page: PagePayload): readonly Promotion[] {
  return blocksOf(page).flatMap(({ block, place }): readonly Promotion[] => {
    if (block.type === 'teaser') return isOffer(block.layout) ? ofItems(block.items, `${place}-${block.layout}`) : [];
    if (block.type === 'slider') return ofItems(block.items, `${place}-slider`);
    if (block.type !== 'productPromotion') return [];
    return [{ name: block.title, slot: `${place}-product-1`, product: block.product }];
  });
}

/** Tiles are ways into the departments, and icons are promises: neither offers anything. */
const isOffer = (layout: string) => layout === 'hero' || layout === 'banner' || layout === 'cards';

const ofItems = (items: readonly TeaserItem[], place: string): readonly Promotion[] =>
  items.flatMap(({ title, href }, at) =>
    href === undefined ? [] : [{ name: title, href, slot: `${place}-${at + 1}` }],
  );

interface Placed {
  readonly block: Block;
  /** From 1; of a tab's block that of its tabs. */
  readonly place: number;
}

function blocksOf(page: PagePayload): readonly Placed[] {
  return (contentOf(page)?.blocks ?? []).flatMap((block, at) => {
    const inside: readonly Block[] = block.type === 'tabs' ? block.tabs.flatMap(({ blocks }) => blocks) : [block];
    return inside.map((one) => ({ block: one, place: at + 1 }));
  });
}

function contentOf(page: PagePayload): ContentPage | undefined {
  return page.screen === 'index' || page.screen === 'generalerror' ? page.data.page : undefined;
}
