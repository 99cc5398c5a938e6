import { cartFailures } from '@trolley/contract';
import { expect, test } from 'vitest';
import { emptyDocument } from './document.ts';
import { outcomeOfKey, rememberKey } from './usedKeys.ts';

const used = { key: 'k1', hash: 'h1', outcome: 'added' };

test('CART-04 a repeated key is known with its outcome, for the same change only', () => {
  const document = rememberKey(emptyDocument(), used);
  expect(outcomeOfKey(document, 'k1', 'h1')).toEqual(used);
  expect(outcomeOfKey(document, 'k1', 'h2')).toEqual({ failure: cartFailures.keyReused });
  expect(outcomeOfKey(document, 'k2', 'h1')).toBeUndefined();
});

test('CART-04 the last 16 keys are remembered', () => {
  let document = emptyDocument();
  for (let number = 0; number < 17; number++) document = rememberKey(document, { key: `k${number}`, hash: 'h' });
  expect(document.keys).toHaveLength(16);
  expect(outcomeOfKey(document, 'k0', 'h')).toBeUndefined();
  expect(outcomeOfKey(document, 'k1', 'h')).toEqual({ key: 'k1', hash: 'h' });
});
