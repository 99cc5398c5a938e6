import { expect, test } from 'vitest';
import { clearLines, removeLines } from './removeLines.ts';
import { codeTerms, documentOf, quantitiesOf, testWindow } from './testing.ts';

test('CART-04 lines are removed; one that is not there changes nothing', () => {
  const document = documentOf({ a: 1, b: 2, c: 3 });
  expect(quantitiesOf(removeLines(document, ['a', 'c', 'nothing']).document)).toEqual({ b: 2 });
  expect(removeLines(document, ['nothing']).document).toBe(document);
});

test('CART-04 an emptied cart keeps its place, slot and codes', () => {
  const kept = { codes: [codeTerms()], window: testWindow, address: { distributionType: 'DELIVERY' as const } };
  expect(clearLines(documentOf({ a: 1 }, kept)).document).toEqual(documentOf({}, kept));
});
