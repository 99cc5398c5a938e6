import { expect, test } from 'vitest';
import { emptyDocument } from '../rules/document.ts';
import { createCartCache } from './cartCache.ts';
import type { StoredCart } from './readCart.ts';

const cart = (id: string, revision: number, lines = 1): StoredCart => ({
  row: { id, mode: 'REGULAR', status: 'OPEN', revision },
  document: {
    ...emptyDocument(),
    lines: Array.from({ length: lines }, (_, at) => ({ sku: `p${at}`, quantity: 1, addedAt: 0 })),
  },
});

test('an answer that was overtaken does not replace the later one', () => {
  const kept = createCartCache(1_000_000);
  kept.set(cart('a', 3));
  kept.set(cart('a', 2));
  expect(kept.get('a')?.row.revision).toBe(3);
  kept.set(cart('a', 3, 2));
  expect(kept.get('a')?.document.lines, 'of the same revision the last answer counts').toHaveLength(2);
  kept.set(cart('a', 4));
  expect(kept.get('a')?.row.revision).toBe(4);
});

test('only so much is cached: carts that were not asked for lately make room', () => {
  const kept = createCartCache(100_000);
  kept.set(cart('used', 1, 15));
  for (let number = 0; number < 50; number++) {
    kept.get('used');
    kept.set(cart(`once-${number}`, 1, 15));
  }
  expect(kept.get('used')).toBeDefined();
  expect(kept.get('once-0')).toBeUndefined();
  expect(kept.get('once-49')).toBeDefined();
});
