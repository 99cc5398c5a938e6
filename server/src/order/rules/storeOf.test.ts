import { expect, test } from 'vitest';
import { storeOf } from './storeOf.ts';

test('an order is of the store that packs it', () => {
  expect(storeOf({ distributionType: 'DELIVERY', pickingUnitIds: ['wien', 'graz'] })).toBe('wien');
  expect(storeOf({ distributionType: 'CLICK_AND_COLLECT', storeId: 'linz', pickingUnitIds: ['linz'] })).toBe('linz');
  expect(storeOf({ distributionType: 'DELIVERY' })).toBeUndefined();
});
