import type { Block, BlockOf, PartTexts, Picture, Product, TeaserItem } from '@trolley/contract';
import { noFilter, pictureSource, pictureSourceSet } from '@trolley/contract';
import { catalogueTags } from '../catalogue/catalogue.ts';
import type { Shelf } from '../catalogue/shelf/shelf.ts';
import type {
  PlainShownBlock,
  ShownBlock,
  ShownGroup,
  ShownPicture,
  ShownPromotion,
  ShownTeaserItem,
} from '../content/shownBlock.ts';

type PlainBlock = Exclude<Block, { type: 'tabs' }>;

interface FilledBlocks {
  readonly blocks: Block[];
  /** Of everything the blocks show, and of what they would show if it were there. */
  readonly tags: readonly string[];
}

/** The words of a part of the shop, by what their keys begin with. */
type TextsOf = (area: string) => PartTexts;

/** Blocks with the products they name; what is left without any vanishes. Without a shelf there are no products. */
export function fillProducts(blocks: readonly ShownBlock[], shelf: Shelf | undefined, textsOf: TextsOf): FilledBlocks {
  const tags = new Set<string>();
  const filled = blocks.flatMap((block): Block | readonly Block[] => {
    if (block.type !== 'tabs') return fillBlock(block, shelf, tags, textsOf) ?? [];
    const tabs = block.tabs
      .map(({ label, blocks: inside }) => ({
        label,
        blocks: inside.flatMap((one) => fillBlock(one, shelf, tags, textsOf) ?? []),
      }))
      .filter((tab) => tab.blocks.length > 0);
    return tabs.length > 0 ? { ...block, tabs } : [];
  });
  return { blocks: filled, tags: [...tags] };
}

function fillBlock(
  block: PlainShownBlock,
  shelf: Shelf | undefined,
  tags: Set<string>,
  textsOf: TextsOf,
): PlainBlock | undefined {
  switch (block.type) {
    case 'richText':
    case 'table':
      return block;
    case 'image': {
      const picture = fillPicture(block.picture, shelf, tags);
      return picture && { ...block, picture };
    }
    case 'video': {
      const { poster, ...video } = block;
      return { ...video, poster: poster && fillPicture(poster, shelf, tags) };
    }
    case 'teaser':
      return { ...block, items: block.items.map((item) => fillItem(item, shelf, tags)) };
    case 'slider':
      return { ...block, items: block.items.map((item) => fillItem(item, shelf, tags)) };
    case 'productGroup':
      return shelf && fillGroup(block, shelf, tags);
    case 'productPromotion':
      return shelf && fillPromotion(block, shelf, tags);
    case 'vouchers':
      return { ...block, texts: textsOf('voucher.') };
    case 'withdrawal':
      return { ...block, texts: textsOf('withdrawal.') };
  }
}

function fillItem(item: ShownTeaserItem, shelf: Shelf | undefined, tags: Set<string>): TeaserItem {
  return { ...item, pictures: item.pictures.flatMap((picture) => fillPicture(picture, shelf, tags) ?? []) };
}

function fillPicture(picture: ShownPicture, shelf: Shelf | undefined, tags: Set<string>): Picture | undefined {
  if (!('product' in picture)) return picture;
  const { product: sku, ...size } = picture;
  tags.add(catalogueTags.product(sku));
  const address = shelf?.product(sku)?.picture;
  if (address === undefined) return undefined;
  return { ...size, src: pictureSource(address, 640), srcSet: pictureSourceSet(address) };
}

function fillPromotion({ sku, ...words }: ShownPromotion, shelf: Shelf, tags: Set<string>): PlainBlock | undefined {
  tags.add(catalogueTags.product(sku));
  const product = shelf.product(sku);
  return product && { ...words, product };
}

function fillGroup(group: ShownGroup, shelf: Shelf, tags: Set<string>): BlockOf<'productGroup'> | undefined {
  const { source, limit, ...words } = group;
  const found = productsOf(source, limit, shelf, tags);
  for (const { sku } of found) tags.add(catalogueTags.product(sku));
  return found.length > 0 ? { ...words, products: [...found] } : undefined;
}

function productsOf(source: ShownGroup['source'], limit: number, shelf: Shelf, tags: Set<string>): readonly Product[] {
  switch (source.kind) {
    case 'skus':
      for (const sku of source.skus) tags.add(catalogueTags.product(sku));
      return source.skus.flatMap((sku) => shelf.product(sku) ?? []).slice(0, limit);
    case 'category': {
      tags.add(catalogueTags.category(source.category));
      if (source.offersOnly) tags.add(catalogueTags.offers);
      const filter = { ...noFilter, offer: source.offersOnly };
      return shelf.list({ of: { kind: 'category', slug: source.category }, filter, page: 1, pageSize: limit }).results;
    }
    case 'brand':
      tags.add(catalogueTags.brand(source.brand));
      return shelf.list({ of: { kind: 'brand', slug: source.brand }, filter: noFilter, page: 1, pageSize: limit })
        .results;
    case 'offers':
      tags.add(catalogueTags.offers);
      return shelf.offers(limit);
    case 'popular':
      return shelf.popular(limit);
  }
}
