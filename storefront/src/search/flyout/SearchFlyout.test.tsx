import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { productFixture } from '../../catalogue/testing/products.ts';
import { active, Form, few, field, options, press, type, wait } from '../testing/flyoutForm.tsx';
import { forwardingShop, renderSearch } from '../testing/renderSearch.tsx';

const milk = productFixture({ sku: '1', slug: 'milk', name: 'Whole Milk' });
const reduced = productFixture({
  sku: '2',
  slug: 'oat',
  name: 'Oat Drink',
  price: {
    base: { value: 199, unit: 'l' },
    regular: { value: 249 },
    offer: { value: 199, lowest30: 249, percent: 20, from: '2026-11-12' },
  },
});
const answers: Record<string, unknown> = {
  '/api/product-discovery/products/search/milk': few([milk, reduced], 34),
  '/api/product-discovery/categories/search/milk': few([
    { slug: 'fresh-milk', name: 'Fresh Milk', parents: ['Dairy & Eggs', 'Milk'], count: 12 },
  ]),
  '/api/product-discovery/brands/search/milk': few([{ slug: 'glenbeg', name: 'Glenbeg', count: 40 }]),
  '/api/content/search/milk': few([]),
  '/api/content/search/milk/banner': {
    banner: { title: 'Bake with it', text: 'Scones', href: '/scones', action: 'Go' },
  },
};
const config = {
  ratio: [8, 4],
  types: [
    { type: 'products', order: 1 },
    { type: 'categories', order: 2 },
    { type: 'brands', order: 4 },
    { type: 'content', order: 3, emptyResultsContent: 'No page about it.' },
  ],
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (url: string) => {
    const body = answers[url.split('?')[0] ?? ''];
    return body === undefined ? Response.json({ message: 'away' }, { status: 500 }) : Response.json(body);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('SEARCH-01 what the flyout shows', () => {
  test('SEARCH-01 two columns of the editors’ ratio, types by odd and even order, and the banner', async () => {
    const { container } = renderSearch(<Form />, { config });
    await type('milk');
    const columns = [...container.querySelectorAll('.flyout-column')];
    expect(columns.map(({ className }) => className)).toEqual([
      'flyout-column flyout-span-8 flyout-goods',
      'flyout-column flyout-span-4 flyout-words',
    ]);
    const titles = (column?: Element) =>
      [...(column?.querySelectorAll('.suggestions-title') ?? [])].map(({ textContent }) => textContent);
    expect(titles(columns[0])).toEqual(['Products', 'Pages']);
    expect(titles(columns[1])).toEqual(['Did you mean', 'Aisles', 'Brands']);
    // The list owns every option, by groups that the titles name; the buttons beside are none of it.
    const groups = within(screen.getByRole('listbox')).getAllByRole('group');
    expect(
      groups.map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent),
    ).toEqual(['Did you mean', 'Products', 'Aisles', 'Brands', 'More']);
    const owned = groups.flatMap((group) => group.getAttribute('aria-owns')?.split(' ') ?? []);
    expect(owned.toSorted()).toEqual(
      screen
        .getAllByRole('option')
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(screen.getByRole('option', { name: /Bake with it/ }).getAttribute('href')).toBe('/scones');
  });

  test('SEARCH-01 a type that has nothing says what editors wrote, or is not there', async () => {
    renderSearch(<Form />, { config });
    await type('milk');
    expect(screen.getByText('No page about it.')).toBeDefined();
    await type('xyz');
    expect(screen.queryByText('Brands')).toBeNull();
    expect(options()).toEqual(['/search/xyz']);
  });

  test('products have a picture, their pack, what they cost now and by the unit', async () => {
    renderSearch(<Form />, { config });
    await type('milk');
    const option = screen.getByRole('option', { name: /Oat Drink/ });
    expect(option.textContent).toContain('Glenbeg Oat Drink');
    expect(option.textContent).toContain('1 litre');
    expect(option.textContent).toContain('€1.99');
    expect(option.textContent).toContain('€1.99/l');
    expect(option.textContent).toContain('−20%');
    expect(option.querySelector('.price-reduced')).not.toBeNull();
    expect(option.querySelector('img')?.getAttribute('src')).toBe('/pictures/0123456789abcdef/160');
  });

  test('everything is a link, the way to all results last', async () => {
    renderSearch(<Form />, { config });
    await type('milk');
    expect(options()).toEqual([
      '/product/milk',
      '/product/oat',
      '/search/whole%20milk',
      '/products/fresh-milk',
      '/brands/glenbeg',
      '/scones',
      '/search/milk',
    ]);
    expect(screen.getAllByRole('option').at(-1)?.textContent).toBe('All 34 products for “milk”');
  });

  test('SEARCH-03 what is loading has the shape of what comes, and says so', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const { container } = renderSearch(<Form />, { config });
    await type('milk');
    expect(container.querySelectorAll('.skeleton')).not.toHaveLength(0);
    expect(container.querySelectorAll('[aria-busy="true"]')).toHaveLength(4);
  });

  test('how much was found is read out', async () => {
    renderSearch(<Form />, { config });
    await type('milk');
    expect(screen.getByRole('status').textContent).toBe('36 suggestions. Use the arrow keys to choose.');
  });
});

describe('adding from the flyout', () => {
  test('a press adds and the flyout stays; the counter’s Enter does not search', async () => {
    const { router } = renderSearch(<Form />, { config });
    await type('milk');
    const button = screen.getByRole('button', { name: 'Add to basket: Glenbeg Whole Milk, 1 litre' });
    fireEvent.click(button);
    await wait(0);
    expect(options()).toHaveLength(7);
    const counter = screen.getByRole('textbox', { name: /Whole Milk/ });
    expect(fireEvent.keyDown(counter, { key: 'Enter' })).toBe(false);
    expect(router.get().location.pathname).toBe('/');
  });

  test('Tab leads from the row chosen by keys to its button, Escape back to the field', async () => {
    renderSearch(<Form />, { config });
    await type('milk');
    press('ArrowDown');
    press('ArrowDown');
    expect(press('Tab')).toBe(false);
    const button = screen.getByRole('button', { name: 'Add to basket: Glenbeg Oat Drink, 1 litre' });
    expect(document.activeElement).toBe(button);
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(document.activeElement).toBe(field());
  });
});

test('SEARCH-08 a corrected term is told, with the way back to what was typed', async () => {
  answers['/api/product-discovery/products/search/mlik'] = { ...few([milk]), corrected: 'milk' };
  renderSearch(<Form />, { config });
  await type('mlik');
  delete answers['/api/product-discovery/products/search/mlik'];
  expect(screen.getByText('Showing results for “milk”')).toBeDefined();
  const back = screen.getByRole('option', { name: 'Search for “mlik” instead' });
  expect(back.getAttribute('href')).toBe('/search/mlik?exact=1');
});

describe('the keyboard in the flyout', () => {
  test('leads through all suggestions and back to the field', async () => {
    renderSearch(<Form />, { config });
    expect(field().getAttribute('aria-expanded')).toBe('false');
    await type('milk');
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(field().getAttribute('aria-controls') ?? '')?.role).toBe('listbox');
    press('ArrowDown');
    expect(active()).toEqual(['/product/milk']);
    expect(document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.getAttribute('href')).toBe(
      '/product/milk',
    );
    press('End');
    expect(active()).toEqual(['/search/milk']);
    press('Home');
    press('ArrowUp');
    expect(active()).toEqual([]);
    expect(field().hasAttribute('aria-activedescendant')).toBe(false);
    press('ArrowUp');
    expect(active()).toEqual(['/search/milk']);
  });

  test('opens what is chosen by Enter', async () => {
    renderSearch(<Form />, { config });
    await type('milk');
    press('ArrowDown');
    const opened = vi.fn((event: Event) => event.preventDefault());
    screen.getByRole('option', { selected: true }).addEventListener('click', opened);
    press('Enter');
    expect(opened).toHaveBeenCalledTimes(1);
    expect(options()).toEqual([]);
  });

  test('closes it by Escape and keeps what was typed, and opens it again by the arrow', async () => {
    renderSearch(<Form />, { config });
    await type('milk');
    expect(press('Escape')).toBe(false);
    expect(options()).toEqual([]);
    expect(field().value).toBe('milk');
    press('ArrowDown');
    expect(options()).toHaveLength(7);
  });

  test('goes to all results by Enter alone', async () => {
    const { router } = renderSearch(<Form />, { config });
    await type('milk');
    await act(async () => void fireEvent.submit(screen.getByRole('search')));
    expect(router.get().location.pathname).toBe('/search/milk');
    expect(options()).toEqual([]);
  });

  test('SEARCH-02 does nothing with a term that is empty once trimmed', async () => {
    const { router } = renderSearch(<Form />, { config });
    await type('   ');
    expect(fireEvent.submit(screen.getByRole('search'))).toBe(false);
    expect(router.get().location.pathname).toBe('/');
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});

test('moving the focus elsewhere closes the flyout, hiding the keyboard does not', async () => {
  renderSearch(<Form />, { config });
  await type('milk');
  fireEvent.focusOut(field(), { relatedTarget: null });
  expect(options()).toHaveLength(7);
  fireEvent.focusOut(field(), { relatedTarget: screen.getByText('Elsewhere') });
  expect(options()).toEqual([]);
  await type('milk');
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  fireEvent.pointerDown(document.body);
  expect(options()).toEqual([]);
});

describe('recent searches', () => {
  const submit = async (term: string) => {
    await type(term);
    await act(async () => void fireEvent.submit(screen.getByRole('search')));
  };

  test('are what was submitted, not what was typed, newest first', async () => {
    renderSearch(<Form />, { config });
    await submit('milk');
    await submit('brie');
    await type('half a wor');
    await type('');
    expect(options()).toEqual(['/search/brie', '/search/milk']);
    expect(field().getAttribute('aria-expanded')).toBe('true');
    press('ArrowDown');
    expect(active()).toEqual(['/search/brie']);
    expect(localStorage.getItem('recentSearches')).toBe('["brie","milk"]');
  });

  test('can be removed, one or all', async () => {
    renderSearch(<Form />, { config });
    await submit('milk');
    await submit('brie');
    await type('');
    fireEvent.click(screen.getByRole('button', { name: 'Remove “milk”' }));
    expect(options()).toEqual(['/search/brie']);
    fireEvent.click(screen.getByRole('button', { name: 'Remove all' }));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(localStorage.getItem('recentSearches')).toBeNull();
  });
});

test('NAV-11 in the shop-forward variant all results and categories are in the external shop', async () => {
  renderSearch(<Form />, { config, boot: forwardingShop });
  const left = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  await type('milk');
  expect(options()).toContain('https://shop.example/category/fresh-milk');
  expect(options().at(-1)).toBe('https://shop.example/search/milk?tab=products');
  fireEvent.submit(screen.getByRole('search'));
  expect(left).toHaveBeenCalledWith('https://shop.example/search/milk?tab=products');
  left.mockRestore();
});
