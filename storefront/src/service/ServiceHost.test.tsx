import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { milk } from '../cart/testing/carts.ts';
import { notifications } from '../shell/notifications/notifications.ts';
import { loadServiceDialog } from './loadServiceDialog.ts';
import { openServiceDialog, serviceRequest } from './openServiceDialog.ts';
import { wantedItems } from './prompt/wantedItems.ts';
import { ServiceHost } from './ServiceHost.tsx';
import { cartFixture, galway, now, slotFixture, windowFixture } from './testing/fixtures.ts';
import { refusal, renderService, settle } from './testing/renderService.tsx';

const hold = 'POST /api/carts/distribution-time-slot';
const news = () => notifications.get().map(({ key }) => key);
const action = () => notifications.get()[0]?.action;

// Its file is there in time, however busy the machine is.
beforeAll(() => import('./ServiceWatch.tsx').then(() => undefined));
beforeEach(
  () => void vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }),
);
afterEach(() => {
  act(() => serviceRequest.get()?.answer('aborted'));
  for (const { key } of notifications.get()) notifications.dismiss(key);
  vi.useRealTimers();
});

describe('a hold that ends', () => {
  test('SERV-06 is shown with a button to hold it again; the cart stays', async () => {
    const again = windowFixture({ heldUntil: new Date(now + 9_000_000).toISOString() });
    const { cart, askedFor } = await renderService(<ServiceHost />, {
      cart: cartFixture({ distributionAddress: galway, distributionWindow: windowFixture() }),
      answers: { [hold]: () => cartFixture({ distributionAddress: galway, distributionWindow: again }) },
    });
    await settle(2_529_000);
    expect(news()).toEqual([]);
    await settle(1000);
    expect(news()).toEqual(['service.hold.expired']);
    expect(notifications.get()[0]).toMatchObject({ type: 'warning', duration: Number.POSITIVE_INFINITY });
    expect(cart.get().cart?.productLineItems).toHaveLength(1);

    await act(async () => action()?.onPress());
    await settle();
    expect(askedFor(hold).map(({ body }) => body)).toEqual([{ id: 'slot-18-16' }]);
    expect(news()).toEqual([]);
  });

  test('SERV-06 is not told when activity renewed it', async () => {
    const { cart } = await renderService(<ServiceHost />, {
      cart: cartFixture({ distributionAddress: galway, distributionWindow: windowFixture() }),
    });
    const heldUntil = new Date(now + 3_600_000).toISOString();
    act(() => void cart.accept(cartFixture({ distributionWindow: windowFixture({ heldUntil }) })));
    await settle(3_000_000);
    expect(news()).toEqual([]);
    await settle(600_000);
    expect(news()).toEqual(['service.hold.expired']);
  });

  test('SERV-07 one that another cart took meanwhile leads to the other slots', async () => {
    const { askedFor, dependencies } = await renderService(<ServiceHost />, {
      cart: cartFixture({ distributionAddress: galway, distributionWindow: windowFixture() }),
      answers: {
        [hold]: refusal(409, '023'),
        'GET /api/capacity/window/earliest': { window: slotFixture({ day: 19 }) },
      },
    });
    dependencies.earliest.load(galway);
    await settle(2_530_000);
    await act(async () => action()?.onPress());
    await settle();
    expect(news()).toContain('service.hold.gone');
    expect(askedFor('GET /api/capacity/window/earliest')).toHaveLength(2);
    expect(dependencies.earliest.get()?.id).toBe('slot-19-16');
  });
});

describe('WEEK-11 a hold that its cut-off ends', () => {
  const cutOffAt = new Date(now + 1_200_000).toISOString();
  const closing = (given: Parameters<typeof windowFixture>[0] = {}) =>
    renderService(<ServiceHost />, {
      cart: cartFixture({
        distributionAddress: galway,
        distributionWindow: windowFixture({ cutOffAt, heldUntil: cutOffAt, ...given }),
      }),
      answers: { 'GET /api/capacity/window/earliest': { window: slotFixture({ day: 19 }) } },
    });

  test('WEEK-11 is told ten minutes ahead, once, with the time to order by', async () => {
    const { cart } = await closing();
    await settle(599_000);
    expect(news()).toEqual([]);
    await settle(1000);
    expect(news()).toEqual(['service.hold.closing']);
    expect(notifications.get()[0]).toMatchObject({
      values: { slot: 'today 4–6 pm', moment: '8:20 am' },
      ignoreRouteNames: ['cart', 'checkout'],
    });
    act(() => notifications.dismiss('service.hold.closing'));
    const heldUntil = new Date(Date.parse(cutOffAt) + 1).toISOString();
    act(() => void cart.accept(cartFixture({ distributionWindow: windowFixture({ cutOffAt, heldUntil }) })));
    await settle(1000);
    expect(news()).toEqual([]);
  });

  test('WEEK-11 is not offered again when it is over: other slots are', async () => {
    const { askedFor } = await closing();
    await settle(1_200_000);
    expect(news()).toEqual(['service.hold.closed']);
    await act(async () => action()?.onPress());
    expect(serviceRequest.get()?.view).toBe('slot');
    expect(askedFor(hold)).toHaveLength(0);
  });

  test('WEEK-11 there is no warning where the hold ends before the cut-off', async () => {
    await closing({ cutOffAt: new Date(now + 9_000_000).toISOString() });
    await settle(1_199_000);
    expect(news()).toEqual([]);
    await settle(1000);
    expect(news()).toEqual(['service.hold.expired']);
  });
});

describe('a slot noted for an empty cart', () => {
  test('is held with the first product, once', async () => {
    const held = cartFixture({ distributionAddress: galway, distributionWindow: windowFixture() });
    const { cart, dependencies, askedFor } = await renderService(<ServiceHost />, {
      cart: cartFixture({ distributionAddress: galway, productLineItems: [] }),
      answers: { [hold]: () => ({ ...held, revision: held.revision + 100 }) },
    });
    act(() => dependencies.wanted.set(slotFixture()));
    await settle();
    expect(askedFor(hold)).toHaveLength(0);
    act(() => void cart.accept(cartFixture({ distributionAddress: galway })));
    act(() => void cart.accept(cartFixture({ distributionAddress: galway })));
    await settle();
    expect(askedFor(hold).map(({ body }) => body)).toEqual([{ id: 'slot-18-16' }]);
    expect(dependencies.wanted.get()).toBeUndefined();
    expect(cart.get().cart?.distributionWindow?.held).toBe(true);
  });

  test('that was taken meanwhile is told, and nothing more is tried', async () => {
    const { cart, dependencies } = await renderService(<ServiceHost />, {
      cart: cartFixture({ distributionAddress: galway, productLineItems: [] }),
      answers: { [hold]: refusal(409, '023') },
    });
    act(() => dependencies.wanted.set(slotFixture()));
    act(() => void cart.accept(cartFixture({ distributionAddress: galway })));
    await settle();
    expect(news()).toEqual(['service.hold.gone']);
    expect(dependencies.wanted.get()).toBeUndefined();
  });
});

test('SERV-02 what was left waiting for a place, on this page or the one before, is added once there is one', async () => {
  const product = milk;
  wantedItems.put({ product, quantity: 3 });
  wantedItems.release(product.sku);
  const { cart } = await renderService(<ServiceHost />);
  const add = vi.spyOn(cart, 'add').mockResolvedValue('added');
  await settle();
  expect(add).not.toHaveBeenCalled();
  act(() => void cart.accept(cartFixture({ distributionAddress: galway })));
  await settle();
  expect(add.mock.calls).toEqual([[product, 3]]);
  expect(wantedItems.take()).toEqual([]);
});

test('further callers get the same answer while the dialog is open; closing it aborts', async () => {
  vi.useRealTimers();
  await renderService(<ServiceHost />);
  const answers: Promise<string>[] = [];
  act(() => void answers.push(openServiceDialog('place'), openServiceDialog('slot')));
  await loadServiceDialog();
  await settle();
  fireEvent.click(screen.getByLabelText('Close'));
  expect(await Promise.all(answers)).toEqual(['aborted', 'aborted']);
  expect(serviceRequest.get()).toBeUndefined();
});
