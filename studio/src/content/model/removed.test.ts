import { expect, test } from 'vitest';
import { blocksOf, idOf } from './block.ts';
import type { Json } from './json.ts';
import { getAt, setAt } from './json.ts';
import { moveBlock, removeBlock } from './outline.ts';
import { bringBack, rememberBlock } from './removed.ts';

const text = (id: string) => ({ id, type: 'richText', html: `<p>${id}</p>` });
const tabs = { id: 'tabs', type: 'tabs', tabs: [{ label: 'One', blocks: [text('x'), text('y')] }] };
const page = { title: 'Home', blocks: [text('a'), text('b'), tabs, text('c')] };
const ids = (value: Json) => blocksOf(value).map(idOf);
const inTab = { list: ['blocks', 2, 'tabs', 0, 'blocks'], index: 1 };

/** Removed, then something else is done, then brought back. */
function backAfter(index: number, meanwhile: (value: Json) => Json) {
  const place = { list: ['blocks'], index };
  const removed = rememberBlock(page, place);
  if (!removed) throw new Error('a block stands there');
  return bringBack(meanwhile(removeBlock(page, place)), removed);
}

test('a removed block comes back where it stood, and what was done since stays', () => {
  expect(backAfter(1, (value) => value)).toEqual({ value: page, place: { list: ['blocks'], index: 1 } });
  const typed = backAfter(1, (value) => setAt(value, ['title'], 'Offers'));
  expect(typed.value).toEqual({ ...page, title: 'Offers' });
  const moved = backAfter(1, (value) => moveBlock(value, { list: ['blocks'], index: 0 }, 2));
  expect([ids(moved.value), moved.place.index]).toEqual([['tabs', 'c', 'a', 'b'], 3]);
});

test('it stands before what it stood before, where the block above is gone as well', () => {
  const back = backAfter(1, (value) => removeBlock(value, { list: ['blocks'], index: 0 }));
  expect(ids(back.value)).toEqual(['b', 'tabs', 'c']);
  const alone = backAfter(3, () => ({ title: 'Home', blocks: [] }));
  expect([ids(alone.value), alone.place.index]).toEqual([['c'], 0]);
});

test('what is there again already is not there twice', () => {
  const back = backAfter(1, () => page);
  expect(back).toEqual({ value: page, place: { list: ['blocks'], index: 1 } });
});

test('a block of a tab finds its tab again, or the end of the page where that is gone', () => {
  const removed = rememberBlock(page, inTab);
  if (!removed) throw new Error('a block stands there');
  const without = removeBlock(page, inTab);
  const moved = moveBlock(without, { list: ['blocks'], index: 2 }, 0);
  const back = bringBack(moved, removed);
  expect(back.place).toEqual({ list: ['blocks', 0, 'tabs', 0, 'blocks'], index: 1 });
  expect(getAt(back.value, ['blocks', 0])).toEqual(tabs);
  const gone = bringBack(removeBlock(without, { list: ['blocks'], index: 2 }), removed);
  expect([ids(gone.value), gone.place.index]).toEqual([['a', 'b', 'c', 'y'], 3]);
});

test('where no block stands, nothing is remembered', () => {
  expect(rememberBlock(page, { list: ['blocks'], index: 9 })).toBeUndefined();
});
