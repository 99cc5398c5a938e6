import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, screen } from '@testing-library/react';
import type { MyProduct } from '@trolley/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { productFixture } from '../../catalogue/testing/products.ts';
import { customerFixture, memberFixture } from '../../customer/testing/customers.ts';
import { acceptCustomer, customerState, initialCustomer, resetCustomer } from '../../shell/session/customerState.ts';
import { Form, few, field, options, type, wait } from '../testing/flyoutForm.tsx';
import { renderSearch } from '../testing/renderSearch.tsx';

const config = { ratio: [8, 4], types: [{ type: 'products', order: 1 }] };
const milk = productFixture({ sku: '1', slug: 'milk', name: 'Whole Milk' });
const again: MyProduct = {
  product: productFixture({ sku: '7', slug: 'goat', name: 'Goat Milk' }),
  favorite: false,
  purchased: true,
  orderability: 'CanBeOrdered',
  at: '2026-11-02T10:00:00.000Z',
};
const answers: Record<string, unknown> = {
  '/api/product-discovery/products/search/milk': few([milk]),
  '/api/product-discovery/popular': {
    categories: [{ slug: 'apples', name: 'Apples', picture: '/pictures/0123456789abcdef' }],
  },
  '/api/customers/favorites/products': { ...few([again], 48), page: 1, pages: 1 },
};

describe('before the first letter', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', async (url: string) => {
      const body = answers[url.split('?')[0] ?? ''];
      return body === undefined ? Response.json({ banner: null }) : Response.json(body);
    });
  });
  afterEach(() => {
    act(() => resetCustomer());
    customerState.set(initialCustomer);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const open = async () => {
    act(() => field().focus());
    fireEvent.focus(field());
    await wait(0);
  };

  test('a guest sees what sells best in this shop, each with a picture', async () => {
    renderSearch(<Form />, { config });
    await open();
    expect(options()).toEqual(['/products/apples']);
    const apples = screen.getByRole('option', { name: 'Apples' });
    expect(apples.querySelector('img')?.getAttribute('src')).toBe('/pictures/0123456789abcdef/160');
    expect(screen.queryByText('Buy again')).toBeNull();
  });

  test('a known customer sees what they bought, with price and button, and all of it one press away', async () => {
    acceptCustomer(customerFixture());
    renderSearch(<Form />, { config });
    await open();
    expect(options()).toEqual(['/product/goat', '/products/apples']);
    expect(screen.getByRole('option', { name: /Goat Milk/ }).textContent).toContain('€');
    expect(screen.getByRole('button', { name: 'Add to basket: Glenbeg Goat Milk, 1 litre' })).toBeDefined();
    expect(screen.getByText('All 48').getAttribute('href')).toBe('/favorites');
  });

  test('own goods come first among the suggestions, with the day they were last bought', async () => {
    acceptCustomer(customerFixture());
    renderSearch(<Form />, { config });
    await open();
    await type('milk');
    expect(options().slice(0, 2)).toEqual(['/product/goat', '/product/milk']);
    expect(screen.getByRole('option', { name: /Goat Milk/ }).textContent).toContain('Bought 2 Nov');
    expect(screen.getByText('Yours first')).toBeDefined();
  });

  test('LOY-01 a member sees their price once, and the percentage that leads to it', async () => {
    const price = {
      regular: { value: 589 },
      offer: { value: 479, lowest30: 589, percent: 18, from: '2026-11-12' },
      loyalty: { value: 409 },
    };
    const found = few([productFixture({ ...milk, price })]);
    vi.stubGlobal('fetch', async (url: string) => {
      const body = url.includes('/search/milk') ? found : answers[url.split('?')[0] ?? ''];
      return Response.json(body ?? { banner: null });
    });
    acceptCustomer(customerFixture({ loyaltyMemberInformation: memberFixture }));
    renderSearch(<Form />, { config });
    await open();
    await type('milk');
    const row = screen.getByRole('option', { name: /Whole Milk/ });
    expect(row.querySelector('.badge-member')).toBeNull();
    expect(row.querySelector('.badge-promo')?.textContent).toMatch(/30\s?%/);
  });
});

test('the button of a tile lies over its picture: its rule is in the layer of the ground it overrides', () => {
  const style = readFileSync(join(import.meta.dirname, 'start-panel.css'), 'utf8');
  const [, screenLayer = ''] = style.split('@layer screen {');
  expect(screenLayer).toMatch(/\.again-add\.product-ground \{\s*position: absolute;/);
});
