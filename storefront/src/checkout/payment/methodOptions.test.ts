import { expect, test } from 'vitest';
import { loadMethodOptions, saveMethodOptions } from './methodOptions.ts';

function storage() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
}

test('what was wished for one cart is not wished for the next', () => {
  const kept = storage();
  expect(loadMethodOptions(kept, 'a')).toBeUndefined();
  saveMethodOptions(kept, 'a', { savePaymentMethod: true, setPrimary: true });
  expect(loadMethodOptions(kept, 'a')).toEqual({ savePaymentMethod: true, setPrimary: true });
  expect(loadMethodOptions(kept, 'b')).toBeUndefined();
});

test('a card typed anew is a choice, too', () => {
  const kept = storage();
  saveMethodOptions(kept, 'a', {});
  expect(loadMethodOptions(kept, 'a')).toEqual({});
});

test('what is no wish, or cannot be read, is none', () => {
  const kept = storage();
  for (const stored of ['{', '[]', '"a"', 'null', '7']) {
    kept.setItem('checkout-method', stored);
    expect(loadMethodOptions(kept, 'a')).toBeUndefined();
  }
  const forbidden = {
    getItem: () => {
      throw new Error('no storage');
    },
    setItem: () => {
      throw new Error('no storage');
    },
  };
  expect(loadMethodOptions(forbidden, 'a')).toBeUndefined();
  expect(() => saveMethodOptions(forbidden, 'a', {})).not.toThrow();
});
