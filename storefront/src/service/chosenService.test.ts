import { describe, expect, test } from 'vitest';
import { textsOf } from '../form/testing/formShop.tsx';
import { createText } from '../shell/text.ts';
import { chosenService, formatPlace, heldFor, nothingChosen, placeKey, slotState } from './chosenService.ts';
import { cartFixture, galway, now, slotFixture, windowFixture } from './testing/fixtures.ts';

const text = createText({
  messages: textsOf('harbour', ['service']),
  locale: 'en-IE',
  timeZone: 'Europe/Dublin',
  onMissing: (key) => expect.fail(key),
});
const state = (given: Partial<Parameters<typeof slotState>[0]>) =>
  slotState({ chosen: nothingChosen, wanted: undefined, earliest: undefined, now, ...given });
const at = (window?: ReturnType<typeof windowFixture>) =>
  chosenService(cartFixture({ distributionAddress: galway, distributionWindow: window }));

describe('what the cart says of place and time', () => {
  test('VAL-17 what only stood in for nothing is not shown', () => {
    expect(at().address).not.toHaveProperty('floor');
    expect(formatPlace(at().address ?? {}, text)).toBe('Galway, H91 X2Y3');
    expect(formatPlace({ city: 'Galway' }, text)).toBe('Galway');
    expect(chosenService(undefined)).toBe(nothingChosen);
    expect(chosenService(cartFixture({ productLineItems: [] })).empty).toBe(true);
  });

  test('a held slot first, then an expired one, then a noted one, then the earliest', () => {
    const held = windowFixture();
    const wanted = slotFixture({ day: 19 });
    expect(state({})).toEqual({ kind: 'noPlace' });
    expect(state({ chosen: at(held), wanted })).toEqual({ kind: 'held', window: held, left: 2_530_000 });
    expect(state({ chosen: at(held), wanted, now: now + 2_530_000 }).kind).toBe('expired');
    expect(state({ chosen: at({ ...held, held: false }) }).kind).toBe('expired');
    expect(state({ chosen: at(), wanted, earliest: slotFixture() })).toEqual({ kind: 'wanted', slot: wanted });
    expect(state({ chosen: at(), earliest: slotFixture() })).toEqual({ kind: 'earliest', slot: slotFixture() });
  });

  test('WEEK-11 a hold that ends with the cut-off says so, and cannot be had again afterwards', () => {
    const { cutOffAt } = windowFixture();
    const window = windowFixture({ heldUntil: cutOffAt });
    const before = Date.parse(cutOffAt) - 300_000;
    expect(state({ chosen: at(window), now: before })).toEqual({ kind: 'lastCall', window, left: 300_000 });
    const next = slotFixture({ day: 19 });
    const after = { chosen: at(window), now: Date.parse(cutOffAt), earliest: next };
    expect(state(after)).toEqual({ kind: 'closed', window, next });
    // While it is being paid the server keeps it longer.
    const paid = windowFixture({ heldUntil: new Date(Date.parse(cutOffAt) + 1_200_000).toISOString() });
    expect(state({ chosen: at(paid), now: Date.parse(cutOffAt) }).kind).toBe('held');
  });

  test('CUST-13 what is added to an order comes at the order’s own time, which no hold keeps', () => {
    const window = windowFixture({ held: false });
    const cart = cartFixture({ mode: 'ADDON', distributionAddress: galway, distributionWindow: window });
    expect(state({ chosen: chosenService(cart) })).toEqual({ kind: 'fixed', window });
  });

  test('what has begun or closed is no longer spoken of', () => {
    const late = Date.parse('2026-11-18T16:00:00.000Z');
    expect(state({ chosen: at(windowFixture()), now: late }).kind).toBe('earliest');
    expect(state({ chosen: at(), wanted: slotFixture(), now: late }).kind).toBe('earliest');
  });

  test('a hold lasts as long as the server says', () => {
    expect(heldFor(undefined, now)).toBe(0);
    expect(heldFor(windowFixture(), now + 9_999_999)).toBe(0);
    expect(heldFor(windowFixture({ held: false }), now)).toBe(0);
  });

  test('two addresses of one area share their slots unless a van may be near', () => {
    expect(placeKey(galway)).toBe(placeKey({ ...galway, streetNumber: '99' }));
    expect(placeKey(galway)).not.toBe(placeKey({ ...galway, position: { lat: 53, lng: -9 } }));
    expect(placeKey({ distributionType: 'CLICK_AND_COLLECT', storeId: 'a' })).not.toBe(
      placeKey({ distributionType: 'CLICK_AND_COLLECT', storeId: 'b' }),
    );
  });
});
