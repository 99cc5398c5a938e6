import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugOf } from './slugOf.ts';

test.each([
  ['Käse & Wurst', 'kaese-wurst'],
  ['  Crème fraîche 30 % ', 'creme-fraiche-30'],
  ['Straße', 'strasse'],
  ['Øl', 'ol'],
  ['日本', ''],
])('%s becomes %s', (name, slug) => expect(slugOf(name)).toBe(slug));

test('whatever the name, it fits into an address, and a slug stays what it is', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
      const slug = slugOf(name);
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(slug.length).toBeLessThanOrEqual(80);
      expect(slugOf(slug)).toBe(slug);
    }),
  ));
