import { cartCodes } from '@trolley/contract';
import { expect, test } from 'vitest';
import { setWindow, windowAddress } from './setWindow.ts';
import { documentOf, testWindow } from './testing.ts';

const instant = (moment: number) => new Date(moment).toISOString();
const { startsAt, endsAt, cutOffAt } = testWindow;
const held = { ...testWindow, startsAt: instant(startsAt), endsAt: instant(endsAt), cutOffAt: instant(cutOffAt) };
const address = { distributionType: 'DELIVERY' as const, deliveryAreaNumber: 'wien' };

test('SERV-05 a slot is stored in the cart as it was when it was chosen', () => {
  const document = documentOf({ milk: 1 }, { address });
  const chosen = { ...document, window: testWindow };
  expect(setWindow(document, held)).toEqual({ document: chosen });
});

test('SERV-05 there is no slot without a place or for an empty cart', () => {
  expect(windowAddress(documentOf({ milk: 1 }, { address }))).toEqual(address);
  expect(windowAddress(documentOf({ milk: 1 }))).toEqual({ failure: cartCodes.distributionMissing });
  expect(windowAddress(documentOf({}, { address }))).toEqual({ failure: cartCodes.empty });
});
