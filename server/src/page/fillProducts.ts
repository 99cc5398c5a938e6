import type { Block, BlockOf, Product } from '@trolley/contract';
import { noFilter } from '@trolley/contract';
import { catalogueTags } from '../catalogue/catalogue.ts';
import type { Shelf } from '../catalogue/shelf/shelf.ts';
import type { PlainShownBlock, ShownBlock, ShownGroup, ShownMark, ShownPromotion } from '../content/shownBlock.ts';
import { fillItems, said, saidHtml } from './fillItems.ts';
import type { Filling, FillWorld, Rule } from './filling.ts';
import { fillPicture } from './fillPicture.ts';
import { fillRecipes } from './fillRecipes.ts';
import { createStandIns } from './standIns.ts';

type PlainBlock = Exclude<Block, { type: 'tabs' }>;

interface FilledBlocks {
  readonly blocks: Block[];
  /** Of everything the blocks show, and of what they would show if it were there. */
  readonly tags: readonly string[];
}

const rules: readonly Rule[] = ['offers', 'popular'];

/** Blocks with the products they name. What they name and is gone has a stand-in, or vanishes where none fits. */
export function fillProducts(blocks: readonly ShownBlock[], world: FillWorld): FilledBlocks {
  const tags = new Set<string>();
  const filling: Filling = {
    ...world,
    tags,
    standIns: world.shelf && createStandIns(world.shelf, tags),
    rules: new Set(blocks.flatMap((block) => (block.type === 'productGroup' ? ruleOf(block) : []))),
  };
  const isEmpty = world.shelf?.tree().categories.length === 0;
  let isTold = false;
  /** Where the first goods of a page would be, a shop without any says so. */
  const orTold = (block: Block | undefined): Block | readonly Block[] => {
    if (block || isTold || !isEmpty) return block ?? [];
    isTold = true;
    tags.add(catalogueTags.tree);
    return emptyShop(world) ?? [];
  };
  const filled = blocks.flatMap((block, at): Block | readonly Block[] => {
    if (at === 0 && !isEmpty && isWithoutOffers(block, filling))
      return [...noOffers(world), fillRow(block, filling) ?? []].flat();
    if (block.type === 'productGroup') return orTold(fillRow(block, filling));
    if (block.type === 'teaser' && block.layout === 'tiles') return orTold(fillBlock(block, filling));
    if (block.type !== 'tabs') return fillBlock(block, filling) ?? [];
    const tabs = block.tabs
      .map(({ label, blocks: inside }) => ({ label, blocks: inside.flatMap((one) => fillBlock(one, filling) ?? []) }))
      .filter((tab) => tab.blocks.length > 0);
    return tabs.length > 0 ? { ...block, tabs } : [];
  });
  return { blocks: filled, tags: [...tags] };
}

function fillBlock(block: PlainShownBlock, filling: Filling): PlainBlock | undefined {
  const { shelf, tags, textsOf } = filling;
  switch (block.type) {
    case 'richText':
      return { ...block, html: saidHtml(block.html, filling) };
    case 'table':
      return block;
    case 'image': {
      const picture = fillPicture(block.picture, filling);
      return picture && { ...block, picture };
    }
    case 'video': {
      const { poster, ...video } = block;
      return { ...video, poster: poster && fillPicture(poster, filling) };
    }
    case 'teaser': {
      const { departments: _, ...teaser } = block;
      const items = fillItems(block, block.layout, filling);
      return items.length > 0 ? { ...teaser, items } : undefined;
    }
    case 'slider': {
      const items = fillItems(block, 'slider', filling);
      return items.length > 0 ? { ...block, items } : undefined;
    }
    case 'productGroup':
      return shelf && fillGroup(block, shelf, tags);
    case 'productPromotion':
      return shelf && fillPromotion(block, shelf, tags);
    case 'recipeSearch':
      return fillRecipes(block, filling);
    case 'voucherGroup':
      return { ...block, texts: textsOf('voucher.') };
    case 'cookieList':
      return { ...block, ...filling.cookieList() };
    case 'withdrawal':
      return { ...block, texts: textsOf('withdrawal.') };
    case 'newsletterSubscribe': {
      const { picture, ...part } = block;
      return { ...part, picture: picture && fillPicture(picture, filling), texts: textsOf('newsletter.') };
    }
    case 'newsletterUnsubscribe':
      return { ...block, texts: textsOf('newsletter.') };
    case 'contactForm':
      return { ...block, texts: textsOf('contactForm.') };
    case 'questionnaire':
      return { ...block, texts: textsOf('contactForm.') };
  }
}

function fillPromotion({ sku, ...words }: ShownPromotion, shelf: Shelf, tags: Set<string>): PlainBlock | undefined {
  tags.add(catalogueTags.product(sku));
  const product = shelf.product(sku);
  return product && { ...words, product };
}

/** A row whose products are all gone becomes one by rule that the page does not show yet, under that rule's own name. */
function fillRow(group: ShownGroup & ShownMark, filling: Filling): BlockOf<'productGroup'> | undefined {
  const { shelf, tags, texts } = filling;
  if (!shelf) return undefined;
  const row = fillGroup(group, shelf, tags);
  if (row) return row.text === undefined ? row : { ...row, text: said(row.text, filling) };
  for (const kind of rules) {
    const title = texts(`content.row.${kind}`);
    if (filling.rules.has(kind) || title === undefined) continue;
    const standIn = fillGroup({ type: 'productGroup', title, source: { kind }, limit: group.limit }, shelf, tags);
    if (!standIn) continue;
    filling.rules.add(kind);
    return group.mark === undefined ? standIn : Object.assign(standIn, { mark: group.mark });
  }
  return undefined;
}

/** A page that begins with offers is about them: where there are none it says so before it shows anything else. */
function isWithoutOffers(block: ShownBlock, { shelf, tags }: Filling): block is ShownGroup {
  if (!shelf || block.type !== 'productGroup' || block.source.kind !== 'offers') return false;
  return fillGroup(block, shelf, tags) === undefined;
}

function noOffers({ texts }: FillWorld): readonly Block[] {
  const words = texts('content.row.noOffers');
  return words === undefined ? [] : [{ type: 'richText', html: `<p>${words}</p>` }];
}

/** To shoppers that it opens soon; in a preview how its retailer goes on. */
function emptyShop({ texts, preview }: FillWorld): Block | undefined {
  const words = preview ? 'content.empty.preview' : 'content.empty';
  const [title, text] = [texts(`${words}.title`), texts(`${words}.text`)];
  return title === undefined ? undefined : { type: 'teaser', layout: 'banner', items: [{ title, text, pictures: [] }] };
}

function ruleOf({ source: { kind } }: ShownGroup): readonly Rule[] {
  return rules.filter((rule) => rule === kind);
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
    case 'popular': {
      const found = shelf.popular(limit);
      // An empty shop: the first products make the page again.
      if (found.length === 0) tags.add(catalogueTags.tree);
      return found;
    }
  }
}
