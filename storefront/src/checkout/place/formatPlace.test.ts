import { afterEach, expect, test } from 'vitest';
import { saveStoreName } from '../../service/storeName.ts';
import type { Text } from '../../shell/text.ts';
import { formatPlace } from './formatPlace.ts';

const text = ((key: string, values: Record<string, string> = {}) =>
  [key === 'service.collect' ? 'Collect' : '', ...Object.values(values)].filter(Boolean).join(' ')) as Text;
const distributionAddress = {
  distributionType: 'CLICK_AND_COLLECT' as const,
  storeId: 'neubau',
  streetName: 'Neubaugasse',
  streetNumber: '12',
  postalCode: '1070',
  city: 'Wien',
};

afterEach(() => localStorage.clear());

test('a store is named in the browser that chose it, and found by its street in any other', () => {
  expect(formatPlace({ distributionAddress }, text)).toBe('Collect, Neubaugasse 12, 1070 Wien');
  saveStoreName(() => localStorage, 'neubau', 'Markt Neubau');
  expect(formatPlace({ distributionAddress }, text)).toBe('Collect, Markt Neubau, 1070 Wien');
});
