import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, within } from '@testing-library/react';
import { type HomeOrder, type HomeReply, type Product } from '@trolley/contract';
import compile from 'icu-minify/compile';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readTexts as readTenantTexts } from '../../../tenants/testing.ts';
import { bread, milk } from '../cart/testing/carts.ts';
import { renderCart, settle } from '../cart/testing/renderCart.tsx';
import type { TenantId } from '../catalogue/testing/renderInTenant.tsx';
import { galway, slotFixture } from '../service/testing/fixtures.ts';
import { ApiError } from '../shell/api/apiError.ts';
import { WithTexts } from '../shell/shop.tsx';
import { PersonalHome } from './PersonalHome.tsx';

const tenant: TenantId = 'harbour';
const day = 86_400_000;
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const nothing: HomeReply = { orders: [], buyAgain: [], runningLow: [], offers: [], memberPools: [] };
const order = (given: Partial<HomeOrder> = {}): HomeOrder => ({
  orderNumber: '40001832',
  status: 'PLACED',
  placedAt: new Date(Date.now() - day).toISOString(),
  changedAt: new Date(Date.now() - day).toISOString(),
  total: 8640,
  lineItemCount: 27,
  productCount: 15,
  distributionType: 'DELIVERY',
  startsAt: inHours(30),
  endsAt: inHours(32),
  cutOffAt: inHours(20),
  pictures: ['/pictures/0123456789abcdef'],
  canBeCancelled: true,
  canBeAddedTo: true,
  place: {
    distributionType: 'DELIVERY',
    streetName: 'Quay Street',
    streetNumber: '14',
    postalCode: 'H91',
    city: 'Galway',
  },
  slotException: false,
  ...given,
});
const slot = (id: string, hours: number, given = {}) => ({
  ...slotFixture(),
  ...{ id, startsAt: inHours(hours), endsAt: inHours(hours + 2), cutOffAt: inHours(hours - 3) },
  ...given,
});

function textsOf(id: TenantId) {
  const files = ['customer-home', 'customer-orders', 'customer-profile'].map((area) => readTenantTexts(id, area));
  const all = Object.assign({}, ...files) as Record<string, string>;
  return Object.fromEntries(Object.entries(all).map(([key, message]) => [key, compile(message)]));
}

afterEach(() => document.documentElement.removeAttribute('data-known'));

async function open(home: HomeReply | ApiError, products: readonly Product[] = [milk, bread], id = tenant) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } });
  const onFailure = vi.fn();
  const answers = home instanceof ApiError ? {} : { '/api/home': home };
  const shown = await renderCart(
    <QueryClientProvider client={client}>
      <WithTexts texts={textsOf(id)}>
        <PersonalHome hero={{ title: 'Fresh off the boat', pictures: [] }} onFailure={onFailure} />
      </WithTexts>
    </QueryClientProvider>,
    { tenant: id, products, answers },
  );
  await settle();
  return { ...shown, onFailure };
}

describe('WEEK-02 the personal home page', () => {
  test('the order under way comes first: its window, until when it changes, its state, and one way to add to it', async () => {
    await open({
      ...nothing,
      firstName: 'Aoife',
      orders: [order({ status: 'PICKING', canBeCancelled: false, canBeAddedTo: false })],
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Aoife');
    const card = screen.getByRole('region', { name: 'Your order' });
    expect(card.textContent).toContain('40001832');
    expect(within(card).getByRole('heading', { level: 2 }).textContent).toMatch(/^Arriving /);
    const current = card.querySelector('[aria-current=step]');
    expect(current?.textContent).toContain('Packing');
    expect(within(card).queryByRole('button')).toBeNull();
    expect(within(card).getByRole('link').getAttribute('href')).toContain('40001832');
    expect(document.documentElement.dataset.known).toBe('order');
  });

  test.each([
    ['harbour', 'CLICK_AND_COLLECT', 'It can no longer be changed. Collect it at 14 Quay Street'],
    ['harbour', 'DELIVERY', 'It can no longer be changed. Delivery to 14 Quay Street'],
    ['feldmarkt', 'CLICK_AND_COLLECT', 'Ändern geht nicht mehr. Abholen: Quay Street 14'],
    ['feldmarkt', 'DELIVERY', 'Ändern geht nicht mehr. Lieferung an: Quay Street 14'],
  ] as const)(
    '%s: an order (%s) that can no longer be changed says where it goes, whatever its state',
    async (id, type, words) => {
      for (const status of [
        'PICKING',
        'PICKED',
        type === 'DELIVERY' ? 'OUT_FOR_DELIVERY' : 'READY_FOR_COLLECTION',
      ] as const) {
        const { place } = order();
        const given = { status, distributionType: type, canBeCancelled: false, canBeAddedTo: false };
        const { unmount } = await open({ ...nothing, orders: [order({ ...given, place })] }, [], id);
        expect(document.querySelector('.home-order-until')?.textContent).toContain(words);
        unmount();
      }
    },
  );

  test('an order that can be changed has the button for it', async () => {
    await open({ ...nothing, firstName: 'Aoife', orders: [order()] });
    expect(screen.getByRole('button', { name: 'Add to order' })).toBeDefined();
    expect(screen.getByText(/Change it or add to it until/)).toBeDefined();
  });

  test('everything to buy again goes into the cart with one press, in the usual amounts', async () => {
    const { cart } = await open({
      ...nothing,
      firstName: 'Aoife',
      buyAgain: [
        { product: milk, quantity: 2 },
        { product: bread, quantity: 1 },
      ],
    });
    fireEvent.click(screen.getByRole('button', { name: /Add all 2/ }));
    await settle();
    await expect
      .poll(() => cart.get().cart?.productLineItems.map(({ product, quantity }) => [product.sku, quantity]))
      .toEqual([
        [milk.sku, 2],
        [bread.sku, 1],
      ]);
    await expect.poll(() => screen.queryByText('2 products are in your basket.')).not.toBeNull();
    expect(screen.getByRole('button', { name: 'All in your basket' })).toBeDefined();
  });

  test('what runs low says why', async () => {
    await open({
      ...nothing,
      firstName: 'Aoife',
      runningLow: [{ product: milk, quantity: 1, everyDays: 7, lastAt: '2026-11-06T09:00:00.000Z' }],
    });
    const [row] = within(screen.getByRole('region', { name: 'Running low?' })).getAllByRole('listitem');
    expect(row?.textContent).toMatch(/Every week · last 6 Nov/);
  });

  test('windows have their prices; the free and the near ones are told', async () => {
    const slots = [slot('a', 20), slot('b', 22, { fee: 0, green: true }), slot('c', 24, { state: 'few' })];
    await open({ ...nothing, windows: { address: galway, ofCart: false, slots } });
    const buttons = within(screen.getByRole('region', { name: 'Next slots for you' })).getAllByRole('button', {
      pressed: false,
    });
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('€3.90'),
      expect.stringContaining('free · nearby'),
      expect.stringContaining('few left'),
    ]);
  });

  test('a new customer is greeted in a line that is no heading, and the page keeps its hero', async () => {
    const { onFailure } = await open({ ...nothing, firstName: 'Aoife' });
    expect(screen.getByText(/Aoife/)).toBeDefined();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(document.documentElement.dataset.known).toBe('-');
    expect(onFailure).not.toHaveBeenCalled();
  });

  test('nobody and nothing, or a server that is away: quietly the page of everybody', async () => {
    const nobody = await open(nothing);
    expect(nobody.onFailure).toHaveBeenCalled();
    nobody.unmount();
    const away = await open(new ApiError(503, 'away', {}, 'id'));
    await expect.poll(() => away.onFailure.mock.calls.length).toBeGreaterThan(0);
    expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
  });
});
