import { afterEach, expect, test } from 'vitest';
import { knownParts, markKnown } from './known.ts';

afterEach(() => document.documentElement.removeAttribute('data-known'));

test.each([
  ['', undefined],
  ['cartCount=0', undefined],
  ['cartCount=2', '-'],
  ['loggedIn=1', '-'],
  ['loggedIn=1; homeParts=order.windows', 'order windows'],
])('WEEK-02 who is known, by cookies alone: %s', (jar, parts) => expect(knownParts(jar)).toBe(parts));

test('the root says it, until nobody is known any more', () => {
  markKnown(document.documentElement, 'order again');
  expect(document.documentElement.dataset.known).toBe('order again');
  markKnown(document.documentElement, undefined);
  expect(document.documentElement.hasAttribute('data-known')).toBe(false);
});
