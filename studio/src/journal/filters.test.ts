import { expect, test } from 'vitest';
import { filtersOf, queryOf, searchOf } from './filters.ts';

test('what is sought stands in the address and comes back from it', () => {
  const filters = { text: 'home page', action: 'content.published', span: 'week' } as const;
  expect(filtersOf(searchOf(filters))).toEqual(filters);
  expect(filtersOf('?span=ever&text=%20&other=1')).toEqual({ span: undefined });
  expect(searchOf({})).toBe('');
});

test('days begin at midnight in the shop, also across the change of clocks', () => {
  const at = (now: string, span: 'today' | 'week') => queryOf({ span }, now, 'Europe/Vienna').from;
  expect(at('2026-11-18T22:59:00Z', 'today')).toBe('2026-11-17T23:00:00.000Z');
  expect(at('2026-11-18T23:01:00Z', 'today')).toBe('2026-11-18T23:00:00.000Z');
  expect(at('2026-10-27T10:00:00Z', 'week')).toBe('2026-10-20T22:00:00.000Z');
  expect(queryOf({ action: 'a' }, '2026-11-18T10:00:00Z', 'Europe/Vienna')).toEqual({ action: 'a' });
});
