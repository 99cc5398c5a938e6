import { act, render, screen } from '@testing-library/react';
import type { Product } from '@trolley/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ShopProvider } from '../shell/shop.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import { listingFixture, productFixture } from './testing/products.ts';
import { bootOf, renderInTenant } from './testing/renderInTenant.tsx';

const products = [productFixture(), productFixture({ sku: '200', slug: 'oat', name: 'Oat Drink' })];
const fetched = vi.fn();
let answer: () => Promise<Response>;

beforeEach(() => {
  fetched.mockClear();
  vi.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    fetched(url);
    return answer();
  });
});
afterEach(() => {
  document.cookie = 'store=; max-age=0';
  vi.restoreAllMocks();
});

async function shown(list: readonly Product[] = products) {
  await act(async () => {
    renderInTenant(<ProductGrid products={list} />);
    await new Promise((resolve) => setTimeout(resolve, 10));
  });
  return [...document.querySelectorAll('.product-pack')].map((pack) => pack.textContent);
}

test('DISC-02 what the chosen store has is shown over what its zone has', async () => {
  document.cookie = 'store=wien-1070';
  answer = async () => Response.json(listingFixture({ results: [productFixture({ availability: 'unavailable' })] }));
  expect(await shown()).toEqual(['Not available · 1 litre', '1 litre']);
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    '/api/product-discovery/products?sku=100%2C200&store=wien-1070&pageSize=2',
  );
});

test('without a chosen store nothing is asked', async () => {
  expect(await shown()).toEqual(['1 litre', '1 litre']);
  expect(fetched).not.toHaveBeenCalled();
});

test('where the answer stays away the page stays as it is', async () => {
  document.cookie = 'store=wien-1080';
  answer = async () => Response.json({ message: 'no such store' }, { status: 404 });
  expect(await shown()).toEqual(['1 litre', '1 litre']);
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

test('SAFE-09 with featureProductDiscovery off nobody is asked what the store has', async () => {
  document.cookie = 'store=wien-1090';
  const { tenant, ...boot } = bootOf('harbour');
  const clientRuntimeConfig = { ...tenant.clientRuntimeConfig, featureProductDiscovery: false };
  await act(async () => {
    render(
      <ShopProvider boot={{ ...boot, tenant: { ...tenant, clientRuntimeConfig } }}>
        <ProductGrid products={products} />
      </ShopProvider>,
    );
    await new Promise((resolve) => setTimeout(resolve, 10));
  });
  expect(document.querySelectorAll('.product-pack')).toHaveLength(2);
  expect(fetched).not.toHaveBeenCalled();
});
