import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isTrackingOff,
  looksPersonal,
  trackedPath,
  trackedRoute,
  trackedTerm,
  trackedText,
  userTypeOf,
} from '../index.ts';

test('terms are counted in one spelling, and not at all where they look as if they told of a person', () => {
  expect(trackedTerm('  Bio   Milch ')).toBe('bio milch');
  expect(trackedTerm('')).toBeUndefined();
  expect(trackedTerm('anna.huber@example.at')).toBeUndefined();
  expect(trackedTerm('+43 664 123 45 67')).toBeUndefined();
  expect(trackedTerm('0664/1234567')).toBeUndefined();
  expect(trackedTerm('cola 6 x 1,5 l')).toBe('cola 6 x 1,5 l');
  expect(trackedText('no such address: anna@example.at')).toBe('');
  expect(trackedText('The cart is closed.')).toBe('The cart is closed.');
});

test('no e-mail address and no telephone number gets through, whatever is around it', () => {
  const email = fc.emailAddress();
  const phone = fc.stringMatching(/^[0-9]{3}[ /-]?[0-9]{4,9}$/);
  const around = fc.string({ maxLength: 20 });
  fc.assert(
    fc.property(around, fc.oneof(email, phone), around, (left, secret, right) => {
      const term = `${left}${secret}${right}`;
      expect(looksPersonal(term)).toBe(true);
      expect(trackedTerm(term)).toBeUndefined();
      expect(trackedPath(`/suche/${encodeURIComponent(term)}`, 'search-term')).toBe('/suche');
      expect(trackedPath(`/x/${encodeURIComponent(term)}`, 'content')).toBe('/x/-');
    }),
  );
});

test('pages are counted by their path, searches without their term', () => {
  expect(trackedRoute({ screen: 'index', params: {} })).toBe('index');
  expect(trackedRoute({ screen: 'index', params: { slug: 'rezepte/herbst' } })).toBe('content');
  expect(trackedRoute({ screen: 'cart', params: {} })).toBe('cart');
  expect(trackedPath('/start', 'index')).toBe('/');
  expect(trackedPath('/rezepte/herbst/', 'content')).toBe('/rezepte/herbst');
  expect(trackedPath('/suche/milch', 'search-term')).toBe('/suche');
  expect(trackedPath('/%E0%A4%A', 'content')).toBe('/%E0%A4%A');
});

test('shoppers are guests, customers or members', () => {
  expect(userTypeOf({ loggedIn: false, member: true })).toBe('guest');
  expect(userTypeOf({ loggedIn: true, member: false })).toBe('customer');
  expect(userTypeOf({ loggedIn: true, member: true })).toBe('loyalty');
});

test('an app is not counted unless it asks for it', () => {
  expect(isTrackingOff({ webview: true, analytics: false })).toBe(true);
  expect(isTrackingOff({ webview: true, analytics: true })).toBe(false);
  expect(isTrackingOff({ webview: false, analytics: false })).toBe(false);
});
