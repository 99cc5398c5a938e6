import { screen } from '@testing-library/react';
import type { Voucher } from '@trolley/contract';
import { expect, test } from 'vitest';
import { Blocks } from '../content/Blocks.tsx';
import { textsOf } from '../form/testing/formShop.tsx';
import { refusal, renderService, settle } from '../service/testing/renderService.tsx';

const path = 'GET /api/content/vouchers/generalvouchers';
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
  validUntil: '2026-12-24T23:00:00.000Z',
  takesOff: { kind: 'serviceFee' },
  ...given,
});
const block = { type: 'vouchers', title: 'Vouchers', texts: textsOf('harbour', ['customer-withdrawal']) } as const;

async function open(answer: unknown) {
  const shown = await renderService(<Blocks blocks={[block]} />, { answers: { [path]: answer } });
  await expect.poll(() => document.querySelector('.vouchers .skeleton')).toBeNull();
  await settle();
  return shown;
}

test('CONT-06 lists the vouchers that are for everybody, with their days and fine print', async () => {
  const vouchers = [voucher(), voucher({ id: 'coffee', name: 'A coffee', type: 'general-offline' })];
  await open({ vouchers });
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'First delivery free',
    'A coffee',
  ]);
  expect(screen.getByText('Applied automatically online')).toBeDefined();
  expect(screen.getByText('Show it in store')).toBeDefined();
  expect(screen.getAllByText('Valid until 24 December 2026')).toHaveLength(2);
  expect(screen.getAllByText('Only with an account.')).toHaveLength(2);
});

test.each([
  ['none', { vouchers: [] }],
  ['not found', refusal(404, 'notFound')],
])('CONT-06 where there are none (%s) that is no failure', async (_, answer) => {
  await open(answer);
  expect(screen.getByText(/There are no vouchers right now/)).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([500, 502, 403])('CONT-06 any other failure (%i) shows an error, and can be asked again', async (status) => {
  await open(refusal(status, 'internal'));
  expect(screen.getByRole('alert').textContent).toContain('We couldn’t load your vouchers.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});
