import type { BlockType, MarkedBlock } from '@trolley/contract';

/** A part of the page that has a form in the studio. */
export interface Part {
  /** The block's mark, `header` or `footer`. */
  readonly block: string;
  /** The kind of block; of the others the same as `block`. */
  readonly kind: string;
  /** What people call it: of a teaser its layout. */
  readonly look: string;
  /** What its form belongs to, such as `page:/about`. */
  readonly item: string;
  readonly element: HTMLElement;
}

/** How the outermost element of each kind of block is known; all have the class `block` (pairBlocks.test.tsx renders them). */
const looks: Readonly<Record<BlockType, string>> = {
  richText: '.prose',
  image: '.figure',
  teaser: '.hero, .block-tiles, .block-cards, .block-icons, .block-banner',
  slider: '.block-slider',
  tabs: '.block-tabs',
  table: '.block-table',
  video: '.video',
  productGroup: '.block-products',
  productPromotion: '.promotion',
  recipeSearch: '.recipe-search',
  voucherGroup: '.vouchers',
  cookieList: '.cookie-list',
  withdrawal: '.withdrawal',
  newsletterSubscribe: '.newsletter',
  newsletterUnsubscribe: '.newsletter-leave',
  contactForm: '.contact-form',
  questionnaire: '.questionnaire',
};

/**
 * Which element shows which block. Both stand in the same order; a block that the browser had to leave out is passed over.
 * Shoppers' pages carry no marks in their elements, and their script nothing that would write them.
 */
export function pairBlocks(root: ParentNode, blocks: readonly MarkedBlock[], item: string): readonly Part[] {
  const parts: Part[] = [];
  const elements = outermost(root);
  let next = 0;
  for (const block of blocks) {
    const at = elements.findIndex((element, index) => index >= next && element.matches(looks[block.type] ?? ':not(*)'));
    const element = elements[at];
    if (!element) continue;
    next = at + 1;
    if (block.mark !== undefined)
      parts.push({ block: block.mark, kind: block.type, look: lookOf(block), item, element });
    if (block.type !== 'tabs') continue;
    const panels = element.querySelectorAll<HTMLElement>('[role="tabpanel"]');
    for (const [index, tab] of block.tabs.entries()) {
      const panel = panels[index];
      if (panel) parts.push(...pairBlocks(panel, tab.blocks, item));
    }
  }
  return parts;
}

function lookOf(block: MarkedBlock): string {
  return block.type === 'teaser' ? block.layout : block.type;
}

/** Blocks that stand in no other one. */
function outermost(root: ParentNode): readonly HTMLElement[] {
  const all = [...root.querySelectorAll<HTMLElement>('.block')];
  return all.filter((element) => !all.some((other) => other !== element && other.contains(element)));
}

/** Everything on the page that can be edited: header, blocks in their order, footer. */
export function partsOf(document: Document, page: { readonly item?: string; readonly blocks: readonly MarkedBlock[] }) {
  const around = (block: 'header' | 'footer', selector: string): readonly Part[] => {
    const element = document.querySelector<HTMLElement>(selector);
    return element ? [{ block, kind: block, look: block, item: `config:${block}`, element }] : [];
  };
  const main = document.querySelector('main');
  return [
    ...around('header', '#app header.header'),
    ...(main && page.item !== undefined ? pairBlocks(main, page.blocks, page.item) : []),
    ...around('footer', '#app footer.footer'),
  ];
}

/** Where the form of a part is found. */
export function formOf({ item, block }: Pick<Part, 'item' | 'block'>): string {
  return `/studio/content/edit?${new URLSearchParams({ item, block }).toString()}`;
}
