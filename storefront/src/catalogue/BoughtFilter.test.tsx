import { act, fireEvent, render, screen } from '@testing-library/react';
import { cookies, writeListing } from '@trolley/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { customerFixture } from '../customer/testing/customers.ts';
import { RouterProvider } from '../shell/router/RouterProvider.tsx';
import { acceptCustomer, resetCustomer } from '../shell/session/customerState.ts';
import { memoryRouter } from '../shell/testing/memoryRouter.ts';
import { Listing } from './Listing.tsx';
import { listingFixture, productFixture } from './testing/products.ts';
import { inTenant } from './testing/renderInTenant.tsx';

const milk = productFixture({ sku: '1', name: 'Milk' });
const butter = productFixture({ sku: '2', name: 'Butter' });
const offer = { key: 'offer', values: [{ value: '1', count: 1, selected: false }] } as const;
const list = listingFixture({
  total: 2,
  count: 2,
  results: [milk, butter],
  facets: [{ ...offer, values: [...offer.values] }],
});

const asked: string[] = [];
let bought = [butter];
beforeEach(() => {
  asked.length = 0;
  bought = [butter];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (url.includes('/bought/skus')) return Response.json({ skus: bought.map(({ sku }) => sku) });
    return Response.json(listingFixture({ total: bought.length, count: bought.length, results: bought }));
  });
});
const setCookie = (name: string, value: string) => {
  document.cookie = `${name}=${value}; path=/`;
};
afterEach(() => {
  vi.unstubAllGlobals();
  document.cookie = `${cookies.loggedIn}=; path=/; max-age=0`;
});

async function open(at = '/range/milk') {
  const router = memoryRouter({ at });
  const listing = (
    <Listing
      listing={list}
      hrefOf={(address) => `/range/milk${writeListing(address)}`}
      title="Milk"
      bought={{ category: 'milk' }}
    />
  );
  await act(async () => {
    render(inTenant(<RouterProvider router={router}>{listing}</RouterProvider>));
  });
  return { hash: () => router.get().location.hash, back: () => act(() => router.navigate(-1)) };
}
const names = () => [...document.querySelectorAll('.product-name')].map(({ textContent }) => textContent?.trim());
const button = () => screen.findByRole('button', { name: /Bought before/ });

describe('the filter for what was bought before', () => {
  test('asks for nothing where nobody is known', async () => {
    await open();
    expect(asked.filter((url) => url.includes('bought'))).toEqual([]);
    expect(screen.queryByRole('button', { name: /Bought before/ })).toBeNull();
  });

  test('shows a customer what they bought of this list, and Back the whole of it', async () => {
    setCookie(cookies.loggedIn, '1');
    const { hash, back } = await open();
    const filter = await button();
    expect(filter.textContent).toBe('Bought before1');
    expect(filter.getAttribute('aria-pressed')).toBe('false');
    expect(asked.find((url) => url.includes('/api/home/bought?'))).toContain('category=milk');
    await act(async () => void fireEvent.click(filter));
    expect(hash()).toBe('#bought');
    expect(names()).toEqual(['Glenbeg Butter']);
    expect(screen.getByRole('status').textContent).toBe('1 bought before');
    // Narrowed further it stays what was bought.
    const [narrowed] = screen.getAllByRole('link', { name: /On offer|Reduced|Offer/ });
    expect(narrowed?.getAttribute('href')).toBe('/range/milk?offer=1#bought');
    await back();
    expect(names()).toEqual(['Glenbeg Milk', 'Glenbeg Butter']);
  });

  test('an address that asks for it shows it at once; without an answer the list is everybody’s', async () => {
    setCookie(cookies.loggedIn, '1');
    await open('/range/milk#bought');
    await button();
    expect(names()).toEqual(['Glenbeg Butter']);
    expect((await button()).getAttribute('aria-pressed')).toBe('true');
  });

  test('is not there where nothing of the list was bought', async () => {
    setCookie(cookies.loggedIn, '1');
    bought = [];
    await open();
    await vi.waitFor(() => expect(asked.some((url) => url.includes('/api/home/bought?'))).toBe(true));
    expect(screen.queryByRole('button', { name: /Bought before/ })).toBeNull();
  });
});

describe('tiles of a list', () => {
  const packs = () =>
    [...document.querySelectorAll('.product-tile')].map((tile) => tile.querySelector('.product-pack')?.textContent);

  test('say nothing where nobody is known, and ask for nothing', async () => {
    await open();
    expect(asked.filter((url) => url.includes('/bought/skus'))).toEqual([]);
    expect(packs()).toEqual([milk.pack, butter.pack]);
  });

  beforeEach(() => {
    acceptCustomer(customerFixture());
    resetCustomer();
  });

  test('say what was bought before to whoever is known, and to nobody else after a logout', async () => {
    setCookie(cookies.loggedIn, '1');
    acceptCustomer(customerFixture());
    await open();
    await vi.waitFor(() => expect(packs()).toEqual([milk.pack, `${butter.pack}bought before`]));
    act(() => resetCustomer());
    expect(packs()).toEqual([milk.pack, butter.pack]);
  });

  test('say nothing where all of them were bought before', async () => {
    setCookie(cookies.loggedIn, '1');
    acceptCustomer(customerFixture());
    await open('/range/milk#bought');
    await button();
    expect(packs()).toEqual([butter.pack]);
    act(() => resetCustomer());
  });
});
