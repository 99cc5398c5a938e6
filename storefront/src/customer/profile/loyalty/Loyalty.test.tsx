import { screen } from '@testing-library/react';
import type { LoyaltyMemberInformation } from '@trolley/contract';
import { expect, test } from 'vitest';
import { anna } from '../testing/customers.ts';
import { renderProfile } from '../testing/renderProfile.tsx';

const open = (member: Partial<LoyaltyMemberInformation> | undefined) =>
  renderProfile({
    slug: 'crew',
    customer: {
      ...anna,
      loyaltyMemberInformation: member && { pools: [], promotions: [], vouchers: [], ...member },
    },
  });

test('LOY-01 an authenticated member sees the card with number and barcode, and the pools', async () => {
  await open(anna.loyaltyMemberInformation);
  expect(screen.getByRole('img', { name: 'Barcode of card 2900000000032' }).querySelector('path')).not.toBeNull();
  expect(screen.getByText('2 900000 000032')).toBeDefined();
  expect(screen.getByText('Points').nextElementSibling?.textContent).toBe('1,240');
  expect(screen.getByText(/Show the barcode at the till/)).toBeDefined();
});

test.each([
  [{ mpCardId: '2900000000032', loyalityMemberId: '7' }, /hasn’t been confirmed yet/, 1],
  [{ mpCardId: '2900000000032' }, /no longer linked to a membership/, 1],
  [{ loyalityMemberId: '7' }, /you don’t have a card yet/, 0],
] as const)('LOY-02 %j', async (member, words, cards) => {
  const { container } = await open(member);
  expect(screen.getByText(words)).toBeDefined();
  expect(container.querySelectorAll('.member-card')).toHaveLength(cards);
});

test.each([[undefined], [{}]])('LOY-02 without membership (%j) the way to one is offered', async (member) => {
  const { container } = await open(member);
  expect(screen.getByText('Link a card').getAttribute('href')).toBe('/offlineaccount');
  expect(container.querySelector('.member-card')).toBeNull();
});

test('an unknown pool is called by its own name; a number that is none has no bars', async () => {
  await open({ ...anna.loyaltyMemberInformation, mpCardId: '123', pools: [{ poolId: 'bees', tags: [], value: 3 }] });
  expect(screen.getByText('bees').nextElementSibling?.textContent).toBe('3');
  expect(screen.queryByRole('img')).toBeNull();
});
