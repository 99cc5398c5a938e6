import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MenuOffers } from './MenuOffers.tsx';
import { listingFixture, productFixture } from './testing/products.ts';
import { inTenant } from './testing/renderInTenant.tsx';

const reduced = ['Butter', 'Salted Butter', 'Cheddar'].map((name, index) =>
  productFixture({
    sku: name,
    name,
    slug: name.toLowerCase().replace(' ', '-'),
    category: index < 2 ? { slug: 'butter', name: 'Butter' } : { slug: 'cheese', name: 'Cheese' },
  }),
);
const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const { pathname, searchParams } = new URL(url, 'http://shop.example');
    const isOffer = searchParams.has('offer');
    const results = pathname.includes('menu-dairy') || !isOffer ? reduced : [];
    return Response.json(listingFixture({ results, count: results.length, total: results.length }));
  });
});
afterEach(() => vi.unstubAllGlobals());

async function opened() {
  await act(async () => {
    render(
      inTenant(
        <div id="menu">
          <details name="d" open>
            <summary>Dairy</summary>
            <a href="/range/menu-dairy">All</a>
          </details>
          <details name="d">
            <summary>Pets</summary>
            <a href="/range/menu-pets">All</a>
          </details>
          <MenuOffers menuId="menu" />
        </div>,
      ),
    );
  });
}
const links = () => screen.getAllByRole('listitem').map((item) => item.querySelector('a')?.textContent);

test('beside the open department stand two of its offers, of different kinds', async () => {
  await opened();
  await screen.findByRole('heading', { name: 'On offer now' });
  expect(links()).toEqual(['Glenbeg Butter', 'Glenbeg Cheddar']);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('offer=1');
});

test('where nothing is reduced stands what is bought most; a department is asked for once', async () => {
  await opened();
  const [dairy, pets] = document.querySelectorAll('details');
  const turnTo = async (department: HTMLDetailsElement | undefined) => {
    for (const one of [dairy, pets]) if (one) one.open = one === department;
    await act(async () => void department?.dispatchEvent(new Event('toggle')));
  };
  await turnTo(pets);
  await screen.findByRole('heading', { name: 'Popular' });
  const before = asked.length;
  await turnTo(dairy);
  await screen.findByRole('heading', { name: 'On offer now' });
  await turnTo(pets);
  await screen.findByRole('heading', { name: 'Popular' });
  expect(asked).toHaveLength(before);
});
