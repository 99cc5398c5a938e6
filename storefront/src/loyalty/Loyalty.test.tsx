import { fireEvent, screen, within } from '@testing-library/react';
import type { LoyaltyCardInfo, LoyaltyMemberInformation, MemberVoucher } from '@trolley/contract';
import { afterEach, expect, test } from 'vitest';
import { anna } from '../customer/profile/testing/customers.ts';
import { renderProfile, settle } from '../customer/profile/testing/renderProfile.tsx';
import { customerState } from '../shell/session/customerState.ts';
import { readStoredCard } from './card/storedCard.ts';

afterEach(() => sessionStorage.clear());

const info = 'GET /api/customers/loyalty/card-info';
const vouchersCall = 'GET /api/customers/loyalty/vouchers';
const card: LoyaltyCardInfo = {
  mpCardId: '2900000000032',
  loyalityMemberId: '7',
  status: 'authenticated',
  memberSince: '2023-03-05T10:00:00Z',
  pools: [
    { poolId: 'coins', kind: 'points', tags: ['coins'], value: 1284, waiting: 38, worth: 1284 },
    { poolId: 'donation', kind: 'donation', tags: ['caritas_aktiv'], value: 50, waiting: 0, worth: 50 },
  ],
  nextStep: { at: 1500, value: 1284, text: '€5 off your next shop' },
  promotions: [{ promotionId: 'double', name: 'Double points', factor: 2, validUntil: '2026-11-22T23:00:00Z' }],
  movements: [
    {
      id: 9,
      poolId: 'coins',
      kind: 'earn',
      value: 45,
      at: '2026-11-12T10:00:00Z',
      orderNumber: '4711',
      promotionIds: [],
    },
    { id: 8, poolId: 'coins', kind: 'donate', value: -50, at: '2026-11-09T10:00:00Z', promotionIds: [] },
  ],
  earning: [],
  donations: [{ poolId: 'donation', fromPoolId: 'coins', values: [20, 5000] }],
};

const open = (
  member: Partial<LoyaltyMemberInformation> | undefined,
  answers: Record<string, unknown> = {},
  slug = 'crew',
) =>
  renderProfile({
    slug,
    answers: { [vouchersCall]: { vouchers: [] }, ...answers },
    customer: { ...anna, loyaltyMemberInformation: member && { pools: [], promotions: [], vouchers: [], ...member } },
  });
const own = anna.loyaltyMemberInformation;

test('LOY-05 a member sees the card with its barcode, points with their worth, and what waits apart', async () => {
  await open(own, { [info]: [card] });
  expect(screen.getByRole('img', { name: 'Barcode of card 2900000000032' }).querySelector('path')).not.toBeNull();
  expect(screen.getByText(/since March 2023/)).toBeDefined();
  const points = screen.getByRole('region', { name: 'Crew points' });
  expect(within(points).getByText('1,284')).toBeDefined();
  expect(within(points).getByText(/worth €12\.84/)).toBeDefined();
  expect(within(points).getByText(/38 points more once/)).toBeDefined();
  expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe('216 points to go');
  expect(screen.getByText(/Double points, until/)).toBeDefined();
});

test('LOY-05 whoever gave is thanked in words; a movement names its cause and leads to its order', async () => {
  await open(own, { [info]: [card] });
  expect(screen.getByText('Thank you, Anna.')).toBeDefined();
  expect(screen.getByText(/You’ve given €0\.50/)).toBeDefined();
  expect(screen.getByText('Order 4711').getAttribute('href')).toBe('/profile/orders/4711');
  expect(screen.getByText('+ 45')).toBeDefined();
  expect(screen.getByText('− 50')).toBeDefined();
});

test('LOY-10 points are given once for each question, and only what there is', async () => {
  const donations = 'POST /api/customers/loyalty/donations';
  const { askedFor } = await open(own, { [info]: [card], [donations]: { pools: [] } });
  fireEvent.click(screen.getByRole('button', { name: 'Give points' }));
  expect(screen.queryByLabelText('5,000 points')).toBeNull();
  fireEvent.click(screen.getByText('Give 20 points'));
  await settle();
  expect(askedFor(donations)).toMatchObject([{ body: { poolId: 'donation', value: 20 } }]);
  expect(screen.getByText(/Thank you. 20 points went/)).toBeDefined();
});

test('LOY-04 a card that the programme does not know is not shown, nor kept for later', async () => {
  const gone = Response.json({ status: 404, errorCode: 'cardUnknown', message: 'errorCode 10048' }, { status: 404 });
  await open(own, { [info]: gone });
  expect(screen.queryByRole('img', { name: /Barcode/ })).toBeNull();
  expect(screen.getByText(/no longer recognises this card/)).toBeDefined();
  expect(readStoredCard(sessionStorage)).toBeUndefined();
});

test('LOY-06 while the programme is away the card is there all the same, and it says so', async () => {
  await open(own, {
    [info]: Response.json({ status: 503, errorCode: 'programmeAway', message: 'away' }, { status: 503 }),
  });
  expect(screen.getByRole('img', { name: /Barcode/ })).toBeDefined();
  expect(screen.getByText(/can’t be loaded just now/)).toBeDefined();
});

test.each(['crew', 'crew/vouchers', 'crew/movements'])(
  'LOY-16 while members pay regular prices because the programme is away, %s says so',
  async (slug) => {
    const customer = {
      ...anna,
      loyaltyMemberInformation: { ...own, pools: [], promotions: [], vouchers: [], programmeAway: true as const },
    };
    const away = Response.json({ status: 503, errorCode: 'programmeAway', message: 'away' }, { status: 503 });
    await renderProfile({ slug, customer, answers: { [info]: away } });
    expect(await screen.findByText(/regular prices apply online/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Link card' })).toBeNull();
    const steps = slug === 'crew' ? [] : [`/profile/${slug}`, '/profile/crew'];
    expect(
      ['Try again', 'Show my card']
        .flatMap((name) => screen.queryAllByRole('link', { name }))
        .map((link) => link.getAttribute('href')),
    ).toEqual(steps);
  },
);

test('LOY-05 the card is kept for this visit, so that it can be shown when the shop cannot be reached', async () => {
  const { unmount } = await open(own, { [info]: [card] });
  expect(readStoredCard(sessionStorage)).toEqual({
    number: '2900000000032',
    name: `${anna.firstName} ${anna.lastName}`,
  });
  unmount();
  await renderProfile({ slug: 'crew', state: { loadState: 'error' } });
  expect(screen.getByRole('img', { name: 'Barcode of card 2900000000032' })).toBeDefined();
});

test.each([
  [{ mpCardId: '2900000000032', loyalityMemberId: '7' }, /hasn’t been confirmed yet/, 1],
  [{ mpCardId: '2900000000032' }, /no longer linked to a membership/, 1],
  [{ loyalityMemberId: '7' }, /you don’t have a card yet/, 0],
] as const)('LOY-02 %j', async (member, words, cards) => {
  const { container } = await open(member);
  expect(screen.getByText(words)).toBeDefined();
  expect(container.querySelectorAll('.member-card')).toHaveLength(cards);
  expect(screen.getByRole('button', { name: 'Link card' }), 'each of them can prove a card here').toBeDefined();
});

test.each([[undefined], [{}]])('CUST-09 without membership (%j) a card is linked here', async (member) => {
  const link = 'POST /api/customers/loyalty/card';
  const { askedFor } = await open(member, { [link]: anna });
  fireEvent.change(screen.getByLabelText('Card number'), { target: { value: '2900000000032' } });
  fireEvent.change(screen.getByLabelText('Activation code'), { target: { value: 'ANCHOR-42' } });
  fireEvent.click(screen.getByRole('button', { name: 'Link card' }));
  await settle();
  expect(askedFor(link)).toMatchObject([{ body: { cardNumber: '2900000000032', activationCode: 'ANCHOR-42' } }]);
  expect(customerState.get().customer?.loyaltyMemberInformation?.mpCardId).toBe('2900000000032');
});

test('LOY-02 a card that began in this account is linked again by one press, without a code', async () => {
  const link = 'POST /api/customers/loyalty/card';
  const unlinked = { ...anna, loyaltyMemberInformation: undefined, unlinkedCard: '2900000000032' };
  const { askedFor } = await renderProfile({ slug: 'crew', customer: unlinked, answers: { [link]: anna } });
  expect(screen.getByText(/2 900000 000032 is unlinked/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Link it again' }));
  await settle();
  expect(askedFor(link).map(({ body }) => body)).toEqual([{ cardNumber: '2900000000032' }]);
  expect(customerState.get().customer?.loyaltyMemberInformation?.mpCardId).toBe('2900000000032');
  expect(screen.queryByRole('button', { name: 'Link it again' })).toBeNull();
});

test('LOY-03 unlinking asks first; then nothing of the membership is left', async () => {
  const unlink = 'DELETE /api/customers/loyalty/card';
  const { askedFor } = await open(own, { [info]: [card], [unlink]: { ...anna, loyaltyMemberInformation: undefined } });
  fireEvent.click(screen.getAllByRole('button', { name: 'Unlink card' })[0] as HTMLElement);
  expect(askedFor(unlink)).toEqual([]);
  fireEvent.click(screen.getAllByText('Unlink card', { selector: '.dialog-buttons button' })[0] as HTMLElement);
  await settle();
  expect(askedFor(unlink)).toHaveLength(1);
  expect(screen.queryByRole('img', { name: /Barcode/ })).toBeNull();
  expect(screen.queryByText('1,284')).toBeNull();
});

const voucher = (id: string, given: Partial<MemberVoucher> = {}): MemberVoucher => ({
  ...{ id, articleId: '', component: '', name: id, type: 'member', onlineDescription: '', fineprintHeadline: '' },
  ...{ ecommerceAutomaticRedemption: '', ecommerceLimitAutomaticRedemptionToServiceTypes: [], fineprintText: '' },
  ...{
    takesOff: { kind: 'percent', value: 10 },
    validFrom: '2026-01-01T00:00:00Z',
    validUntil: '2099-01-01T00:00:00Z',
  },
  state: 'available',
  ...given,
});

test('LOY-07 personal vouchers come first, used ones below with what they brought; none of it twice', async () => {
  const promotions = [{ promotionId: 'week' }];
  const used = voucher('Milk', { state: 'used', usedAt: '2026-11-05T10:00:00Z', orderNumber: '4640', brought: 100 });
  await open(
    { ...own, promotions },
    {
      [info]: [card],
      [vouchersCall]: { vouchers: [voucher('Butter'), voucher('Cheese', { type: 'personal' }), used] },
      'GET /api/content/vouchers/personalvouchers': { vouchers: [voucher('Cheese', { type: 'personal' })] },
    },
    'crew/vouchers',
  );
  expect(
    within(screen.getByRole('region', { name: 'For you, Anna' })).getAllByRole('heading', { level: 3 }),
  ).toHaveLength(1);
  expect(within(screen.getByRole('region', { name: 'For the whole Crew' })).getByText('Butter')).toBeDefined();
  const over = screen.getByRole('region', { name: 'Used and expired' });
  expect(within(over).getByText(/order 4640/)).toBeDefined();
  expect(within(over).getByText('−€1.00')).toBeDefined();
  expect(screen.getAllByText('Cheese')).toHaveLength(1);
});

test('LOY-06 personal vouchers that could not be loaded are told of, the others are there', async () => {
  const answers = { [info]: [card], [vouchersCall]: { vouchers: [voucher('Butter')] } };
  await open({ ...own, promotions: [{ promotionId: 'week' }] }, answers, 'crew/vouchers');
  expect(screen.getByText(/personal vouchers can’t be loaded/)).toBeDefined();
  expect(screen.getByText('Butter')).toBeDefined();
});

test.each(['crew', 'crew/collector'])(
  'LOY-13 without joe there is no collector at %s: no link, no page',
  async (slug) => {
    const collector = { poolId: 'collector', perCents: 1000, validUntil: '2099-01-01T00:00:00Z', voucherIds: [] };
    await renderProfile({
      slug,
      customer: anna,
      config: { featureJoe: false },
      answers: { [info]: [{ ...card, collector }] },
    });
    expect(screen.queryByText('Collector', { selector: 'b' })).toBeNull();
    expect(screen.queryByText('How they came together')).toBeNull();
  },
);

test('LOY-10 the collector shows its steps, what is picked, and picks another by one press', async () => {
  const collector = { poolId: 'collector', perCents: 1000, validUntil: '2099-01-01T00:00:00Z', voucherIds: [] };
  const pools = [{ poolId: 'collector', kind: 'collector' as const, tags: [], value: 7, waiting: 0 }];
  const step = (coins: number, state: MemberVoucher['state']) =>
    voucher(`step-${coins}`, { name: `Minus ${coins}`, coins, state, voucherType: 'collector' });
  const pick = 'PUT /api/customers/vouchers/step-4/activation';
  const { askedFor } = await renderProfile({
    slug: 'crew/collector',
    config: { featureJoe: true },
    answers: {
      [info]: [{ ...card, collector, pools }],
      [vouchersCall]: { vouchers: [step(4, 'available'), step(7, 'active'), step(10, 'locked')] },
      'GET /api/customers/loyalty/movements': { movements: [] },
      [pick]: new Response(null, { status: 204 }),
    },
    customer: anna,
  });
  expect(screen.getByRole('img', { name: '7 of 10 collected' })).toBeDefined();
  expect(screen.getByText(/If you don’t pay, your 7 stamps come back/)).toBeDefined();
  expect(screen.getAllByText('3 stamps to go')).not.toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: /Swap.*Minus 4/ }));
  await settle();
  expect(askedFor(pick)).toHaveLength(1);
});
