import { expect, test } from 'vitest';
import { blocksOf } from '../model/block.ts';
import type { Json } from '../model/json.ts';
import { textOf } from '../model/json.ts';
import { takeBlocks } from './takeBlocks.ts';

const text = (id: string, html: string) => ({ id, type: 'richText', html });
const was = { title: 'Was', blocks: [text('a', '1'), text('b', '2'), text('c', '3')] };
const now = { title: 'Now', blocks: [text('c', '3'), text('a', '11'), text('d', '4')] };
const said = (value: Json) => blocksOf(value).map(({ id, html }) => textOf(id) + textOf(html));

test('a block alone is taken back: changed, removed, added, moved', () => {
  expect(said(takeBlocks(now, was, new Set(['a'])))).toEqual(['a1', 'c3', 'd4']);
  expect(said(takeBlocks(now, was, new Set(['b'])))).toEqual(['c3', 'a11', 'b2', 'd4']);
  expect(said(takeBlocks(now, was, new Set(['d'])))).toEqual(['c3', 'a11']);
  expect(said(takeBlocks(now, was, new Set()))).toEqual(['c3', 'a11', 'd4']);
  expect(takeBlocks(now, was, new Set(['a', 'b', 'c', 'd']))).toEqual({ ...was, title: 'Now' });
});
