import { HomeIcon } from '@trolley/ui/icons.ts';
import { expect, test } from 'vitest';
import { matching, nextEntry, ordered, pieces } from './entries.ts';

const entry = (title: string, hint?: string) => ({ id: title, group: '', icon: HomeIcon, title, hint, run: () => {} });

test('all words must stand in title or hint', () => {
  const all = [entry('Staff'), entry('Home page', '/'), entry('About us', '/about')];
  expect(matching(all, 'about US').map(({ title }) => title)).toEqual(['About us']);
  expect(matching(all, '')).toHaveLength(3);
  expect(matching(all, 'zzz')).toEqual([]);
});

test('a room that begins with what is typed comes before what the shop has, others after it', () => {
  const own = [entry('Staff'), entry('Log out'), entry('Redirects')];
  const found = [entry('Sage & onion stuffing')];
  const titles = (query: string) => ordered(own, found, query).map(({ title }) => title);
  expect(titles('sta')).toEqual(['Staff', 'Sage & onion stuffing']);
  expect(titles('out')).toEqual(['Log out', 'Sage & onion stuffing']);
  expect(titles('direct')).toEqual(['Sage & onion stuffing', 'Redirects']);
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
