import { wholeEditedPage } from '@trolley/contract';
import { expect, test } from 'vitest';
import { joinItems } from '../join/joinItems.ts';
import { withDefaults } from './withDefaults.ts';

const short = {
  path: '/x',
  title: 'X',
  meta: {},
  blocks: [
    { id: 'a', type: 'productGroup', title: 'Milk', source: { kind: 'category', category: 'milk' } },
    { id: 'b', type: 'teaser', layout: 'cards', items: [{ title: 'Card' }] },
    { id: 'c', type: 'image', picture: { file: 'milk.svg', alt: 'Milk' } },
    {
      id: 'd',
      type: 'tabs',
      label: 'Tabs',
      tabs: [{ label: 'One', blocks: [{ id: 'e', type: 'recipeSearch', title: 'Soup' }] }],
    },
  ],
};

test('what is filled in is what the contract reads', () => {
  const whole = wholeEditedPage.parse(short);
  expect(withDefaults('page:/x', short)).toEqual(whole);
  expect(withDefaults('page:/x', whole as typeof short)).toBe(whole);
});

test('a block of an unknown kind, and what is missing without a default, stay as they are', () => {
  const page = { title: 'X', blocks: [{ type: 'hologram', depth: 3 }, { type: 'image' }] };
  expect(withDefaults('page:/x', page)).toMatchObject({ blocks: page.blocks, showTitle: true, draft: false });
});

test('two who changed the same page are asked for what they wrote, not for what the shop added', () => {
  const whole = wholeEditedPage.parse(short);
  const [first, ...others] = whole.blocks;
  const theirs = { ...whole, blocks: [{ ...first, title: 'Cheese' }, ...others] };
  const mine = { ...short, title: 'Y' };
  const settled = [short, mine, theirs].map((one) => withDefaults('page:/x', JSON.parse(JSON.stringify(one))));
  const { clashes, joined } = joinItems(settled[0] ?? null, settled[1] ?? null, settled[2] ?? null);
  expect(clashes).toEqual([]);
  expect(joined.map(({ side, block, path }) => [side, block?.id ?? path.join('.')])).toEqual([
    ['mine', 'title'],
    ['theirs', 'a'],
  ]);
});
