import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ProductDetail } from '@trolley/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../shell/api/queryClient.ts';
import { RouterProvider } from '../../shell/router/RouterProvider.tsx';
import { memoryRouter } from '../../shell/testing/memoryRouter.ts';
import { type Fact, takeFacts } from '../../shell/tracking/track.ts';
import { ProductTile } from '../ProductTile.tsx';
import { detailFixture, productFixture } from '../testing/products.ts';
import { inTenant } from '../testing/renderInTenant.tsx';
import { QuickViewHost } from './QuickViewHost.tsx';
import { quickViewHash, skuInHash } from './quickViewHash.ts';

const fetched: unknown[] = [];
let answer: () => Promise<Response>;
const product: ProductDetail = detailFixture({
  facts: {
    about: 'Fresh from the west.',
    ingredients: '**Milk**',
    contains: ['milk'],
    traces: [],
    origins: [],
    notes: [],
  },
});

beforeEach(() => {
  fetched.length = 0;
  answer = async () => Response.json(product);
  vi.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    fetched.push(url);
    return answer();
  });
});
afterEach(() => vi.restoreAllMocks());

async function openList(at: string | string[] = '/range/milk?page=2') {
  const element = (
    <>
      <ul>
        <ProductTile product={productFixture()} />
      </ul>
      <QuickViewHost />
    </>
  );
  const router = memoryRouter({ at });
  await act(async () => {
    render(
      inTenant(
        <QueryClientProvider client={createQueryClient()}>
          <RouterProvider router={router}>{element}</RouterProvider>
        </QueryClientProvider>,
      ),
    );
  });
  return {
    router,
    here: () => router.get().location.pathname + router.get().location.search + router.get().location.hash,
  };
}
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
const opened = () => waitFor(() => expect(dialog().open).toBe(true));
const closed = () => waitFor(() => expect(dialog().open).toBe(false));
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Quick view: Glenbeg Whole Milk' }));

describe('the quick view', () => {
  test('DISC-06 opens over the list and shows the product, without leaving the list', async () => {
    const { here } = await openList();
    press();
    await opened();
    expect(here()).toBe('/range/milk?page=2#view-100');
    expect(await screen.findByRole('heading', { name: 'Glenbeg Whole Milk', level: 3, hidden: true })).toBeDefined();
    const view = within(dialog());
    await view.findByText('Fresh from the west.');
    expect(view.getByText('Milk', { selector: 'strong' })).toBeDefined();
    expect(view.getByText('See all details').getAttribute('href')).toBe('/product/glenbeg-milk-1-l');
    // One main button; the way to the details is a link.
    expect(view.getByText('See all details').className).not.toContain('button');
    expect(dialog().querySelectorAll('.buy-button, .button-primary, .button-filled')).toHaveLength(1);
    expect(fetched).toEqual(['/api/product-discovery/products/100']);
  });

  test('CONS-08 is told to analytics with its product, once', async () => {
    const heard: Fact[] = [];
    const stop = takeFacts((fact) => heard.push(fact));
    // What other tests told before waited until now.
    heard.length = 0;
    await openList();
    press();
    await opened();
    await within(dialog()).findByText('Fresh from the west.');
    stop();
    expect(heard).toMatchObject([{ kind: 'quickView', product: { sku: '100' } }]);
  });

  test('DISC-06 Back closes it', async () => {
    const { router, here } = await openList();
    press();
    await opened();
    await act(() => router.navigate(-1));
    await closed();
    expect(here()).toBe('/range/milk?page=2');
  });

  test('DISC-06 closing it goes back, so that Back does not open it again', async () => {
    const { router, here } = await openList(['/', '/range/milk']);
    press();
    await opened();
    fireEvent.click(screen.getByLabelText('Close quick view'));
    await closed();
    await waitFor(() => expect(here()).toBe('/range/milk'));
    await act(() => router.navigate(-1));
    expect(here()).toBe('/');
  });

  test('DISC-06 a link that names a product opens it, and closing it stays on the page', async () => {
    const { here } = await openList(['/', '/range/milk#view-100']);
    await opened();
    dialog().close();
    await waitFor(() => expect(here()).toBe('/range/milk'));
  });

  test('shows the shape of what comes while it loads', async () => {
    answer = () => new Promise(() => {});
    await openList();
    press();
    await opened();
    expect(dialog().querySelectorAll('.skeleton').length).toBeGreaterThan(3);
    expect(within(dialog()).getByText('Loading product')).toBeDefined();
  });

  test('a failure says so and can be tried again', async () => {
    answer = async () => Response.json({ message: 'gone' }, { status: 404 });
    await openList();
    press();
    await opened();
    expect((await within(dialog()).findByRole('alert', { hidden: true })).textContent).toContain(
      'We couldn’t load this product.',
    );
    answer = async () => Response.json(product);
    fireEvent.click(within(dialog()).getByText('Try again'));
    expect(await within(dialog()).findByText('Fresh from the west.')).toBeDefined();
  });
});

test('only a sku makes an address one of a quick view', () => {
  expect(skuInHash(quickViewHash('A-1_b'))).toBe('A-1_b');
  for (const hash of ['', '#', '#team', '#view-', '#view-a/b', `#view-${'1'.repeat(41)}`])
    expect(skuInHash(hash)).toBeUndefined();
});
