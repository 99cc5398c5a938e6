import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { notifications } from '../../shell/notifications/notifications.ts';
import { type Fact, takeFacts } from '../../shell/tracking/track.ts';
import { cartFixture, galway, now, slotFixture, windowFixture } from '../testing/fixtures.ts';
import { type Answers, refusal, renderService, settle } from '../testing/renderService.tsx';
import { SlotPicker } from './SlotPicker.tsx';

const hold = 'POST /api/carts/distribution-time-slot';
const grid = 'POST /api/capacity';
const days = [
  {
    date: '2026-11-18',
    windows: [
      slotFixture({ hour: 9, cutOffAt: '2026-11-18T07:00:00.000Z' }),
      slotFixture({ hour: 12, state: 'soldOut' }),
    ],
  },
  {
    date: '2026-11-19',
    windows: [
      slotFixture({ day: 19, hour: 9 }),
      slotFixture({ day: 19, hour: 12, fee: 190, green: true }),
      slotFixture({ day: 19, hour: 15, state: 'few' }),
      slotFixture({ day: 19, hour: 18, state: 'soldOut' }),
    ],
  },
];
const onChosen = vi.fn();
const onLater = vi.fn();

beforeEach(() => {
  onChosen.mockReset();
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  for (const { key } of notifications.get()) notifications.dismiss(key);
  vi.useRealTimers();
});

async function open(
  answers: Answers = {},
  given: Parameters<typeof cartFixture>[0] = {},
  tenant: 'harbour' | 'feldmarkt' = 'harbour',
) {
  const shop = await renderService(<SlotPicker onChosen={onChosen} onLater={onLater} />, {
    tenant,
    cart: cartFixture({ distributionAddress: galway, ...given }),
    answers: { [grid]: { days, unavailableSkus: [] }, ...answers },
  });
  await settle(10);
  return shop;
}
const tabs = () => [...document.querySelectorAll<HTMLElement>('[role=tab]')];
const radio = (id: string) => document.querySelector(`input[type=radio][value=${id}]`) as HTMLInputElement;
const words = (id: string) => radio(id).closest('label')?.textContent;
const keep = () => screen.getByText<HTMLButtonElement>(/this slot|Zeitfenster reservieren/);

describe('SERV-05 the slot grid', () => {
  test('SERV-05 shows the days with their lowest fee, and those that are booked out', async () => {
    const { askedFor } = await open();
    expect(askedFor(grid)[0]?.body).toEqual({
      distributionAddress: expect.objectContaining({ distributionType: 'DELIVERY', postalCode: 'H91X2Y3' }),
    });
    expect(tabs().map(({ textContent }) => textContent)).toEqual([
      'Today18 Novfully booked',
      'Tomorrow19 Novfrom €1.90',
    ]);
    expect(tabs()[1]?.getAttribute('aria-selected')).toBe('true');
  });

  test('SERV-05 tells time, fee, what is left, the green leaf in words and the end of ordering', async () => {
    await open({}, {}, 'feldmarkt');
    expect(words('slot-19-9')).toContain('10–12 Uhr');
    expect(words('slot-19-9')).toContain('3,90\u00a0€');
    expect(words('slot-19-9')).toContain('bestellen bis morgen\u00a08\u00a0Uhr');
    expect(words('slot-19-12')).toContain('Unser Wagen ist dann in deiner Nähe');
    expect(words('slot-19-15')).toContain('nur noch wenige');
    expect(words('slot-19-18')).toContain('ausgebucht');
    expect(radio('slot-19-18').disabled).toBe(true);
  });

  test('CONS-08 slots that are offered are told to analytics once for a place; that none is free as well', async () => {
    const heard: Fact[] = [];
    const stop = takeFacts((fact) => heard.push(fact));
    // What other tests told before waited until now.
    heard.length = 0;
    await open();
    const total = days.flatMap(({ windows }) => windows).length;
    expect(heard).toEqual([
      {
        kind: 'slotsShown',
        distributionType: 'DELIVERY',
        slots: total,
        free: expect.any(Number),
        leadMs: expect.any(Number),
      },
    ]);
    cleanup();
    heard.length = 0;
    const full = days.map(({ date, windows }) => ({
      date,
      windows: windows.map((slot) => ({ ...slot, state: 'soldOut' as const })),
    }));
    await open({ [grid]: { days: full, unavailableSkus: [] } });
    await settle(10);
    stop();
    expect(heard).toEqual([
      { kind: 'slotsShown', distributionType: 'DELIVERY', slots: total, free: 0 },
      { kind: 'noSlotFree', distributionType: 'DELIVERY' },
    ]);
  });

  test('SERV-05 a slot past its cut-off is shut, and why', async () => {
    await open();
    fireEvent.click(tabs()[0] as HTMLElement);
    expect(words('slot-18-9')).toContain('Ordering has closed');
    expect(radio('slot-18-9').disabled).toBe(true);
  });

  test('SERV-05 is free from the threshold on', async () => {
    await open({}, { freeOfChargeThreshold: 300 });
    expect(words('slot-19-9')).toContain('free');
    expect(tabs()[1]?.textContent).toContain('free');
  });

  test('SERV-05 one free slot does not make a free day', async () => {
    const free = slotFixture({ day: 19, hour: 9, fee: 0 });
    const dayOf = async (...windows: readonly ReturnType<typeof slotFixture>[]) => {
      const { unmount } = await open({ [grid]: { days: [{ date: '2026-11-19', windows }], unavailableSkus: [] } });
      const { textContent } = tabs()[0] as HTMLElement;
      unmount();
      return textContent;
    };
    expect(await dayOf(free, slotFixture({ day: 19, hour: 12 }))).toBe('Tomorrow19 Novsome free');
    expect(await dayOf(free, slotFixture({ day: 19, hour: 12, fee: 0 }))).toBe('Tomorrow19 Novfree');
    expect(await dayOf(slotFixture({ day: 19, hour: 12 }))).toBe('Tomorrow19 Nov€3.90');
  });

  test('the days are tabs: one stop, arrows between them', async () => {
    await open();
    expect(tabs().map(({ tabIndex }) => tabIndex)).toEqual([-1, 0]);
    fireEvent.keyDown(tabs()[1] as HTMLElement, { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(tabs()[0]);
    expect(screen.getByRole('radiogroup', { name: 'Slots today' })).toBeDefined();
    expect(screen.getByRole('tabpanel').getAttribute('aria-labelledby')).toBe(tabs()[0]?.id);
  });
});

describe('WEEK-11 after a hold has ended', () => {
  const next = () => [...document.querySelectorAll<HTMLElement>('.slot-next button')];

  test('WEEK-11 the next free slots stand first, and one press holds them', async () => {
    const ended = windowFixture({ id: 'slot-18-9', cutOffAt: '2026-11-18T07:00:00.000Z', held: false });
    const { askedFor } = await open(
      { [hold]: () => cartFixture({ distributionAddress: galway, distributionWindow: windowFixture() }) },
      { distributionWindow: ended },
    );
    expect(next().map(({ textContent }) => textContent)).toEqual([
      'Tomorrow 9–11 am · €3.90',
      'Tomorrow noon–2 pm · €1.90',
      'Tomorrow 3–5 pm · €3.90',
    ]);
    fireEvent.click(next()[1] as HTMLElement);
    await settle(10);
    expect(askedFor(hold).map(({ body }) => body)).toEqual([{ id: 'slot-19-12' }]);
    expect(onChosen).toHaveBeenCalledTimes(1);
  });

  test('WEEK-11 they appear the moment it ends', async () => {
    await open({}, { distributionWindow: windowFixture({ id: 'slot-19-12' }) });
    expect(next()).toEqual([]);
    await settle(2_530_010);
    expect(next()[0]?.textContent).toBe('Tomorrow noon–2 pm · €1.90');
  });
});

describe('SERV-06 holding a slot', () => {
  test('SERV-05 sends its id, tells so, and is done', async () => {
    const { askedFor } = await open({
      [hold]: () => cartFixture({ distributionAddress: galway, distributionWindow: windowFixture() }),
    });
    expect(keep().disabled).toBe(true);
    fireEvent.click(radio('slot-19-12'));
    expect(askedFor(hold)).toHaveLength(0);
    fireEvent.click(keep());
    await settle(10);
    expect(askedFor(hold).map(({ body }) => body)).toEqual([{ id: 'slot-19-12' }]);
    expect(onChosen).toHaveBeenCalledTimes(1);
    expect(notifications.get()[0]).toMatchObject({
      key: 'service.hold.done',
      values: { slot: 'tomorrow noon–2 pm' },
    });
  });

  test.each([
    ['022', /isn’t available for your area/],
    ['023', /somebody has just taken that slot/],
    ['140', /no longer available/],
    ['141', /has just closed/],
  ])('SERV-07 code %s asks for the grid and the earliest slot again, with kind words', async (code, message) => {
    const { askedFor, dependencies } = await open({ [hold]: refusal(409, code) });
    dependencies.earliest.load(galway);
    await settle(10);
    fireEvent.click(radio('slot-19-9'));
    fireEvent.click(keep());
    await settle(10);
    expect(screen.getByText(message)).toBeDefined();
    expect(askedFor(grid)).toHaveLength(2);
    expect(askedFor('GET /api/capacity/window/earliest')).toHaveLength(2);
    expect(onChosen).not.toHaveBeenCalled();
    expect(radio('slot-19-9').checked).toBe(false);
  });

  test('any other failure keeps the choice', async () => {
    const { askedFor } = await open({});
    fireEvent.click(radio('slot-19-9'));
    fireEvent.click(keep());
    await settle(10);
    expect(screen.getByText(/didn’t work/)).toBeDefined();
    expect(radio('slot-19-9').checked).toBe(true);
    expect(askedFor(grid)).toHaveLength(1);
  });

  test('an empty cart has nothing to keep it for: it is noted, and that is said', async () => {
    const { askedFor, dependencies } = await open({}, { productLineItems: [] });
    expect(screen.getByText(/when you add your first item/)).toBeDefined();
    fireEvent.click(radio('slot-19-9'));
    fireEvent.click(screen.getByText('Save this slot'));
    await settle(10);
    expect(askedFor(hold)).toHaveLength(0);
    expect(dependencies.wanted.get()?.id).toBe('slot-19-9');
    expect(onChosen).toHaveBeenCalledTimes(1);
  });

  test('the slot at hand is chosen already, even if it is full by now', async () => {
    await open({}, { distributionWindow: windowFixture({ id: 'slot-19-18' }) });
    expect(radio('slot-19-18').checked).toBe(true);
    expect(radio('slot-19-18').disabled).toBe(false);
    expect(words('slot-19-18')).toContain('your slot');
  });

  test('a grid that cannot be had offers another try', async () => {
    let tries = 0;
    const { askedFor } = await open({
      [grid]: () => (++tries > 1 ? { days, unavailableSkus: [] } : refusal(500, 'x')),
    });
    fireEvent.click(screen.getByText(/again/i));
    await settle(10);
    expect(askedFor(grid)).toHaveLength(2);
    expect(tabs()).toHaveLength(2);
  });
});
