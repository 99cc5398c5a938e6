import { type Listing, trackedEvent } from '@trolley/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bread, milk } from '../cart/testing/carts.ts';
import { searchPage, start, stopTracking } from './testing/trackedPage.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  stopTracking();
});

/** Presses a product of what a search has found, among those that were added below. */
function pressFound({ track, listeners, names, counted }: ReturnType<typeof start>, term: string) {
  const found = searchPage(term, 50);
  track({ kind: 'page', page: found, search: '' });
  const listing = { results: [bread, milk], total: 50, offset: 24 } as unknown as Listing;
  track({ kind: 'listPage', listing });
  const tile = document.createElement('div');
  tile.className = 'product-tile';
  tile.innerHTML = `<a href="https://shop.example/product/${milk.slug}">Milk</a>`;
  listeners.get('click')?.({ target: tile.firstChild } as unknown as Event);
  names();
  return counted.filter(({ name }) => name === 'select_item');
}

test('SEARCH-10 which term had found what is opened is told where statistics are allowed alone, with its place in the whole list', () => {
  const allowed = ['C0002' as const];
  const [told, ...others] = pressFound(start({ allowed }), 'Oat  Milk');
  expect(told).toMatchObject({
    item_list_id: 'search',
    search_term: 'oat milk',
    items: [{ item_id: 'milk', index: 25 }],
  });
  expect(others).toEqual([]);
  expect(trackedEvent.safeParse(told).error).toBeUndefined();
  for (const [started, term] of [
    [start(), 'oat milk'],
    [start({ allowed, signal: true }), 'oat milk'],
    [start({ allowed }), 'anna@example.at'],
  ] as const) {
    const events = pressFound(started, term);
    expect(events).toMatchObject([{ items: [{ item_id: 'milk' }] }]);
    expect(events[0]).not.toHaveProperty('search_term');
  }
});

test('SEARCH-10 what was opened before statistics were allowed, or after that ended, teaches nothing', () => {
  const started = start();
  pressFound(started, 'milk');
  started.consent.accept(['C0001', 'C0002']);
  started.consent.accept(['C0001']);
  expect(JSON.stringify(pressFound(started, 'milk'))).not.toContain('search_term');
  const told = started.page.dataLayer?.filter(({ event }) => event === 'select_item');
  expect(told).toHaveLength(1);
  expect(told?.[0]).not.toHaveProperty('search_term');
});
