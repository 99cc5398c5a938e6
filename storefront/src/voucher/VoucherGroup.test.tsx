import { fireEvent, screen, within } from '@testing-library/react';
import type { CartVoucher, MemberVoucher, Voucher, VoucherSource } from '@trolley/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cartFixture } from '../cart/testing/carts.ts';
import { Blocks } from '../content/Blocks.tsx';
import { customerFixture, memberFixture } from '../customer/testing/customers.ts';
import { textsOf } from '../form/testing/formShop.tsx';
import { type Answers, refusal, renderService, settle } from '../service/testing/renderService.tsx';
import { acceptCustomer, customerState, guest } from '../shell/session/customerState.ts';
import { type Fact, takeFacts } from '../shell/tracking/track.ts';

const path = 'GET /api/content/vouchers/generalvouchers';
const ownPath = 'GET /api/customers/loyalty/vouchers';
const activation = '/api/customers/vouchers/coffee/activation';
const voucher = (given: Partial<Voucher> = {}): Voucher => ({
  id: 'first',
  articleId: '1',
  component: 'voucher',
  name: 'First delivery free',
  type: 'general-online',
  ecommerceAutomaticRedemption: 'First orders',
  ecommerceLimitAutomaticRedemptionToServiceTypes: [],
  onlineDescription: 'We bring your first order for free.',
  fineprintHeadline: 'Good to know',
  fineprintText: 'Only with an account.',
  validFrom: '2026-11-01T00:00:00.000Z',
  validUntil: '2099-12-24T23:00:00.000Z',
  takesOff: { kind: 'serviceFee' },
  ...given,
});
const own = (given: Partial<MemberVoucher> = {}): MemberVoucher => ({
  ...voucher({ id: 'coffee', name: '€3 off whole beans', type: 'personal', ecommerceAutomaticRedemption: '' }),
  takesOff: { kind: 'amount', value: 300 },
  sign: { caption: 'Coffee' },
  state: 'available',
  ...given,
});

let before = customerState.get();
beforeEach(() => {
  before = customerState.get();
  customerState.set(guest);
});
afterEach(() => customerState.set(before));

interface Opened {
  readonly source?: VoucherSource;
  readonly answers?: Answers;
  readonly inCart?: CartVoucher;
  readonly as?: 'guest' | 'customer' | 'member';
}

async function open({ source = { kind: 'general' }, answers = {}, inCart, as = 'guest' }: Opened) {
  if (as !== 'guest')
    acceptCustomer(customerFixture(as === 'member' ? { loyaltyMemberInformation: memberFixture } : {}));
  const texts = textsOf('harbour', ['customer-voucher']);
  const block = { type: 'voucherGroup', title: 'Vouchers', source, texts } as const;
  const cart = cartFixture([], { voucherLineItems: inCart ? [inCart] : [] });
  const shown = await renderService(<Blocks blocks={[block]} />, { answers, ...(inCart && { cart }) });
  await expect.poll(() => document.querySelector('.vouchers .skeleton')).toBeNull();
  await settle();
  return shown;
}

test('CONT-06 lists the vouchers that are for everybody, with their days and fine print', async () => {
  const vouchers = [voucher(), voucher({ id: 'coffee', name: 'A coffee', type: 'general-offline' })];
  await open({ answers: { [path]: { vouchers } } });
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'First delivery free',
    'A coffee',
  ]);
  expect(screen.getByText('Applied automatically online')).toBeDefined();
  expect(screen.getByText('Show it in store')).toBeDefined();
  expect(screen.getAllByText(/until 24 December 2099/)).toHaveLength(2);
  expect(screen.getAllByText('Only with an account.')).toHaveLength(2);
});

test.each([
  ['none', { vouchers: [] }],
  ['not found', refusal(404, 'notFound')],
])('CONT-06 where there are none (%s) that is no failure', async (_, answer) => {
  await open({ answers: { [path]: answer } });
  expect(screen.getByText(/There are no vouchers right now/)).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([500, 502, 403])('CONT-06 any other failure (%i) shows an error, and can be asked again', async (status) => {
  await open({ answers: { [path]: refusal(status, 'internal') } });
  expect(screen.getByRole('alert').textContent).toContain('We couldn’t load your vouchers.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

test('LOY-11 a group names its vouchers and their order', async () => {
  const vouchers = [voucher({ id: 'a', name: 'A' }), voucher({ id: 'b', name: 'B' }), voucher({ id: 'c', name: 'C' })];
  await open({ source: { kind: 'ids', ids: ['c', 'a'] }, answers: { [path]: { vouchers } } });
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['C', 'A']);
});

test('LOY-11 a guest is asked to log in and comes back; nothing of members is asked for', async () => {
  const { asked } = await open({ source: { kind: 'personal' } });
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login?returnUrl=%2F');
  expect(asked.filter(({ path: to }) => to.includes('voucher'))).toEqual([]);
});

test('LOY-11 LOY-09 a customer without membership is shown the way to one', async () => {
  const { asked } = await open({ source: { kind: 'member' }, as: 'customer' });
  expect(screen.getByRole('link', { name: 'Link your card' })).toBeDefined();
  expect(asked.filter(({ path: to }) => to.includes('voucher'))).toEqual([]);
});

test('LOY-11 a member activates a voucher: once, however often the button is pressed, and the cart is asked again', async () => {
  let state: MemberVoucher['state'] = 'available';
  const { asked, askedFor } = await open({
    source: { kind: 'personal' },
    as: 'member',
    answers: {
      [ownPath]: () => ({ vouchers: [own({ state }), own({ id: 'all', name: 'For all', type: 'member' })] }),
      [`PUT ${activation}`]: () => {
        state = 'active';
        return new Response(null, { status: 204 });
      },
    },
  });
  expect(screen.queryByText('For all')).toBeNull();
  expect(screen.getByText('€3')).toBeDefined();
  const heard: Fact[] = [];
  const stop = takeFacts((fact) => heard.push(fact));
  // What other tests told before waited until now.
  heard.length = 0;
  const button = screen.getByRole('button', { name: '€3 off whole beans: activate' });
  fireEvent.click(button);
  fireEvent.click(button);
  await expect.poll(() => screen.queryByText('Active for your next shop')).not.toBeNull();
  await settle();
  stop();
  expect(heard).toMatchObject([{ kind: 'voucherActivated' }]);
  expect(askedFor(`PUT ${activation}`)).toHaveLength(1);
  expect(asked.some(({ path: to }) => to === '/api/carts')).toBe(true);
  expect(within(screen.getByRole('listitem')).getAllByRole('button')).toHaveLength(1);
});

test.each([
  [{ state: 'automatic' }, undefined, 'Applied automatically, nothing to do', 0],
  [{ state: 'locked', missing: { coins: 3 } }, undefined, 'You need 3 more', 0],
  [{ state: 'active' }, undefined, 'Active for your next shop', 1],
  [{ state: 'active' }, { discount: 0, missing: { cents: 1601 } }, 'Spend €16.01 more to use it', 1],
  [{ state: 'active' }, { discount: 0, missing: { pieces: 2 } }, 'Add 2 more to use it', 1],
] as const)('LOY-07 a voucher that is %j, in the cart %j, says so', async (given, line, words, buttons) => {
  const inCart = line && { lineItemId: 'coffee', name: 'Beans', kind: 'amount' as const, value: 300, ...line };
  await open({
    source: { kind: 'personal' },
    as: 'member',
    ...(inCart && { inCart }),
    answers: { [ownPath]: { vouchers: [own(given)] } },
  });
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.queryAllByRole('button')).toHaveLength(buttons);
});

test('LOY-07 one that works in the cart says with how much, and leads there', async () => {
  const inCart = { lineItemId: 'coffee', name: 'Beans', kind: 'amount' as const, value: 300, discount: 137 };
  await open({
    source: { kind: 'personal' },
    as: 'member',
    inCart,
    answers: { [ownPath]: { vouchers: [own({ state: 'active' })] } },
  });
  expect(screen.getByText('−€1.37')).toBeDefined();
  expect(screen.getByRole('link', { name: '€3 off whole beans: view in basket' }).getAttribute('href')).toBe('/cart');
  expect(screen.queryAllByRole('button')).toHaveLength(0);
});

test('LOY-06 what is used or over is not among them; a failure of a member’s list is told', async () => {
  const vouchers = [own({ state: 'used' }), own({ id: 'old', state: 'expired' })];
  const { unmount } = await open({ source: { kind: 'personal' }, as: 'member', answers: { [ownPath]: { vouchers } } });
  expect(screen.getByText(/There are no vouchers right now/)).toBeDefined();
  unmount();
  await open({ source: { kind: 'personal' }, as: 'member', answers: { [ownPath]: refusal(500, 'internal') } });
  expect(screen.getByRole('alert')).toBeDefined();
});

test('LOY-07 a voucher that the till scans has a barcode, open where it is for the store alone', async () => {
  const tillCode = '9900800011309';
  const both = [
    voucher({ id: 'coffee', name: 'Coffee in store', type: 'general-offline', tillCode }),
    voucher({ id: 'honey', name: 'Honey', tillCode }),
    voucher(),
  ];
  await open({ answers: { [path]: { vouchers: both } } });
  const picture = (name: string) => document.querySelector(`[aria-label="${name}: barcode for the till"]`);
  expect(picture('Coffee in store')?.querySelector('path')?.getAttribute('d')).toMatch(/^M11 0h1v48/);
  expect(picture('Coffee in store')?.closest('details')?.open).toBe(true);
  expect(picture('Honey')?.closest('details')?.open).toBe(false);
  expect(document.querySelectorAll('.voucher-code')).toHaveLength(2);
});

test('LOY-16 while the programme is away a member is not asked to become one', async () => {
  customerState.set(guest);
  acceptCustomer(customerFixture({ loyaltyMemberInformation: { ...memberFixture, programmeAway: true } }));
  await open({ source: { kind: 'member' } });
  expect(screen.getByText(/the programme isn’t answering/)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Link your card' })).toBeNull();
});
