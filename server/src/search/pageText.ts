import type { ShownPage } from '../content/content.ts';
import type { ShownBlock } from '../content/shownBlock.ts';

/** What a person reads on a page, as plain text; products are found by themselves. */
export function pageText(page: ShownPage['page']): string {
  return page.blocks.flatMap(blockTexts).filter(Boolean).join(' ').replace(/\s+/g, ' ').trim();
}

function blockTexts(block: ShownBlock): readonly (string | undefined)[] {
  switch (block.type) {
    case 'richText':
      return [plain(block.html)];
    case 'image':
      return [block.picture.alt, block.caption];
    case 'teaser':
      return [block.title, block.text, ...block.items.flatMap(({ kicker, title, text }) => [kicker, title, text])];
    case 'slider':
      return [block.title, ...block.items.flatMap(({ kicker, title, text }) => [kicker, title, text])];
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()];
    case 'video':
      return [block.title];
    case 'productGroup':
      return [block.title, block.text];
    case 'productPromotion':
      return [block.kicker, block.title, block.text];
    case 'recipeSearch':
    case 'voucherGroup':
    case 'cookieList':
      return [block.title, block.text];
    case 'withdrawal':
    case 'newsletterSubscribe':
    case 'newsletterUnsubscribe':
    case 'contactForm':
    case 'questionnaire':
      return [];
    case 'tabs':
      return block.tabs.flatMap((tab) => [tab.label, ...tab.blocks.flatMap(blockTexts)]);
  }
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
};

/** Sanitised rich text without its elements; the sanitiser leaves only these entities. */
function plain(html: string): string {
  return html.replace(/<[^>]*>/g, ' ').replace(/&(amp|lt|gt|quot|nbsp);/g, (entity) => entities[entity] ?? entity);
}
