import type { TrackedEvent } from '@trolley/contract';
import { expect, test } from 'vitest';
import { clicksOf } from './clicksOf.ts';

const item = (changes: object = {}) => ({ item_id: '100', item_name: 'Milch', index: 3, quantity: 1, ...changes });
const opened = (search_term: string | undefined, items = [item()]): TrackedEvent => ({
  ...{ name: 'select_item', page_path: '/suche', route: 'search-term', user_type: 'guest', item_list_id: 'search' },
  ...(search_term !== undefined && { search_term }),
  items,
});
const read = (event: TrackedEvent) => clicksOf(event, (term) => term.replace(/\W+/g, ' '));

test('SEARCH-10 a product that was opened from a search teaches its term, by its place', () => {
  expect(read(opened(' Bio-Milch '))).toEqual([{ typed: 'bio-milch', term: 'bio milch', sku: '100', place: 3 }]);
});

test('SEARCH-10 nothing is learned of what tells of a person, of no term, of long ones, and of places that no list has', () => {
  const long = 'milch '.repeat(11);
  for (const term of [undefined, '', 'm', long, 'anna@example.at', '0664 123 45 67'])
    expect(read(opened(term))).toEqual([]);
  for (const items of [[], [item({ index: undefined })], [item({ index: 2400 })], [item(), item()]])
    expect(read(opened('milch', items))).toEqual([]);
  const view: TrackedEvent = { name: 'page_view', page_path: '/', route: 'index', user_type: 'guest' };
  expect(read(view)).toEqual([]);
});
