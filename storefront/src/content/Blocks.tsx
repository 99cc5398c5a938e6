import type { Block, BlockType } from '@trolley/contract';
import type { ComponentType } from 'react';
import { anchorsOf } from './anchor.ts';
import { BlockBoundary } from './BlockBoundary.tsx';
import type { BlockProps, HeadingLevel } from './blockProps.ts';
import './blocks.css';
import { CookieListBlock } from './CookieListBlock.tsx';
import { ContactFormBlock, QuestionnaireBlock } from './FormBlocks.tsx';
import { Image } from './Image.tsx';
import { NewsletterSubscribeBlock, NewsletterUnsubscribeBlock } from './NewsletterBlocks.tsx';
import { ProductGroup } from './ProductGroup.tsx';
import { ProductPromotion } from './ProductPromotion.tsx';
import { RecipeSearchBlock } from './RecipeSearchBlock.tsx';
import { RichText } from './RichText.tsx';
import { Slider } from './Slider.tsx';
import { TableBlock } from './TableBlock.tsx';
import { TabsBlock } from './TabsBlock.tsx';
import { Teaser } from './Teaser.tsx';
import { Video } from './Video.tsx';
import { VoucherGroupBlock } from './VoucherGroupBlock.tsx';
import { WithdrawalBlock } from './WithdrawalBlock.tsx';

const registry: { readonly [T in BlockType]: ComponentType<BlockProps<T>> } = {
  richText: RichText,
  image: Image,
  teaser: Teaser,
  slider: Slider,
  tabs: TabsBlock,
  table: TableBlock,
  video: Video,
  productGroup: ProductGroup,
  productPromotion: ProductPromotion,
  recipeSearch: RecipeSearchBlock,
  voucherGroup: VoucherGroupBlock,
  cookieList: CookieListBlock,
  withdrawal: WithdrawalBlock,
  newsletterSubscribe: NewsletterSubscribeBlock,
  newsletterUnsubscribe: NewsletterUnsubscribeBlock,
  contactForm: ContactFormBlock,
  questionnaire: QuestionnaireBlock,
};

interface BlocksProps {
  readonly blocks: readonly Block[];
  /** The level of the blocks' headings. */
  readonly level?: HeadingLevel;
  /** They open the page: the first block's pictures are wanted at once. */
  readonly opening?: boolean;
  /** No heading stands above them, so that of the first block is the page's. */
  readonly untitled?: boolean;
}

/** The blocks of a page. A kind this storefront does not know is left out. */
export function Blocks({ blocks, level = 2, opening = false, untitled = false }: BlocksProps) {
  const anchors = anchorsOf(blocks.map(titleOf));
  return blocks.map((block, index) => {
    const View = viewOf(block);
    const first = opening && index === 0;
    return (
      View && (
        <BlockBoundary key={`${block.type}-${index}`}>
          <View
            block={block}
            level={untitled && index === 0 ? 1 : level}
            first={first}
            anchor={anchors[index]}
            show={showInside}
          />
        </BlockBoundary>
      )
    );
  });
}

function showInside(blocks: readonly Block[], level: HeadingLevel) {
  return <Blocks blocks={blocks} level={level} />;
}

function viewOf(block: Block): ComponentType<BlockProps<BlockType>> | undefined {
  return Object.hasOwn(registry, block.type)
    ? (registry[block.type] as ComponentType<BlockProps<BlockType>>)
    : undefined;
}

function titleOf(block: Block): string | undefined {
  switch (block.type) {
    case 'teaser':
    case 'slider':
    case 'productGroup':
    case 'productPromotion':
    case 'recipeSearch':
    case 'voucherGroup':
    case 'cookieList':
      return block.title;
    case 'tabs':
      return block.label;
    case 'table':
      return block.caption;
    case 'richText':
    case 'image':
    case 'video':
    case 'withdrawal':
    case 'newsletterSubscribe':
    case 'newsletterUnsubscribe':
    case 'contactForm':
    case 'questionnaire':
      return undefined;
  }
}
