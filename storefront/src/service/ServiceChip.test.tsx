import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ShopProvider } from '../shell/shop.tsx';
import { serviceRequest } from './openServiceDialog.ts';
import { ServiceChip } from './ServiceChip.tsx';
import { SlotLine } from './SlotLine.tsx';
import { saveStoreName } from './storeName.ts';
import { cartFixture, galway, now, slotFixture, windowFixture } from './testing/fixtures.ts';
import { renderService, serviceBoot, settle } from './testing/renderService.tsx';

// Its file is there in time, however busy the machine is.
beforeAll(() => import('./ChosenServiceText.tsx').then(() => undefined));
beforeEach(
  () => void vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }),
);
afterEach(() => {
  serviceRequest.get()?.answer('aborted');
  vi.useRealTimers();
});

const earliest = { 'GET /api/capacity/window/earliest': { window: slotFixture() } };
const chip = () => screen.getByRole('button');
const wien = { ...galway, postalCode: '1070', city: 'Wien' };

describe('the service chip', () => {
  test('is the same for everybody when the server draws it', () => {
    const html = renderToString(
      <ShopProvider boot={serviceBoot('feldmarkt')}>
        <ServiceChip />
      </ShopProvider>,
    );
    expect(html).toContain('Liefergebiet wählen');
    expect(html).not.toMatch(/\d\d:\d\d/);
  });

  test('asks for a place only once the cart is loaded and has none', async () => {
    const { cart, container } = await renderService(<ServiceChip />, { tenant: 'feldmarkt' });
    // Styles draw a skeleton over it where a cookie tells of a place.
    expect(container.querySelector('.service-chip-unknown')).not.toBeNull();
    act(() => cart.start());
    expect(container.querySelector('.service-chip-unknown')).toBeNull();
    expect(container.querySelector('.service-chip-none')?.textContent).toContain('Liefergebiet wählen');
  });

  test('tells place and held slot, and counts down', async () => {
    await renderService(<ServiceChip />, {
      tenant: 'feldmarkt',
      cart: cartFixture({ distributionAddress: wien, distributionWindow: windowFixture() }),
    });
    expect(chip().textContent).toContain('Lieferung · 1070 Wien');
    expect(chip().textContent).toContain('Heute 17–19 Uhr · 42:10');
    await settle(11_000);
    expect(chip().textContent).toContain('41:59');
    expect(chip().querySelector('[aria-hidden=true].hold-time')).not.toBeNull();
    expect(chip().textContent).toContain('noch 42 Minuten reserviert');
  });

  test('warns below ten minutes, and says so when the time is over', async () => {
    const heldUntil = new Date(now + 601_000).toISOString();
    await renderService(<ServiceChip />, {
      cart: cartFixture({ distributionAddress: galway, distributionWindow: windowFixture({ heldUntil }) }),
      answers: earliest,
    });
    expect(chip().querySelector('.hold-time-short')).toBeNull();
    await settle(2000);
    expect(chip().querySelector('.hold-time-short')?.textContent).toBe('9:59');
    await settle(600_000);
    expect(chip().textContent).toContain('Reservation has ended');
  });

  test('WEEK-11 says until when to order where the cut-off ends the hold, and then what is free next', async () => {
    const cutOffAt = new Date(now + 3_600_000).toISOString();
    await renderService(<ServiceChip />, {
      tenant: 'feldmarkt',
      cart: cartFixture({
        distributionAddress: wien,
        distributionWindow: windowFixture({ cutOffAt, heldUntil: cutOffAt }),
      }),
      answers: { 'GET /api/capacity/window/earliest': { window: slotFixture({ day: 19 }) } },
    });
    expect(chip().textContent).toContain('Lieferung · heute 17–19 Uhrbestell bis 10 Uhr');
    expect(chip().querySelector('.hold-time-short')).toBeNull();
    await settle(3_010_000);
    expect(chip().querySelector('.hold-time-short')?.textContent).toBe('bestell bis 10 Uhr');
    await settle(590_000);
    await settle(1000);
    expect(chip().textContent).toContain('Neu wählen: ab morgen 17 Uhr');
    expect(chip().textContent).not.toContain('reserviert');
  });

  test('SERV-05 tells the earliest free slot of a place without one', async () => {
    const { askedFor } = await renderService(<ServiceChip />, {
      tenant: 'feldmarkt',
      cart: cartFixture({ distributionAddress: wien }),
      answers: earliest,
    });
    expect(chip().textContent).toContain('ab heute 17 Uhr');
    const [asked] = askedFor('GET /api/capacity/window/earliest');
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({
      distributionType: 'DELIVERY',
      street: 'Shop Street',
      streetNumber: '12',
      postalCode: '1070',
      city: 'Wien',
    });
  });

  test('SERV-09 says nothing of a shop that cannot tell', async () => {
    await renderService(<ServiceChip />, { cart: cartFixture({ distributionAddress: galway }) });
    expect(chip().textContent).toContain('Choose a slot');
  });

  test('names the store where goods are collected', async () => {
    saveStoreName(() => localStorage, 'galway-salthill', 'Galway Salthill');
    const distributionAddress = {
      ...galway,
      distributionType: 'CLICK_AND_COLLECT',
      storeId: 'galway-salthill',
    } as const;
    await renderService(<ServiceChip />, { cart: cartFixture({ distributionAddress }), answers: earliest });
    expect(chip().textContent).toContain('Collect · Galway Salthill');
  });

  test('opens the dialog: where, or once that is known, when', async () => {
    const { cart } = await renderService(<ServiceChip />, { answers: earliest });
    expect(chip().getAttribute('aria-haspopup')).toBe('dialog');
    act(() => cart.start());
    fireEvent.click(chip());
    expect(serviceRequest.get()?.view).toBe('place');
    act(() => serviceRequest.get()?.answer('aborted'));
    act(() => void cart.accept(cartFixture({ distributionAddress: galway })));
    await settle();
    fireEvent.click(chip());
    expect(serviceRequest.get()?.view).toBe('slot');
  });
});

describe('a press on the chip before the cart is there', () => {
  test('waits for it, so that the place is not asked for again', async () => {
    const { cart } = await renderService(<ServiceChip />, { answers: earliest });
    fireEvent.click(chip());
    expect(serviceRequest.get()).toBeUndefined();
    act(() => void cart.accept(cartFixture({ distributionAddress: galway })));
    expect(serviceRequest.get()?.view).toBe('slot');
  });
});

describe('the slot line', () => {
  test('tells the held slot and leads to another', async () => {
    await renderService(<SlotLine />, {
      tenant: 'feldmarkt',
      cart: cartFixture({ distributionAddress: wien, distributionWindow: windowFixture() }),
    });
    expect(document.querySelector('.slot-line')?.textContent).toContain(
      'Zeitfenster reserviert: heute 17–19 Uhr, noch 42:10',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Ändern' }));
    expect(serviceRequest.get()?.view).toBe('slot');
  });

  test('WEEK-11 counts down to the cut-off, and afterwards leads to another slot', async () => {
    const cutOffAt = new Date(now + 1_800_000).toISOString();
    await renderService(<SlotLine />, {
      tenant: 'feldmarkt',
      cart: cartFixture({
        distributionAddress: wien,
        distributionWindow: windowFixture({ cutOffAt, heldUntil: cutOffAt }),
      }),
      answers: earliest,
    });
    const line = () => document.querySelector('.slot-line')?.textContent;
    expect(line()).toContain('Zeitfenster reserviert: heute 17–19 Uhr. Bestell bis 9:30 Uhr, noch 30:00');
    await settle(1_801_000);
    expect(line()).toContain('Für heute 17–19 Uhr ist der Bestellschluss vorbei.');
    expect(line()).toContain('Nächstes freies Zeitfenster: ab heute 17 Uhr');
    fireEvent.click(screen.getByRole('button', { name: 'Anderes Zeitfenster wählen' }));
    expect(serviceRequest.get()?.view).toBe('slot');
  });

  test('is honest about a slot that is only noted', async () => {
    const { dependencies } = await renderService(<SlotLine />, {
      tenant: 'feldmarkt',
      cart: cartFixture({ distributionAddress: wien, productLineItems: [] }),
      answers: earliest,
    });
    act(() => dependencies.wanted.set(slotFixture()));
    expect(document.querySelector('.slot-line')?.textContent).toContain('wird mit dem ersten Artikel reserviert');
  });

  test('asks for a place first', async () => {
    await renderService(<SlotLine />, { tenant: 'feldmarkt' });
    fireEvent.click(screen.getByRole('button', { name: 'Liefergebiet wählen' }));
    expect(serviceRequest.get()?.view).toBe('place');
  });
});
