import type { Cart, Customer, LoyaltyCardInfo } from '@trolley/contract';
import { expect, test, vi } from 'vitest';
import { customerFixture } from '../customer/testing/customers.ts';
import { ApiError } from '../shell/api/apiError.ts';
import type { Call } from '../shell/api/call.ts';
import { createStore } from '../shell/store.ts';
import { createLoyalty, noLoyalty } from './loyaltyStore.ts';

const member = { mpCardId: '2900000000032', loyalityMemberId: '7', joeAuthenticationStatus: 'Authenticated' };
const anna = customerFixture({
  loyaltyMemberInformation: { ...member, pools: [], promotions: [{ promotionId: 'week' }], vouchers: [] },
});
const card = { loyalityMemberId: '7', mpCardId: member.mpCardId, status: 'authenticated' } as LoyaltyCardInfo;
const answers: Readonly<Record<string, unknown>> = {
  '/api/customers/loyalty/card-info': [card, { ...card, mpCardId: '2' }],
  '/api/customers/loyalty/vouchers': { vouchers: [{ id: 'all' }] },
  '/api/content/vouchers/personalvouchers': { vouchers: [{ id: 'mine' }] },
};

type CartState = { readonly cart?: Pick<Cart, 'voucherLineItems'> };
const cartWith = (...ids: string[]): CartState => ({
  cart: { voucherLineItems: ids.map((lineItemId) => ({ lineItemId, activated: true })) as Cart['voucherLineItems'] },
});

function open(customer: Customer | undefined, differing: Readonly<Record<string, unknown>> = {}) {
  const customers = createStore<{ readonly customer?: Customer }>(customer ? { customer } : {});
  const call = vi.fn(async ({ path }: { path: string }) => {
    const answer = { ...answers, ...differing }[path];
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const carts = createStore<CartState>({});
  const loyalty = createLoyalty({ call: call as unknown as Call, customers, carts });
  const end = loyalty.begin();
  return { customers, carts, call, loyalty, end };
}
const loaded = async ({ loyalty }: Pick<ReturnType<typeof open>, 'loyalty'>) => {
  await expect.poll(() => loyalty.get().loadState).toBe('success');
  return loyalty.get();
};

test('LOY-03 with member information card and vouchers are fetched, for guests nothing is', async () => {
  const { call, customers, ...shop } = open(undefined);
  expect([shop.loyalty.get(), call.mock.calls]).toEqual([noLoyalty, []]);
  customers.set({ customer: customerFixture({ loyaltyMemberInformation: undefined }) });
  expect(call).not.toHaveBeenCalled();
  customers.set({ customer: anna });
  expect(await loaded(shop)).toEqual({
    loadState: 'success',
    card,
    isCardUnknown: false,
    vouchers: [{ id: 'all' }],
    personal: [{ id: 'mine' }],
    personalFailed: false,
  });
  expect(call).toHaveBeenCalledTimes(3);
  customers.set({ customer: { ...anna, firstName: 'Ann' } });
  expect(call, 'the same membership is not asked for twice').toHaveBeenCalledTimes(3);
});

test('LOY-12 personal vouchers are asked for by the member’s promotions, and not at all without any', async () => {
  const one = open(anna);
  await loaded(one);
  expect(one.call.mock.calls.at(-1)?.[1 as never]).toMatchObject({ query: { promotionIds: 'week' } });
  const without = { ...anna, loyaltyMemberInformation: { ...member, pools: [], promotions: [], vouchers: [] } };
  const other = open(without, { '/api/content/vouchers/personalvouchers': new Error('not asked') });
  expect((await loaded(other)).personalFailed).toBe(false);
});

test('LOY-03 when it goes everything is cleared, and an answer that comes later is dropped', async () => {
  const waiting: ((value: unknown) => void)[] = [];
  const customers = createStore<{ readonly customer?: Customer }>({ customer: anna });
  const call = (() => new Promise((resolve) => waiting.push(resolve))) as unknown as Call;
  const loyalty = createLoyalty({ call, customers, carts: createStore<CartState>({}) });
  loyalty.begin();
  expect(loyalty.get().loadState).toBe('pending');
  customers.set({});
  expect(loyalty.get()).toEqual(noLoyalty);
  for (const answer of waiting) answer([card]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(loyalty.get()).toEqual(noLoyalty);
  const unlinked = open(anna);
  await loaded(unlinked);
  unlinked.customers.set({ customer: customerFixture({ loyaltyMemberInformation: undefined }) });
  expect(unlinked.loyalty.get(), 'unlinked').toEqual(noLoyalty);
});

test('LOY-04 the code 10048 in a message clears the card; vouchers stay', async () => {
  const shop = open(anna);
  await loaded(shop);
  const gone = open(anna, {
    '/api/customers/loyalty/card-info': new ApiError(404, 'The programme does not know this card: errorCode 10048.'),
  });
  expect(await loaded(gone)).toMatchObject({ isCardUnknown: true, vouchers: [{ id: 'all' }] });
  expect(gone.loyalty.get()).not.toHaveProperty('card');
});

test('LOY-06 what fails is empty; of personal vouchers it is told', async () => {
  const away = Object.fromEntries(Object.keys(answers).map((path) => [path, new ApiError(503, 'away')]));
  expect(await loaded(open(anna, away))).toEqual({ ...noLoyalty, loadState: 'success', personalFailed: true });
});

test('asked again, what is shown stays until the answer is there', async () => {
  const shop = open(anna);
  await loaded(shop);
  const again = shop.loyalty.reload();
  expect(shop.loyalty.get().card).toEqual(card);
  await again;
  expect(shop.call).toHaveBeenCalledTimes(6);
  shop.end();
  expect(shop.loyalty.get()).toEqual(noLoyalty);
});

test('LOY-07 what is put back in the cart, or used up with an order, is not active any more', async () => {
  const path = '/api/customers/loyalty/vouchers';
  const differing: Record<string, unknown> = { [path]: { vouchers: [{ id: 'ten', state: 'active' }] } };
  const shop = open(anna, differing);
  await loaded(shop);
  shop.carts.set(cartWith('ten'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(shop.call, 'nothing to ask: it was known').toHaveBeenCalledTimes(3);
  differing[path] = { vouchers: [{ id: 'ten', state: 'available' }] };
  shop.carts.set({});
  shop.carts.set(cartWith());
  await expect.poll(() => shop.loyalty.get().vouchers).toEqual([{ id: 'ten', state: 'available' }]);
  differing[path] = { vouchers: [{ id: 'ten', state: 'active' }] };
  shop.carts.set(cartWith('ten'));
  // Undone.
  await expect.poll(() => shop.loyalty.get().vouchers).toEqual([{ id: 'ten', state: 'active' }]);
  expect(shop.call).toHaveBeenCalledTimes(9);
  shop.end();
  shop.carts.set(cartWith());
  await new Promise((resolve) => setTimeout(resolve));
  expect(shop.call).toHaveBeenCalledTimes(9);
});

test('LOY-16 when the programme is back card and vouchers are asked for again', async () => {
  const away = { ...member, pools: [], promotions: [], vouchers: [], programmeAway: true as const };
  const shop = open({ ...anna, loyaltyMemberInformation: away });
  await loaded(shop);
  shop.customers.set({ customer: anna });
  await expect.poll(() => shop.call.mock.calls.length).toBe(5);
});
