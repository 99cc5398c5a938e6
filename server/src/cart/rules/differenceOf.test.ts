import { expect, test } from 'vitest';
import { catalogueOf, regularSpan } from '../../catalogue/testing.ts';
import { differenceOf } from './differenceOf.ts';
import { codeTerms, documentOf, goodsIn, shown, testWindow } from './testing.ts';

const inSouth = (value: number) => ({ ...regularSpan(value), zone: 'sued' });
const catalogue = catalogueOf([
  { sku: 'same' },
  { sku: 'dearer', prices: [regularSpan(100), inSouth(120)] },
  { sku: 'cheaper', prices: [regularSpan(100), inSouth(90)] },
  { sku: 'eastern', zones: ['ost'] },
  { sku: 'southern', zones: ['sued'] },
]);
const [east, south] = [goodsIn(catalogue), goodsIn(catalogue, '', 'sued')];
const document = documentOf({ same: 1, dearer: 2, cheaper: 3, eastern: 1, southern: 1 });

test('SERV-08 another place: what is missing, back again, dearer and cheaper there', () => {
  expect(differenceOf(shown(document, east), shown(document, south))).toEqual([
    { kind: 'unavailable', lineItemId: 'eastern', name: 'Product eastern' },
    { kind: 'dearer', lineItemId: 'dearer', name: 'Product dearer', before: 100, after: 120 },
    { kind: 'cheaper', lineItemId: 'cheaper', name: 'Product cheaper', before: 100, after: 90 },
    { kind: 'availableAgain', lineItemId: 'southern', name: 'Product southern' },
  ]);
});

test('SERV-08 nothing is different where nothing changed', () => {
  expect(differenceOf(shown(document, east), shown(document, east))).toEqual([]);
});

test('CART-10 another quantity, a slot that was released, a code that no longer counts', () => {
  const codes = [codeTerms({ distributionTypes: ['DELIVERY'] }), codeTerms({ code: 'B', name: 'Gone' })];
  const address = { distributionType: 'DELIVERY' as const };
  const before = shown(documentOf({ same: 1 }, { codes, address, window: testWindow }), east);
  const after = shown(
    documentOf({ same: 4 }, { codes: codes.slice(0, 1), address: { distributionType: 'CLICK_AND_COLLECT' } }),
    east,
  );
  expect(differenceOf(before, after)).toEqual([
    { kind: 'quantity', lineItemId: 'same', name: 'Product same', before: 1, after: 4 },
    { kind: 'discountCode', name: 'Ten percent', before: 20, after: 0 },
    { kind: 'discountCode', name: 'Gone', before: 18, after: 0 },
    { kind: 'slotReleased' },
  ]);
});
