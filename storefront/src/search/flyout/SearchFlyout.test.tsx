import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { productFixture } from '../../catalogue/testing/products.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { forwardingShop, renderSearch } from '../testing/renderSearch.tsx';
import { SearchFlyout } from './SearchFlyout.tsx';

const milk = productFixture({ sku: '1', slug: 'milk', name: 'Whole Milk' });
const reduced = productFixture({
  sku: '2',
  slug: 'oat',
  name: 'Oat Drink',
  price: { regular: { value: 249 }, offer: { value: 199, lowest30: 249, percent: 20, from: '2026-11-12' } },
});
const few = (results: object[], total = results.length) => ({ count: results.length, offset: 0, results, total });
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

function Form() {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  return (
    <>
      <form role="search">
        <SearchField ref={setField} name="q" label="Search" submitLabel="Go" />
        {field && <SearchFlyout field={field} />}
      </form>
      <button type="button">Elsewhere</button>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox');
const options = () => screen.queryAllByRole('option').map((option) => option.getAttribute('href'));
const active = () => screen.queryAllByRole('option', { selected: true }).map((option) => option.getAttribute('href'));
const press = (key: string) => fireEvent.keyDown(field(), { key });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function type(value: string) {
  field().focus();
  fireEvent.input(field(), { target: { value } });
  await wait(500);
}

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
      'flyout-column flyout-span-8',
      'flyout-column flyout-span-4',
    ]);
    const groups = (column?: Element) =>
      within(column as HTMLElement)
        .getAllByRole('group')
        .map((group) => group.getAttribute('aria-labelledby'));
    const named = (column?: Element) => groups(column).map((id) => document.getElementById(id ?? '')?.textContent);
    expect(named(columns[0])).toEqual(['Products', 'Pages']);
    expect(named(columns[1])).toEqual(['Aisles', 'Brands']);
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

  test('products have a picture, their pack and what they cost now', async () => {
    renderSearch(<Form />, { config });
    await type('milk');
    const option = screen.getByRole('option', { name: /Oat Drink/ });
    expect(option.textContent).toContain('Glenbeg Oat Drink');
    expect(option.textContent).toContain('1 litre');
    expect(option.textContent).toContain('€1.99');
    expect(option.querySelector('.price-reduced')).not.toBeNull();
    expect(option.querySelector('img')?.getAttribute('src')).toBe('/pictures/0123456789abcdef/160');
  });

  test('everything is a link, the way to all results last', async () => {
    renderSearch(<Form />, { config });
    await type('milk');
    expect(options()).toEqual([
      '/product/milk',
      '/product/oat',
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
    expect(options()).toHaveLength(6);
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
  expect(options()).toHaveLength(6);
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
