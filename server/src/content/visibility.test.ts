import { expect, test } from 'vitest';
import { isVisible, nextVisibilityChange } from './visibility.ts';

const now = new Date('2026-11-15T10:00:00Z');
const page = (dates: { validFrom?: string; validUntil?: string; draft?: boolean }) => ({ draft: false, ...dates });

test('a page without dates always shows', () => {
  expect(isVisible(page({}), now, false)).toBe(true);
});

test('a draft shows in preview alone', () => {
  expect(isVisible(page({ draft: true }), now, false)).toBe(false);
  expect(isVisible(page({ draft: true }), now, true)).toBe(true);
});

test.each([
  ['2026-11-15T10:00:01Z', undefined, false],
  ['2026-11-15T10:00:00Z', undefined, true],
  [undefined, '2026-11-15T10:00:00Z', false],
  [undefined, '2026-11-15T10:00:01Z', true],
  ['2026-11-14T00:00:00Z', '2026-11-16T00:00:00Z', true],
])('from %s until %s: %s', (validFrom, validUntil, visible) => {
  expect(isVisible(page({ validFrom, validUntil }), now, false)).toBe(visible);
});

test('the next change is the nearest moment still to come', () => {
  const pages = [
    page({ validFrom: '2026-11-14T00:00:00Z', validUntil: '2026-12-01T00:00:00Z' }),
    page({ validFrom: '2026-11-20T00:00:00Z' }),
    page({}),
  ];
  expect(nextVisibilityChange(pages, now)).toEqual(new Date('2026-11-20T00:00:00Z'));
  expect(nextVisibilityChange([page({})], now)).toBeUndefined();
});
