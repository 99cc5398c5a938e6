import { act, fireEvent, screen } from '@testing-library/react';
import type { CartChange } from '@trolley/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { addressDraft } from '../delivery/draft.ts';
import { loadServiceDialog } from '../loadServiceDialog.ts';
import { openServiceDialog, serviceRequest } from '../openServiceDialog.ts';
import { ServiceHost } from '../ServiceHost.tsx';
import { cartFixture, galway, slotFixture, storeFixture } from '../testing/fixtures.ts';
import { type Answers, renderService, settle } from '../testing/renderService.tsx';

const send = 'POST /api/carts/distribution-address';
const day = { date: '2030-01-02', windows: [slotFixture({ cutOffAt: '2030-01-01T00:00:00.000Z' })] };
const grid = { 'POST /api/capacity': { days: [day], unavailableSkus: [] } };

async function open(answers: Answers = {}, given: Parameters<typeof renderService>[1] = {}) {
  const shop = await renderService(<ServiceHost />, { ...given, answers: { ...grid, ...answers } });
  let answer: Promise<string> = Promise.resolve('');
  act(() => {
    answer = openServiceDialog('place');
  });
  await loadServiceDialog();
  await settle();
  return { ...shop, answer };
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));
async function fillIn() {
  type('Street', 'Shop Street');
  type('Number', '12');
  type('Eircode', 'H91 X2Y3');
  type('Town or city', 'Galway');
  press('Deliver here');
  await settle();
}

afterEach(() => {
  act(() => serviceRequest.get()?.answer('aborted'));
  addressDraft.set(undefined);
  document.cookie = 'zone=; max-age=0';
});

describe('the service dialog', () => {
  test('SERV-01 offers what the tenant offers', async () => {
    await open();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Delivery', 'Collect']);
  });

  test('SERV-01 where there is only one way there is nothing to choose', async () => {
    await open({}, { config: { distributionTypes: ['DELIVERY'] } });
    expect(screen.queryAllByRole('tab')).toEqual([]);
    expect(screen.getByLabelText('Street')).toBeDefined();
  });

  test('SERV-01 leads from the place to the slots, and the arrow keys between the two ways', async () => {
    const { askedFor } = await open({
      [send]: () => cartFixture({ distributionAddress: galway }),
      'GET /api/checkout-stores': { stores: [storeFixture()] },
    });
    fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'ArrowRight' });
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Collect');
    fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'Home' });
    await fillIn();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('When suits you?');
    expect(askedFor('POST /api/capacity')[0]?.body).toMatchObject({ distributionAddress: { postalCode: 'H91X2Y3' } });
  });

  test('the page is loaded again only when prices and stock are others', async () => {
    const move = (zone: string) => () => {
      document.cookie = `zone=${zone}`;
      return cartFixture({ distributionAddress: galway });
    };
    const { loader } = await open({ [send]: move('west') });
    await fillIn();
    expect(loader).toHaveBeenCalledTimes(1);
    press('Change');
    await settle();
    press('Deliver here');
    await settle();
    expect(loader).toHaveBeenCalledTimes(1);
  });

  test('a chosen place is an answer, whether or not a slot is chosen too', async () => {
    const { answer } = await open({ [send]: () => cartFixture({ distributionAddress: galway }) });
    await fillIn();
    press('Choose later');
    expect(await answer).toBe('chosen');
  });

  test('SERV-08 shows what another place changes, empties nothing, and one button leads on', async () => {
    const changes: CartChange[] = [
      { kind: 'cheaper', name: 'Butter', lineItemId: '2', before: 299, after: 279 },
      { kind: 'unavailable', name: 'Oysters', lineItemId: '1' },
      { kind: 'dearer', name: 'Milk', lineItemId: '100', before: 179, after: 189 },
      { kind: 'availableAgain', name: 'Brown Bread', lineItemId: '4' },
      { kind: 'slotReleased' },
    ];
    const { cart } = await open({ [send]: () => ({ ...cartFixture({ distributionAddress: galway }), changes }) });
    await fillIn();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('What changes in your basket');
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'One item isn’t available there',
      'Your reserved slot was for the old address and has been released. You can pick a new one next.',
      'One item costs more there',
      'One item costs less there',
      'One item is available again',
    ]);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Oysters',
      'Milk€1.79 → €1.89',
      'Butter€2.99 → €2.79',
      'Brown Bread',
    ]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
    expect(cart.get().cart?.productLineItems).toHaveLength(1);
    press('Got it, continue');
    await settle();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('When suits you?');
  });

  test('nothing typed is lost when it is closed and opened again', async () => {
    await open();
    type('Street', 'Shop Street');
    type('Note for the driver optional', 'Ring twice');
    fireEvent.click(screen.getByLabelText('Close'));
    expect(serviceRequest.get()).toBeUndefined();
    act(() => void openServiceDialog('place'));
    await settle();
    expect(screen.getByLabelText<HTMLInputElement>('Street').value).toBe('Shop Street');
    expect(screen.getByLabelText<HTMLInputElement>('Note for the driver optional').value).toBe('Ring twice');
    expect(JSON.parse(sessionStorage.getItem('addressDraft') ?? '{}')).toMatchObject({ streetName: 'Shop Street' });
  });
});
