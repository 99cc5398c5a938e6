import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { slotFixture } from '../service/testing/fixtures.ts';
import { renderService, settle } from '../service/testing/renderService.tsx';
import { groceryStore } from '../shell/document/groceryStore.ts';
import StoreScreen from './StoreScreen.tsx';
import { madeAt, storePage } from './testing/stores.ts';

beforeEach(() => void vi.setSystemTime(madeAt));
afterEach(() => void vi.useRealTimers());

const answers = { 'GET /api/capacity/window/earliest': { window: slotFixture() } };
const open = (...given: Parameters<typeof storePage>) =>
  renderService(<StoreScreen payload={storePage(...given)} />, { answers });

test('STORE-01 a store’s page tells its week with today, the next holiday, services and the way there', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Test Shop Galway Salthill');
  expect(screen.getByText('Open until 9 pm')).toBeDefined();
  const rows = screen.getAllByRole('row');
  expect(rows).toHaveLength(7);
  expect(rows.find((row) => row.getAttribute('aria-current') === 'date')?.textContent).toMatch(
    /^Wednesdaytoday8 am–9 pm/,
  );
  expect(rows[6]?.textContent).toBe('Sundayclosed');
  expect(screen.getByText(/Christmas Day: closed/)).toBeDefined();
  expect(screen.getByText('Bakery')).toBeDefined();
  expect(screen.getByText('Bus 401')).toBeDefined();
});

test('STORE-01 telephone and route are links, and collecting is the one main button', async () => {
  await open();
  await settle();
  expect(screen.getByRole('link', { name: /Call/ }).getAttribute('href')).toBe('tel:+353915550101');
  expect(screen.getByRole('link', { name: 'Directions' }).getAttribute('href')).toContain('?to=53.26%2C-9.08');
  expect(
    document.querySelectorAll('.store-lead .button-primary, .store-lead .button:not([class*="outline"])'),
  ).toHaveLength(1);
  expect(screen.getByText(/Next collection/)).toBeDefined();
});

test('STORE-01 where nothing is collected there is no such button and nobody is asked for a time', async () => {
  const { asked } = await open({ collect: false });
  await settle();
  expect(screen.queryByRole('button', { name: 'Collect here' })).toBeNull();
  expect(asked.filter(({ path }) => path.startsWith('/api/capacity'))).toEqual([]);
});

test('STORE-01 today’s other hours stand in the week', async () => {
  const days = [{ date: '2026-11-18', note: 'stocktake', hours: [{ from: '08:00', until: '17:00' }] }];
  await open({ days });
  const today = screen.getAllByRole('row').find((row) => row.getAttribute('aria-current') === 'date');
  expect(within(today as HTMLElement).getByRole('cell').textContent).toBe('8 am–5 pm');
  expect(screen.getByText(/stocktake: 8 am–5 pm/)).toBeDefined();
});

test('STORE-01 search engines are told where it is and when it is open', () => {
  const told = groceryStore(storePage(), { name: 'Test Shop', baseUrl: 'https://shop.example' });
  expect(told).toMatchObject({
    '@type': 'GroceryStore',
    name: 'Test Shop Galway Salthill',
    address: { streetAddress: 'Upper Salthill Road 117', addressCountry: 'IE' },
    geo: { latitude: 53.26, longitude: -9.08 },
    telephone: '+353 91 555 0101',
    specialOpeningHoursSpecification: [{ validFrom: '2026-12-25', opens: '00:00', closes: '00:00' }],
  });
  expect(told.openingHoursSpecification).toHaveLength(6);
});
