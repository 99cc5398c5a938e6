import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRecent, recentKey, saveRecent, withoutRecent, withRecent } from './recentSearches.ts';

function shelf(stored?: string) {
  const items = new Map(stored === undefined ? [] : [[recentKey, stored]]);
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}
const refusing = {
  getItem: () => {
    throw new Error('denied');
  },
  setItem: () => {
    throw new Error('denied');
  },
  removeItem: () => undefined,
};

describe('recent searches', () => {
  test('are the newest first, each once, eight at most', () => {
    const terms = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', ' B '].reduce(withRecent, [] as readonly string[]);
    expect(terms).toEqual(['B', 'i', 'h', 'g', 'f', 'e', 'd', 'c']);
  });

  test('hold no empty term', () => expect(withRecent(['milk'], '  ')).toEqual(['milk']));

  test('can be taken away one by one', () => {
    expect(withoutRecent(['Milk', 'bread'], 'milk')).toEqual(['bread']);
    const kept = shelf('["milk"]');
    saveRecent(kept, []);
    expect(kept.items.size).toBe(0);
  });

  test('are there again on the next visit', () => {
    const kept = shelf();
    saveRecent(kept, ['milk', 'bread']);
    expect(readRecent(kept)).toEqual(['milk', 'bread']);
  });

  test.each(['{', 'null', '{"a":1}', '[1,null,"  "]', undefined])('are none where %s is stored', (stored) =>
    expect(readRecent(shelf(stored))).toEqual([]),
  );

  test('are none in a browser without storage', () => {
    expect(readRecent(refusing)).toEqual([]);
    expect(() => saveRecent(refusing, ['milk'])).not.toThrow();
  });

  test('never grow, never repeat', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (submitted) => {
        const terms = submitted.reduce(withRecent, [] as readonly string[]);
        expect(terms.length).toBeLessThanOrEqual(8);
        expect(new Set(terms.map((term) => term.toLowerCase())).size).toBe(terms.length);
      }),
    );
  });
});
