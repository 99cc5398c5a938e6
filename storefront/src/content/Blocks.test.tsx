import { screen } from '@testing-library/react';
import type { Block, TeaserItem } from '@trolley/contract';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Blocks } from './Blocks.tsx';
import { inShop, renderInShop } from './testing/renderInShop.tsx';

const text: Block = { type: 'richText', html: '<p>Good bread.</p>' };
const broken = (type: string) => ({ type }) as unknown as Block;
const item = (title: string, given: Partial<TeaserItem> = {}): TeaserItem => ({ title, pictures: [], ...given });
const hero: Block = {
  type: 'teaser',
  layout: 'hero',
  items: [
    item('Fresh today', {
      href: '/range',
      action: 'Shop',
      pictures: [{ src: '/m.svg', alt: '', width: 800, height: 800 }],
    }),
    item('Join', { href: '/crew', action: 'Benefits' }),
  ],
};

describe('CONT-05 a block that cannot be shown', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => vi.restoreAllMocks());

  test.each(['newsletter', 'constructor', '__proto__'])(
    'of the unknown kind "%s" is left out, the others stay',
    (type) => {
      renderInShop(<Blocks blocks={[broken(type), text]} />);
      expect(document.body.textContent).toBe('Good bread.');
      expect(renderToString(inShop(<Blocks blocks={[broken(type), text]} />))).toContain('Good bread.');
    },
  );

  test('because it fails in the browser is left out, the others stay', () => {
    renderInShop(<Blocks blocks={[text, broken('slider'), { type: 'richText', html: '<p>Good milk.</p>' }]} />);
    expect(document.body.textContent).toBe('Good bread.Good milk.');
  });
});

describe('headings', () => {
  test('the hero of a page without a title bears the only h1; its pictures come first', () => {
    const { container } = renderInShop(<Blocks blocks={[hero, text]} opening untitled />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Fresh today');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Join');
    expect(container.querySelector('img')?.getAttribute('fetchpriority')).toBe('high');
  });

  test('items stand one level below the title of their block, or take its level where it has none', () => {
    renderInShop(
      <Blocks
        blocks={[
          { type: 'teaser', layout: 'cards', title: 'Benefits', items: [item('Prices')] },
          { type: 'teaser', layout: 'cards', items: [item('Help')] },
        ]}
      />,
    );
    const levels = screen.getAllByRole('heading').map((heading) => [heading.tagName, heading.textContent]);
    expect(levels).toEqual([
      ['H2', 'Benefits'],
      ['H3', 'Prices'],
      ['H2', 'Help'],
    ]);
  });

  test('a titled block can be linked to', () => {
    const { container } = renderInShop(
      <Blocks blocks={[{ type: 'slider', title: 'Obst & Gemüse', items: [item('Apfel')] }]} />,
    );
    expect(container.querySelector('section')?.id).toBe('obst-gemuese');
  });
});

describe('teasers', () => {
  test('lead where their link leads; without one they are words alone', () => {
    renderInShop(
      <Blocks
        blocks={[
          { type: 'teaser', layout: 'tiles', items: [item('Milk', { href: '/milk' }), item('Bread')] },
          { type: 'teaser', layout: 'icons', items: [item('Promise', { text: 'Kept', icon: 'leaf' })] },
        ]}
      />,
    );
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/milk']);
    expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['Milk', 'Bread', 'PromiseKept']);
  });

  test('a tile without a picture has a letter in its box, which nobody has to hear', () => {
    const pictures = [{ src: '/bread.svg', alt: '', width: 800, height: 800 }];
    const items = [item('Ölivenöl', { href: '/oil' }), item('Bread', { href: '/bread', pictures })];
    const { container } = renderInShop(<Blocks blocks={[{ type: 'teaser', layout: 'tiles', items }]} />);
    const grounds = [...container.querySelectorAll('.tile-ground')];
    expect(grounds.map((ground) => ground.getAttribute('data-letter'))).toEqual(['Ö', null]);
    expect(grounds.map((ground) => ground.querySelectorAll('img').length)).toEqual([0, 1]);
  });

  test.each(['hero', 'cards', 'banner'] as const)('in the layout %s never invite to what leads nowhere', (layout) => {
    renderInShop(
      <Blocks
        blocks={[{ type: 'teaser', layout, items: [item('A', { action: 'Go' }), item('B', { action: 'Go' })] }]}
      />,
    );
    expect(document.body.textContent).toBe('AB');
  });

  test('a banner names its pictures in words, so that they need not be described again', () => {
    const pictures = ['Pasta', 'Basil'].map((alt) => ({ src: `/${alt}.svg`, alt, width: 800, height: 800 }));
    renderInShop(<Blocks blocks={[{ type: 'teaser', layout: 'banner', items: [item('Recipe', { pictures })] }]} />);
    expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['Pasta', 'Basil']);
    expect(screen.queryAllByRole('img')).toEqual([]);
  });
});

test('an image has its caption and, where it leads somewhere, its link', () => {
  const picture = { src: '/shelf.svg', alt: 'A shelf', width: 1600, height: 640 };
  renderInShop(<Blocks blocks={[{ type: 'image', picture, caption: 'One price', href: '/about-us' }]} />);
  expect(screen.getByRole('figure').textContent).toBe('One price');
  expect(screen.getByRole('link', { name: 'A shelf' }).getAttribute('href')).toBe('/about-us');
  expect(screen.getByRole('img').getAttribute('width')).toBe('1600');
});

test('a table has a caption, and every cell belongs to a column and a row', () => {
  renderInShop(
    <Blocks blocks={[{ type: 'table', caption: 'Fees', head: ['Slot', 'Fee'], rows: [['8–10', '€3.90']] }]} />,
  );
  expect(screen.getByRole('table', { name: 'Fees' })).toBeDefined();
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Slot', 'Fee']);
  expect(screen.getByRole('rowheader').textContent).toBe('8–10');
});
