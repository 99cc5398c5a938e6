import type { Block, BlockType, MarkedBlock } from '@trolley/contract';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { productFixture } from '../catalogue/testing/products.ts';
import { inTenant, renderInTenant } from '../catalogue/testing/renderInTenant.tsx';
import { Blocks } from '../content/Blocks.tsx';
import { formOf, pairBlocks } from './pairBlocks.ts';

const picture = { src: '/m.svg', alt: 'Milk', width: 800, height: 800 };
const items = [{ title: 'Fresh', href: '/range', action: 'Shop', pictures: [] }];
const product = productFixture();
const teaser = (layout: Extract<Block, { type: 'teaser' }>['layout']): Block => ({ type: 'teaser', layout, items });

/** The words these blocks bring along, whatever they say. */
const wordsOf = (area: string) =>
  Object.fromEntries(
    ['withoutScripts', 'placeholder', 'find', 'row', 'all', 'search'].map((key) => [`${area}.${key}`, key]),
  );

/** One of every kind; a kind that is added without its look here does not compile. */
const every: Readonly<Record<BlockType, Block>> = {
  richText: { type: 'richText', html: '<p>Words</p>' },
  image: { type: 'image', picture },
  teaser: teaser('cards'),
  slider: { type: 'slider', title: 'Row', items },
  tabs: { type: 'tabs', label: 'Tabs', tabs: [{ label: 'A', blocks: [{ type: 'richText', html: '<p>Inside</p>' }] }] },
  table: { type: 'table', caption: 'Table', head: ['A'], rows: [['1']] },
  video: { type: 'video', title: 'Film', provider: 'file', source: '/f.mp4' },
  productGroup: { type: 'productGroup', title: 'Goods', products: [product] },
  productPromotion: { type: 'productPromotion', title: 'This one', action: 'Buy', product },
  recipeSearch: { type: 'recipeSearch', title: 'Cook', recipes: [], texts: wordsOf('recipe.block') },
  voucherGroup: { type: 'voucherGroup', title: 'Vouchers', source: { kind: 'general' }, texts: {} },
  cookieList: { type: 'cookieList', title: 'Cookies', categories: [], texts: {} },
  withdrawal: { type: 'withdrawal', texts: {} },
  newsletterSubscribe: { type: 'newsletterSubscribe', texts: wordsOf('newsletter') },
  newsletterUnsubscribe: { type: 'newsletterUnsubscribe', texts: wordsOf('newsletter') },
  contactForm: { type: 'contactForm', form: 'contact', texts: wordsOf('contactForm') },
  questionnaire: { type: 'questionnaire', form: 'survey', texts: wordsOf('contactForm') },
};

const marked = (blocks: readonly Block[]): MarkedBlock[] =>
  blocks.map((block, index) => ({ ...block, mark: String(index * 2) }));

function pair(blocks: readonly Block[]) {
  const root = document.createElement('main');
  root.innerHTML = renderToString(inTenant(<Blocks blocks={blocks} />));
  return pairBlocks(root, marked(blocks), 'page:/about');
}

describe('CONT-04 every block is found in the page', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => vi.restoreAllMocks());

  test.each(Object.keys(every) as BlockType[])('%s', (type) => {
    const [text] = pair([every.richText, every[type], every.richText]).filter(
      ({ kind }) => kind === type || type === 'richText',
    );
    expect(text?.element.className).toContain('block');
    const parts = pair([every[type]]);
    expect(parts[0]).toMatchObject({ block: '0', kind: type, item: 'page:/about' });
  });

  test.each(['hero', 'tiles', 'cards', 'icons', 'banner'] as const)('a teaser as %s', (layout) => {
    const parts = pair([every.richText, teaser(layout), every.table]);
    expect(parts.map(({ block }) => block)).toEqual(['0', '2', '4']);
    // Named as in the studio's outline.
    expect(parts.map(({ look }) => look)).toEqual(['richText', layout, 'table']);
  });

  test('all of them on one page, each once and in order', () => {
    const parts = pair(Object.values(every)).filter(({ block }) => !block.includes('.'));
    expect(parts.map(({ kind }) => kind)).toEqual(Object.keys(every));
    expect(new Set(parts.map(({ element }) => element)).size).toBe(parts.length);
  });
});

test('CONT-04 what stands in a tab has its own form', () => {
  const tabs: MarkedBlock = {
    type: 'tabs',
    label: 'Tabs',
    mark: '8',
    tabs: [
      { label: 'A', blocks: [Object.assign({ ...every.richText }, { mark: '8.0.2' }) as never] },
      { label: 'B', blocks: [Object.assign({ ...every.table }, { mark: '8.1.0' }) as never] },
    ],
  };
  const { container } = renderInTenant(<Blocks blocks={[tabs]} />);
  const parts = pairBlocks(container, [tabs], 'page:/');
  expect(parts.map(({ block, kind }) => [block, kind])).toEqual([
    ['8', 'tabs'],
    ['8.0.2', 'richText'],
    ['8.1.0', 'table'],
  ]);
  expect(parts[1]?.element.textContent).toBe('Words');
});

test('a block that the browser left out is passed over, the others keep their own', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const blocks = [every.richText, { type: 'slider' } as unknown as Block, every.table];
  const { container } = renderInTenant(<Blocks blocks={blocks} />);
  const parts = pairBlocks(container, marked(blocks), 'page:/');
  expect(parts.map(({ block, kind }) => `${block} ${kind}`)).toEqual(['0 richText', '4 table']);
  vi.restoreAllMocks();
});

test('a part without a mark is nobody’s to edit', () => {
  const { container } = renderInTenant(<Blocks blocks={[every.richText]} />);
  expect(pairBlocks(container, [every.richText], 'page:/')).toEqual([]);
});

test('the form of a part is found under its item', () => {
  expect(formOf({ item: 'page:/ueber-uns', block: '8.0.2' })).toBe(
    '/studio/content/edit?item=page%3A%2Fueber-uns&block=8.0.2',
  );
});
