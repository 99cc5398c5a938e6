import { fireEvent, screen } from '@testing-library/react';
import type { FoundOrder, StaffCustomer } from '@trolley/contract';
import { expect, test } from 'vitest';
import { openStudio, Refused, selfWith } from '../testing/openStudio.tsx';

const id = '00000000-0000-4000-8000-000000000007';
const call = `GET /api/studio/customers/${id}`;
const order: FoundOrder = {
  ...{ orderNumber: '40000017', status: 'COMPLETED', slotException: false, distributionType: 'DELIVERY', total: 4370 },
  ...{ placedAt: '2026-11-18T09:00:00.000Z', startsAt: '2026-11-19T16:00:00.000Z', endsAt: '2026-11-19T18:00:00.000Z' },
  name: 'Aoife Kelly',
};
const customer: StaffCustomer = {
  ...{ id, name: 'Aoife Kelly', email: 'aoife@harbour.example', phoneNumbers: ['+353 91 123456'] },
  ...{ since: '2025-03-21T10:00:00.000Z', addresses: 2, cardNumber: '2910000000024', wallet: 2500 },
  ...{ pass: { endDate: '2020-01-31T12:00:00.000Z', renews: false }, orders: [order], moreOrders: false },
};

test('nobody is listed before one looks for somebody, and the search stands in no address', async () => {
  const { asked } = openStudio('/customers', {
    'POST /api/studio/customers/find': { customers: [{ id, name: customer.name, email: customer.email }], more: false },
  });
  expect(await screen.findByRole('heading', { name: 'Who are you looking for?' })).toBeDefined();
  expect(asked.some(({ path }) => path.includes('customers'))).toBe(false);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'kelly' } });
  const link = await screen.findByRole('link', { name: /Aoife Kelly/ });
  expect(link.getAttribute('href')).toBe(`/studio/customers/${id}`);
  expect(await screen.findByText('1 customer')).toBeDefined();
  expect(window.location.href).not.toContain('kelly');
});

test('a record tells how somebody is reached, what the account has, and what was ordered', async () => {
  openStudio(`/customers/${id}`, { [call]: customer, 'GET /api/studio/journal': { entries: [] } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Aoife Kelly' })).toBeDefined();
  for (const text of ['21 Mar 2025', '2910000000024', '€25.00', 'ended 31 Jan 2020'])
    expect(screen.getByText(text), text).toBeDefined();
  const places = ['aoife@harbour.example', '+353 91 123456', '40000017'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(places).toEqual(['mailto:aoife@harbour.example', 'tel:+35391123456', '/studio/orders/40000017']);
});

test('who may see no orders is shown none, and who is not there is told so', async () => {
  const { orders: _, ...without } = customer;
  const first = openStudio(`/customers/${id}`, { 'GET /api/studio/me': selfWith('customers:read'), [call]: without });
  expect(await screen.findByRole('heading', { level: 1, name: 'Aoife Kelly' })).toBeDefined();
  expect(screen.queryByText('Orders')).toBeNull();
  first.unmount();
  const second = openStudio(`/customers/${id}`, { [call]: new Refused(404, 'notFound') });
  expect(await screen.findByRole('heading', { name: 'There’s no such customer' })).toBeDefined();
  second.unmount();
  openStudio('/customers/none', { 'GET /api/studio/customers/none': new Refused(400, 'invalidRequest') });
  expect(await screen.findByRole('heading', { name: 'There’s no such customer' })).toBeDefined();
});

test('a shop without accounts and without sales has no such rooms', async () => {
  openStudio('/account', {
    'GET /api/studio/sessions': { sessions: [] },
    'GET /api/studio/shop': {
      ...{
        name: 'H',
        tenant: 'h',
        locale: 'en-IE',
        timeZone: 'Europe/Dublin',
        currency: 'EUR',
        baseUrl: '',
        stores: [],
      },
      ...{ hasOrders: false, hasCustomers: false },
    },
  });
  expect(await screen.findByRole('link', { name: 'Staff' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Orders' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Customers' })).toBeNull();
});
