import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadStoreName } from '../storeName.ts';
import { cartFixture } from '../testing/fixtures.ts';
import { type Answers, refusal, renderService, settle } from '../testing/renderService.tsx';
import { CollectAt } from './CollectAt.tsx';

const send = 'POST /api/carts/distribution-address';
const store = { id: 'cork', name: 'Cork Douglas' };
const onChosen = vi.fn();
const onOther = vi.fn();
beforeEach(() => {
  onChosen.mockReset();
  onOther.mockReset();
});
const outlook = (unavailable: number) => ({ places: [{ served: true, unavailable, priceChanges: 0 }] });
const open = (answers: Answers, cart = cartFixture()) =>
  renderService(<CollectAt store={store} onChosen={onChosen} onOther={onOther} />, {
    cart,
    answers: { [send]: () => cartFixture(), ...answers },
  });

test('SERV-01 where nothing is lost the store is chosen at once, without another press', async () => {
  const { askedFor } = await open({ 'POST /api/capacity/places': outlook(0) });
  await settle();
  expect(askedFor(send)[0]?.body).toMatchObject({ distributionType: 'CLICK_AND_COLLECT', storeId: 'cork' });
  expect(onChosen).toHaveBeenCalledTimes(1);
  expect(loadStoreName(() => localStorage, 'cork')).toBe('Cork Douglas');
});

test('SERV-01 what the store takes out of the cart is told first, and another place can be chosen', async () => {
  const { askedFor } = await open({ 'POST /api/capacity/places': outlook(2) });
  await settle();
  expect(screen.getByText(/2 items in your basket aren’t sold there/)).toBeDefined();
  expect(askedFor(send)).toEqual([]);
  fireEvent.click(screen.getByText('Somewhere else'));
  expect(onOther).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByText('Collect here'));
  await settle();
  expect(onChosen).toHaveBeenCalledTimes(1);
});

test('SERV-01 a refusal is told, and can be tried again', async () => {
  await open({ 'POST /api/capacity/places': outlook(0), [send]: refusal(409, '132') });
  await settle();
  expect(screen.getByText(/please try again/)).toBeDefined();
  expect(onChosen).not.toHaveBeenCalled();
});
