import type { TrackedEvent, TrackedItem } from '@trolley/contract';
import { expect, test } from 'vitest';
import { countsOf } from './countsOf.ts';

const context = { page_path: '/', route: 'index', user_type: 'guest' } as const;
const known = { isProduct: (sku: string) => sku.startsWith('1'), isPage: (path: string) => path === '/rezepte' };
const item = (sku: string, quantity = 1, price = 1.49): TrackedItem => ({
  item_id: sku,
  item_name: 'Milch',
  price,
  quantity,
});
const rows = (event: TrackedEvent) => countsOf(event, known);
const row = { route: 'index', userType: 'guest', detail: '', quantity: 1, cents: 0 };

test('of products each is counted with its pieces and their worth, unknown ones not at all', () => {
  const items = [item('100', 3), item('1x', 1, 0.1), item('<script>')];
  expect(rows({ name: 'add_to_cart', ...context, currency: 'EUR', value: 5, items })).toEqual([
    { ...row, name: 'add_to_cart', detail: '100', quantity: 3, cents: 447 },
    { ...row, name: 'add_to_cart', detail: '1x', cents: 10 },
  ]);
});

test('no row is larger than any shopper’s', () => {
  const items = [item('100', 100_000, 1_000_000)];
  expect(rows({ name: 'add_to_cart', ...context, currency: 'EUR', value: 5, items })).toEqual([
    { ...row, name: 'add_to_cart', detail: '100', quantity: 1000, cents: 10_000_000 },
  ]);
});

test('a search that found nothing is counted twice: as a search, and as one without results', () => {
  const search = { name: 'view_search_results', ...context, search_term: ' Hafer  Milch', results: 0 } as const;
  expect(rows({ ...search, zero_results: true })).toEqual([
    { ...row, name: 'view_search_results', detail: 'hafer milch', quantity: 0 },
    { ...row, name: 'search_zero_results', detail: 'hafer milch' },
  ]);
  expect(rows({ ...search, zero_results: false })).toHaveLength(1);
});

test('terms that look personal and details of any other shape are not stored, the event is', () => {
  const search = { name: 'view_search_results', ...context, results: 2, zero_results: false } as const;
  expect(rows({ ...search, search_term: 'anna@example.at' })).toEqual([
    { ...row, name: 'view_search_results', quantity: 2 },
  ]);
  for (const method of ['anna huber <x>', 'invented']) {
    expect(rows({ name: 'login', ...context, method })).toEqual([{ ...row, name: 'login' }]);
    expect(rows({ name: 'substitution_choice', ...context, choice: method })).toMatchObject([{ detail: '' }]);
    expect(rows({ name: 'slot_none_free', ...context, shipping_tier: method })).toMatchObject([{ detail: '' }]);
    expect(rows({ name: 'page_view', ...context, route: 'content', page_path: `/${method}` })).toMatchObject([
      { detail: '' },
    ]);
  }
  expect(rows({ name: 'errorPage', ...context, status: 123_456 })).toMatchObject([{ detail: '' }]);
  expect(rows({ name: 'page_view', ...context, route: 'product-slug', page_path: '/p/milch' })).toEqual([
    { ...row, route: 'product-slug', name: 'page_view' },
  ]);
  expect(rows({ name: 'page_view', ...context, route: 'content', page_path: '/rezepte' })).toEqual([
    { ...row, route: 'content', name: 'page_view', detail: '/rezepte' },
  ]);
});

test('offers are counted by where they lead, offered slots by how many are free, and what a cart lacks apart', () => {
  const offer = { ...context, promotion_id: '/weihnachten', promotion_name: 'x', creative_slot: '1-hero-1', items: [] };
  expect(rows({ name: 'view_promotion', ...offer })).toEqual([
    { ...row, name: 'view_promotion', detail: '/weihnachten' },
  ]);
  expect(rows({ name: 'slot_view', ...context, shipping_tier: 'DELIVERY', slots: 9, free_slots: 4 })).toEqual([
    { ...row, name: 'slot_view', detail: 'DELIVERY', quantity: 4 },
  ]);
  expect(rows({ name: 'list_paste', ...context, lines: 7 })).toEqual([{ ...row, name: 'list_paste', quantity: 7 }]);
  const cart = { name: 'view_cart', ...context, currency: 'EUR', value: 12, deposit: 0 } as const;
  expect(rows({ ...cart, items: [], min_order_missing: 18.5 })).toEqual([
    { ...row, name: 'view_cart', cents: 1200 },
    { ...row, name: 'min_order_missing', cents: 1850 },
  ]);
  expect(rows({ ...cart, items: [] })).toHaveLength(1);
});

test('errors are counted by their kind and code', () => {
  const error = { name: 'error', ...context } as const;
  const details = (event: TrackedEvent) => rows(event).map(({ detail }) => detail);
  expect(details({ ...error, error_type: 'paymentError', code: 'paymentDeclined', description: 'x' })).toEqual([
    'paymentError:paymentDeclined',
  ]);
  expect(details({ ...error, error_type: 'retailGateway', errorCode: 'cartNotFound', message: 'x' })).toEqual([
    'retailGateway:cartNotFound',
  ]);
  expect(details({ ...error, error_type: 'other', status: 503 })).toEqual(['other:503']);
  expect(details({ name: 'errorPage', ...context, status: 404 })).toEqual(['404']);
});
