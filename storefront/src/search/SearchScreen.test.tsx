import { screen } from '@testing-library/react';
import type { PagePayloadOf } from '@trolley/contract';
import { expect, test } from 'vitest';
import { boot, renderInShop } from '../content/testing/renderInShop.tsx';
import { contentFixture } from '../shell/testing/bootFixture.ts';
import SearchScreen from './SearchScreen.tsx';

const payload = (data: PagePayloadOf<'search-term'>['data']): PagePayloadOf<'search-term'> => ({
  ...contentFixture('Search'),
  screen: 'search-term',
  data,
});

test('the search page says how much was found and lists it', () => {
  const results = [{ title: 'Delivery', href: '/delivery', excerpt: 'Deposits come back.' }];
  renderInShop(<SearchScreen payload={payload({ term: 'deposit', results, total: 1 })} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Search');
  expect(screen.getByRole('status').textContent).toBe('Some results');
  expect(screen.getByRole('link', { name: 'Delivery' }).getAttribute('href')).toBe('/delivery');
  expect(screen.getByRole('listitem').textContent).toContain('Deposits come back.');
});

test('where nothing was found it offers other ways', () => {
  const header = { ...boot.site.header, navigation: [{ label: 'Bakery', href: '/range#bakery' }] };
  const shop = { ...boot, site: { ...boot.site, header } };
  renderInShop(<SearchScreen payload={payload({ term: 'xylophone', results: [], total: 0 })} />, shop);
  expect(screen.getByRole('status').textContent).toContain('Nothing found');
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/', '/sitemap', '/range#bakery']);
});
