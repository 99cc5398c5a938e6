import { HomeIcon } from '@trolley/ui/icons.ts';
import { expect, test } from 'vitest';
import { matching, nextEntry, pieces } from './entries.ts';

const entry = (title: string, hint?: string) => ({ id: title, group: '', icon: HomeIcon, title, hint, run: () => {} });

test('all words must stand in title or hint', () => {
  const all = [entry('Staff'), entry('Home page', '/'), entry('About us', '/about')];
  expect(matching(all, 'about US').map(({ title }) => title)).toEqual(['About us']);
  expect(matching(all, '')).toHaveLength(3);
  expect(matching(all, 'zzz')).toEqual([]);
});

test('the letters that matched are told apart', () => {
  expect(pieces('Sunday granola', 'NOLA')).toEqual([
    { text: 'Sunday gra', isMatch: false },
    { text: 'nola', isMatch: true },
  ]);
  expect(pieces('Staff', 'x')).toEqual([{ text: 'Staff', isMatch: false }]);
  expect(pieces('İstanbul', 'stan')).toEqual([{ text: 'İstanbul', isMatch: false }]);
});

test('arrows go round', () => {
  expect(nextEntry('ArrowDown', 2, 3)).toBe(0);
  expect(nextEntry('ArrowUp', 0, 3)).toBe(2);
  expect(nextEntry('a', 0, 3)).toBeUndefined();
  expect(nextEntry('ArrowDown', 0, 0)).toBeUndefined();
});
