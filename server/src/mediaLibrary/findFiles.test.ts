import type { LibraryFile, MediaUse } from '@trolley/contract';
import { expect, test } from 'vitest';
import { filesPerPage, findFiles } from './findFiles.ts';

const file = (id: string, changes: Partial<LibraryFile> = {}): LibraryFile => ({
  ...{
    id,
    file: `uploads/${id}.webp`,
    name: id,
    alt: 'said',
    width: 1,
    height: 1,
    bytes: 1,
    sentBytes: 1,
    revision: 1,
  },
  ...{ focus: { x: 50, y: 50 }, address: '/media/uploads/0', addedAt: '2026-11-18T00:00:00.000Z', uses: 0 },
  ...changes,
});
const uses: Readonly<Record<string, readonly MediaUse[]>> = {
  berries: [{ item: 'page:/summer', title: 'Summer table', where: 'live' }],
};
const usesOf = (id: string) => uses[id] ?? [];
const all = [
  file('milk', { alt: '', addedAt: '2026-11-18T02:00:00.000Z' }),
  file('berries', { uses: 2, alt: 'Red berries in a bowl' }),
  file('Bread', { addedAt: '2026-11-18T01:00:00.000Z' }),
];
const ids = (wanted: Partial<Parameters<typeof findFiles>[2]>) =>
  findFiles(all, usesOf, { filter: 'all', order: 'newest', from: 0, ...wanted }).files.map(({ id }) => id);

test('newest first, by name, or the most used first', () => {
  expect(ids({})).toEqual(['milk', 'Bread', 'berries']);
  expect(ids({ order: 'name' })).toEqual(['berries', 'Bread', 'milk']);
  expect(ids({ order: 'used' })[0]).toBe('berries');
});

test('every word is found in the name, the alternative text or the page that shows it', () => {
  expect(ids({ text: 'RED bowl' })).toEqual(['berries']);
  expect(ids({ text: 'summer berries' })).toEqual(['berries']);
  expect(ids({ text: 'red milk' })).toEqual([]);
});

test('unused ones and those without alternative text, with how many there are of each', () => {
  expect(ids({ filter: 'unused' })).toEqual(['milk', 'Bread']);
  expect(ids({ filter: 'withoutAlt' })).toEqual(['milk']);
  const { counts, total } = findFiles(all, usesOf, { filter: 'withoutAlt', order: 'name', from: 0, text: 'x' });
  expect({ counts, total }).toEqual({ counts: { all: 3, unused: 2, withoutAlt: 1 }, total: 0 });
});

test('a page of them at a time', () => {
  const many = Array.from({ length: 100 }, (_, at) => file(String(at).padStart(3, '0')));
  const { files, total } = findFiles(many, usesOf, { filter: 'all', order: 'name', from: filesPerPage });
  expect([files[0]?.id, files.length, total]).toEqual(['048', 48, 100]);
});
