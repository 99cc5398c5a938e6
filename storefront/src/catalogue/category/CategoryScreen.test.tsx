import { screen, within } from '@testing-library/react';
import type { Category } from '@trolley/contract';
import { expect, test } from 'vitest';
import { listingFixture } from '../testing/products.ts';
import { payloadOf, renderInTenant } from '../testing/renderInTenant.tsx';
import CategoryScreen from './CategoryScreen.tsx';

const leaf = (slug: string, name: string, count = 5) => ({ slug, name, count });
const category: Category = {
  slug: 'milk',
  name: 'Milk',
  count: 80,
  parents: [{ slug: 'dairy', name: 'Dairy & Eggs' }],
  children: [{ ...leaf('fresh-milk', 'Fresh milk'), picture: '/pictures/0123456789abcdef' }, leaf('uht', 'Long life')],
  siblings: [leaf('milk', 'Milk'), leaf('cheese', 'Cheese')],
};
const shown = (given: Partial<Category> = {}) =>
  renderInTenant(
    <CategoryScreen
      payload={payloadOf('products-slug', '/products/milk', {
        category: { ...category, ...given },
        listing: listingFixture({ total: 80 }),
      })}
    />,
  );
const linksIn = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('ROUTE-12 a category shows its name, the way to it and how many products it has', () => {
  shown();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Milk');
  expect(screen.getByRole('status').textContent).toBe('80 products');
  expect(linksIn('You are here')).toEqual([
    ['Home', '/'],
    ['Shop all', '/products'],
    ['Dairy & Eggs', '/products/dairy'],
  ]);
});

test('ROUTE-12 what it is divided into is one press away, with pictures', () => {
  shown();
  expect(linksIn('Subcategories')).toEqual([
    ['All', '/products/milk'],
    ['Fresh milk', '/products/fresh-milk'],
    ['Long life', '/products/uht'],
  ]);
  expect(document.querySelector('.category-chip img')?.getAttribute('src')).toBe('/pictures/0123456789abcdef/160');
});

test('ROUTE-12 its surroundings stand beside the list: up, beside, below', () => {
  shown();
  expect(linksIn('Categories').map(([name]) => name)).toEqual([
    'Dairy & Eggs',
    'Milk5',
    'Fresh milk5',
    'Long life5',
    'Cheese5',
  ]);
});

test('ROUTE-12 at the end of the tree its neighbours take the place of what lies below', () => {
  shown({ children: [] });
  expect(linksIn('Subcategories')).toEqual([
    ['All', '/products/dairy'],
    ['Milk', '/products/milk'],
    ['Cheese', '/products/cheese'],
  ]);
});

test('ROUTE-12 a department keeps the other departments out of the way of its facets', () => {
  shown({ parents: [] });
  expect(document.querySelector('details summary')?.textContent).toBe('Other departments');
  expect(document.querySelector('details a')?.getAttribute('href')).toBe('/products/cheese');
});

test('ROUTE-12 without a category all departments are shown with what they are divided into', () => {
  const tree = {
    categories: [
      {
        ...leaf('dairy', 'Dairy & Eggs', 520),
        picture: '/pictures/0123456789abcdef',
        children: [{ ...leaf('milk', 'Milk'), children: [] }],
      },
      { ...leaf('bakery', 'Bakery', 1), children: [] },
    ],
  };
  renderInTenant(<CategoryScreen payload={payloadOf('products-slug', '/products', { tree })} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Shop all');
  expect(screen.getAllByRole('heading', { level: 2 }).map((name) => name.textContent)).toEqual([
    'Dairy & Eggs',
    'Bakery',
  ]);
  expect(screen.getByRole('link', { name: 'Milk' }).getAttribute('href')).toBe('/products/milk');
  expect(screen.getByText('520 products')).toBeDefined();
});

test('ROUTE-12 of a department of many parts the first are named, and a link leads to the others', () => {
  const parts = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...leaf(`part-${at}`, `Part ${at}`), children: [] }));
  const shownOf = (count: number) => {
    const tree = { categories: [{ ...leaf('dairy', 'Dairy & Eggs', 520), children: parts(count) }] };
    const { unmount } = renderInTenant(<CategoryScreen payload={payloadOf('products-slug', '/products', { tree })} />);
    const links = [...document.querySelectorAll('.overview-children a')];
    const found = links.map((link) => [link.textContent, link.getAttribute('href')]);
    unmount();
    return found;
  };
  expect(shownOf(9)).toHaveLength(9);
  expect(shownOf(15)).toHaveLength(9);
  expect(shownOf(15).at(-1)).toEqual(['7 more', '/products/dairy']);
});
