import type { ClientConfig } from '@trolley/contract';
import { expect, test } from 'vitest';
import type { Surroundings } from './surroundings.ts';
import { surroundingTags } from './surroundings.ts';

function around(menu: string, counts: Readonly<Record<string, number>>, numbers = ''): Surroundings {
  const site = { header: { menuLabel: menu } } as unknown as ClientConfig;
  const nodes = Object.entries(counts).map(
    ([slug, count]) => [slug, { slug, name: slug, count, children: [] }] as const,
  );
  return { site, categories: new Map(nodes), numbers };
}

test('a count that differs is told by its category, also one that appears or leaves', () => {
  const tags = surroundingTags(
    around('a', { milk: 2, bread: 1, toys: 3 }),
    around('a', { milk: 3, bread: 1, eggs: 1 }),
  );
  expect(tags).toEqual(['count:milk', 'count:toys', 'count:eggs']);
});

test('a menu that differs touches every page, one that is only put together anew touches none', () => {
  expect(surroundingTags(around('a', {}), around('b', {}))).toEqual(['site']);
  expect(surroundingTags(around('a', {}), around('a', {}))).toEqual([]);
});

test('another picture in the menu touches no page: it changes with what sells, and the older one is still true', () => {
  const pictured = (picture: string) => {
    const navigation = [{ label: 'Milk', href: '/milk', picture, children: [{ label: 'UHT', href: '/uht', picture }] }];
    return { site: { header: { navigation } } as unknown as ClientConfig, categories: new Map(), numbers: '' };
  };
  expect(surroundingTags(pictured('/pictures/a'), pictured('/pictures/b'))).toEqual([]);
});

test('texts with numbers are touched where they would say something else', () => {
  expect(surroundingTags(around('a', {}, '530 20'), around('a', {}, '530 20'))).toEqual([]);
  expect(surroundingTags(around('a', {}, '530 20'), around('a', {}, '540 20'))).toEqual(['numbers']);
});
