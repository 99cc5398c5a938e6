import { screen, within } from '@testing-library/react';
import type { BootData, ProductSearch, SearchScreenData } from '@trolley/contract';
import { describe, expect, test } from 'vitest';
import { listingFixture, productFixture } from '../catalogue/testing/products.ts';
import { payloadOf } from '../catalogue/testing/renderInTenant.tsx';
import { readRecent, saveRecent } from './flyout/recentSearches.ts';
import { lastSearch } from './insights/searches.ts';
import SearchScreen from './SearchScreen.tsx';
import { forwardingShop, renderSearch, searchShop } from './testing/renderSearch.tsx';

const found = (given: Partial<ProductSearch> = {}): ProductSearch => ({
  ...listingFixture({ total: 34, pages: 1, sort: 'relevance' }),
  ...given,
});
const page = { title: 'Delivery', href: '/delivery', excerpt: 'Deposits come back.' };
const plain: SearchScreenData = {
  term: 'milk',
  tab: 'products',
  products: found(),
  categories: [{ slug: 'fresh-milk', name: 'Fresh Milk', parents: ['Dairy'], count: 12 }],
  brands: [{ slug: 'glenbeg', name: 'Glenbeg', count: 40 }],
  content: { total: 3, results: [] },
  instead: [],
};

function show(data: Partial<SearchScreenData> = {}, boot?: BootData) {
  const payload = payloadOf('search-term', '/search/milk', { ...plain, ...data });
  return renderSearch(<SearchScreen payload={payload} />, { boot });
}
const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Type of result' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);

test('what the retailer shows nothing for is no recent search', () => {
  saveRecent(localStorage, ['Milk', 'bread']);
  show({ products: found({ total: 0, count: 0, results: [] }), content: { total: 0, results: [] }, banned: true });
  expect(readRecent(localStorage)).toEqual(['bread']);
  saveRecent(localStorage, []);
});

describe('the search page', () => {
  test('says what was searched for and how much was found, and lists it', () => {
    show();
    expect(screen.getAllByRole('heading', { level: 1 }).map((h1) => h1.textContent)).toEqual(['Search for “milk”']);
    expect(screen.getByRole('status').textContent).toContain('34');
    expect(screen.getByRole('link', { name: /Whole Milk/ }).getAttribute('href')).toBe('/product/glenbeg-milk-1-l');
  });

  test('ROUTE-18 has tabs with addresses of their own', () => {
    show();
    expect(tabs()).toEqual([
      ['Products 34', '/search/milk', 'page'],
      ['Pages 3', '/search/milk?tab=content', null],
    ]);
  });

  test('one without results is left out, unless it is open', () => {
    const recipes = { total: 2, results: [], texts: {} };
    const names = () => tabs().map(([name]) => name);
    const { unmount } = show({ recipes, content: { total: 0, results: [] } });
    expect(names()).toEqual([expect.stringMatching(/^Products/), 'Recipes 2']);
    unmount();
    show({ recipes, tab: 'content', content: { total: 0, results: [] } });
    expect(names()).toContain('Pages 0');
  });

  test('the tab of pages lists them', () => {
    show({ tab: 'content', content: { total: 1, results: [page] } });
    expect(screen.getByRole('status').textContent).toBe('1 result');
    expect(screen.getByRole('link', { name: 'Delivery' }).getAttribute('href')).toBe('/delivery');
    expect(screen.getByText('Deposits come back.')).toBeDefined();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  test('ROUTE-18 where only pages are found the tab of products is still there, at `tab=products`', () => {
    show({ tab: 'content', products: found({ total: 0, results: [] }), content: { total: 1, results: [page] } });
    expect(tabs().map(([, href]) => href)).toEqual(['/search/milk?tab=products', '/search/milk?tab=content']);
  });

  test('where no page is found there is nothing to choose', () => {
    show({ content: { total: 0, results: [] } });
    expect(screen.queryByRole('navigation', { name: 'Type of result' })).toBeNull();
  });

  test('its facets and pages keep the term', () => {
    const brand = { value: 'glenbeg', name: 'Glenbeg', count: 9, selected: false };
    const { container } = show({ products: found({ pages: 3, facets: [{ key: 'brand', values: [brand] }] }) });
    const hrefs = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(hrefs).toContain('/search/milk?brand=glenbeg');
    expect(hrefs).toContain('/search/milk?page=2');
  });

  test('offers the categories and brands that the words name', () => {
    show();
    const ways = within(screen.getByRole('navigation', { name: 'Matching aisles and brands' })).getAllByRole('link');
    expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
      ['Fresh Milk 12', '/products/fresh-milk'],
      ['Glenbeg 40', '/brands/glenbeg'],
    ]);
  });
});

describe('where nothing is found', () => {
  const nothing: Partial<SearchScreenData> = {
    products: found({ total: 0, count: 0, results: [] }),
    categories: [],
    brands: [],
    content: { total: 0, results: [] },
  };

  test('it gives advice, other ways and what people like', () => {
    const plainShop = searchShop();
    const header = { ...plainShop.site.header, navigation: [{ label: 'Bakery', href: '/products/bakery' }] };
    const boot = { ...plainShop, site: { ...plainShop.site, header } };
    show({ ...nothing, instead: [productFixture({ name: 'Brown Bread', slug: 'bread' })] }, boot);
    expect(screen.getByRole('status').textContent).toContain('We couldn’t find anything for “milk”');
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways).toEqual(['/', '/sitemap', '/products/bakery', '/product/bread']);
  });

  test('because of a facet, the facet can be taken back', () => {
    const brand = { value: 'glenbeg', name: 'Glenbeg', count: 0, selected: true };
    const { container } = show({
      ...nothing,
      products: found({ total: 0, results: [], facets: [{ key: 'brand', values: [brand] }] }),
    });
    expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toContain('/search/milk');
    expect(screen.queryByText(/We couldn’t find anything/)).toBeNull();
  });
});

test('NAV-11 in the shop-forward variant the way to the products leads to the external shop', () => {
  const { products: _, ...rest } = plain;
  const data: SearchScreenData = { ...rest, tab: 'content', content: { total: 1, results: [page] } };
  renderSearch(<SearchScreen payload={payloadOf('search-term', '/search/milk', data)} />, { boot: forwardingShop });
  const out = screen.getByRole('link', { name: 'All products for “milk” in the shop' });
  expect(out.getAttribute('href')).toBe('https://shop.example/search/milk?tab=products');
  expect(screen.getByRole('link', { name: /Fresh Milk/ }).getAttribute('href')).toBe(
    'https://shop.example/category/fresh-milk',
  );
});

test('a search that a provider answered is noted, with its place for clicks', () => {
  const { container } = show({ products: found({ queryId: 'q1', index: 'shop' }) });
  expect(lastSearch.get()?.queryId).toBe('q1');
  expect(container.querySelector('[data-searched] a[href="/product/glenbeg-milk-1-l"]')).not.toBeNull();
});
