import { fireEvent, screen, within } from '@testing-library/react';
import type { FoundOrder, StaffOrder } from '@trolley/contract';
import { expect, test } from 'vitest';
import { openStudio, Refused, selfWith } from '../testing/openStudio.tsx';

const times = { placedAt: '2026-11-18T09:00:00.000Z', startsAt: '2026-11-19T16:00:00.000Z' };
const found: FoundOrder = {
  ...{ orderNumber: '40000017', status: 'PICKING', slotException: false, distributionType: 'DELIVERY', total: 4370 },
  ...{ ...times, endsAt: '2026-11-19T18:00:00.000Z', name: 'Aoife Kelly' },
};
const customerId = '00000000-0000-4000-8000-000000000007';
const order: StaffOrder = {
  ...{ orderNumber: '40000017', status: 'OUT_FOR_DELIVERY', slotException: false, crateDepositDesired: false },
  ...{ refunded: 150, additions: ['40000018'], distributionType: 'DELIVERY', hasAccount: true, customerId, invoice: 9 },
  ...{ startsAt: times.startsAt, endsAt: found.endsAt },
  moments: [
    { kind: 'placed', at: times.placedAt },
    { kind: 'refunded', at: '2026-11-19T19:00:00.000Z', amount: 150 },
  ],
  to: {
    name: 'Aoife Kelly',
    street: '14 Quay Street',
    city: 'Galway',
    phoneNumber: '+353 (0)91 123 456',
    storeId: 'galway',
  },
  payer: { name: 'Aoife Kelly', email: 'aoife@harbour.example' },
  lines: [
    {
      ...{ lineItemId: '1', sku: '100', name: 'Milk', brandName: 'Glenbeg', pack: '1 l', quantity: 3, linePrice: 450 },
      ...{ deposit: 0, weighed: false, substitution: 'similar', picked: { quantity: 2, linePrice: 300 } },
    },
    {
      ...{ lineItemId: '2', sku: '101', name: 'Cod', quantity: 1, linePrice: 900, deposit: 0, weighed: true },
      ...{ substitution: 'none', picked: { quantity: 0, linePrice: 0 } },
    },
  ],
  discounts: [{ name: 'Welcome', cents: 500 }],
  sums: { goods: 4870, deposits: 0, serviceFee: 0, total: 4370, vat: 400 },
  payments: [{ methodKey: 'credit-cards', amount: 4370 }],
  money: { status: 'CAPTURED', captured: 4370, refunded: 0, needsAttention: true },
};
const noHistory = { 'GET /api/studio/journal': { entries: [] } };

test('the newest orders are there at once; what is looked for is asked in a body and stands in no address', async () => {
  const { asked } = openStudio('/orders', {
    'GET /api/studio/orders': { orders: [{ ...found, orderNumber: '40000020', name: '' }] },
    'POST /api/studio/orders/find': { orders: [found], more: true },
  });
  expect((await screen.findByRole('link', { name: '40000020' })).getAttribute('href')).toBe('/studio/orders/40000020');
  expect(screen.getByText('Name deleted')).toBeDefined();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'kelly' } });
  expect(await screen.findByRole('link', { name: '40000017' })).toBeDefined();
  const row = screen.getByRole('row', { name: /40000017/ });
  for (const text of ['Aoife Kelly', 'Being packed', '€43.70']) expect(within(row).getByText(text)).toBeDefined();
  expect(screen.getByText(/There are more/)).toBeDefined();
  expect(await screen.findByText('1 order')).toBeDefined();
  expect(asked.filter(({ path }) => path.endsWith('/find'))).toMatchObject([{ body: { find: 'kelly' } }]);
  expect(window.location.href).not.toContain('kelly');
  expect(JSON.stringify(window.history.state)).not.toContain('kelly');
});

test('what was looked for is there again after a look at an order', async () => {
  openStudio('/orders', {
    'GET /api/studio/orders': { orders: [] },
    'POST /api/studio/orders/find': { orders: [found], more: false },
    'GET /api/studio/orders/40000017': order,
    ...noHistory,
  });
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'kelly' } });
  fireEvent.click(await screen.findByRole('link', { name: '40000017' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Order 40000017' })).toBeDefined();
  fireEvent.click(screen.getByRole('link', { name: 'All orders' }));
  expect((await screen.findByRole<HTMLInputElement>('searchbox')).value).toBe('kelly');
  expect(await screen.findByRole('link', { name: '40000017' })).toBeDefined();
});

test('too little is not asked, a short number is, and nothing found says what one can search by', async () => {
  const { asked } = openStudio('/orders', {
    'GET /api/studio/orders': { orders: [] },
    'POST /api/studio/orders/find': { orders: [], more: false },
  });
  expect(await screen.findByText('No orders yet.')).toBeDefined();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ke' } });
  expect(await screen.findByText('Type at least three characters.')).toBeDefined();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '17' } });
  expect(await screen.findByRole('heading', { name: 'No orders for “17”.' })).toBeDefined();
  expect(screen.getByText(/invoice number, name, company/)).toBeDefined();
  expect(asked.filter(({ path }) => path.endsWith('/find')).map(({ body }) => body)).toEqual([{ find: '17' }]);
});

test('an order says where it stands, what came of its lines, what it costs and who is reached how', async () => {
  openStudio('/orders/40000017', { 'GET /api/studio/orders/40000017': order, ...noHistory });
  expect(await screen.findByRole('heading', { level: 1, name: 'Order 40000017' })).toBeDefined();
  for (const text of [
    'On its way',
    '2 of 3 packed',
    'Not available',
    'Galway Docks',
    '14 Quay Street, Galway',
    'Charged',
  ])
    expect(screen.getByText(text), text).toBeDefined();
  expect(screen.getByText('Refunded · €1.50')).toBeDefined();
  expect(screen.getByText('-€5.00')).toBeDefined();
  expect(screen.getByText(/payment needs looking at/)).toBeDefined();
  expect(screen.getByRole('link', { name: '+353 (0)91 123 456' }).getAttribute('href')).toBe('tel:+35391123456');
  const places = ['aoife@harbour.example', 'Open customer', '40000018'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(places).toEqual([
    ...['mailto:aoife@harbour.example', `/studio/customers/${customerId}`, '/studio/orders/40000018'],
  ]);
});

test('a look is one look: an order is not asked for again until it is opened again', async () => {
  const { asked } = openStudio('/orders/40000017', {
    'GET /api/studio/orders/40000017': order,
    'GET /api/studio/orders': { orders: [found] },
    ...noHistory,
  });
  const looks = () => asked.filter(({ path }) => path === '/api/studio/orders/40000017').length;
  await screen.findByRole('heading', { level: 1, name: 'Order 40000017' });
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('online'));
  fireEvent.click(screen.getByRole('link', { name: 'All orders' }));
  const link = await screen.findByRole('link', { name: '40000017' });
  expect(looks()).toBe(1);
  fireEvent.click(link);
  await screen.findByRole('heading', { level: 1, name: 'Order 40000017' });
  expect(looks()).toBe(2);
});

test('an order that there is not, and one who may see none', async () => {
  const first = openStudio('/orders/1', { 'GET /api/studio/orders/1': new Refused(404, 'orderNotFound') });
  expect(await screen.findByRole('heading', { name: 'There’s no such order' })).toBeDefined();
  first.unmount();
  openStudio('/orders', { 'GET /api/studio/me': selfWith('content:read') });
  expect(await screen.findByRole('heading', { name: 'Your role doesn’t cover this' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Orders' })).toBeNull();
});
