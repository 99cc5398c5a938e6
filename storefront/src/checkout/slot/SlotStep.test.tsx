import { act } from '@testing-library/react';
import type { Cart } from '@trolley/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { now, slotFixture, windowFixture } from '../../service/testing/fixtures.ts';
import { ready } from '../testing/carts.ts';
import { openCheckout, press, settle } from '../testing/renderCheckout.tsx';
import { openStep, step } from '../testing/shown.ts';

const cutOffAt = new Date(now + 1_200_000).toISOString();
const closing = () => windowFixture({ cutOffAt, heldUntil: cutOffAt });
const days = [{ date: '2026-11-19', windows: [slotFixture({ day: 19 }), slotFixture({ day: 19, hour: 18 })] }];

beforeEach(
  () => void vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }),
);
afterEach(() => void vi.useRealTimers());

async function open(given: Partial<Cart> = {}) {
  const cart = ready({ distributionWindow: closing(), ...given });
  return openCheckout('/checkout', {
    cart,
    tenant: 'feldmarkt',
    answers: {
      'GET /api/carts/validation': { cartDTO: cart, errors: [] },
      'POST /api/capacity': { days, unavailableSkus: [] },
      'POST /api/carts/distribution-time-slot': () => ({
        ...cart,
        revision: cart.revision + 1,
        distributionWindow: windowFixture({
          id: 'slot-19-16',
          cutOffAt: '2026-11-19T14:00:00.000Z',
          heldUntil: new Date(Date.now() + 3_600_000).toISOString(),
        }),
      }),
    },
  });
}

test('WEEK-11 the step says until when to order; the moment that is over it opens with what is free next', async () => {
  await open();
  expect(openStep()).toBe('Prüfen und bestellen');
  expect(document.querySelector('#step-slot')?.textContent).toContain(
    'Heute 16–18 Uhr · bestell bis 8:20 Uhr, noch 20:00',
  );
  await settle(1_199_000);
  expect(openStep()).toBe('Prüfen und bestellen');
  await settle(1010);
  expect(openStep()).toBe('Zeitfenster');
  expect(step('Zeitfenster').getByText(/Für heute 16–18 Uhr ist der Bestellschluss vorbei/)).toBeTruthy();
  await settle();
  await press('Morgen 16–18 Uhr · 3,90 €');
  await settle();
  expect(openStep()).toBe('Prüfen und bestellen');
});

test('WEEK-11 a shopper who is typing stays where they are and comes to the slot afterwards', async () => {
  const { cart } = await open({ billingAddress: undefined });
  expect(openStep()).toBe('Rechnung');
  await settle(1_201_000);
  expect(openStep()).toBe('Rechnung');
  expect(step('Zeitfenster').getByText(/ist der Bestellschluss vorbei/)).toBeTruthy();
  act(() => cart.start());
  await press('Ausfüllen');
  expect(openStep()).toBe('Zeitfenster');
});

test('WEEK-11 what is added to an order has no hold that could end', async () => {
  await open({ mode: 'ADDON', orderNumber: '40000017' });
  await settle(1_201_000);
  expect(openStep()).toBe('Prüfen und bestellen');
});
