import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMember, type LoyaltyMemberInformation, loyaltyStatus } from './member.ts';

const card = { mpCardId: '2900000000032' };
const id = { loyalityMemberId: '70010003' };
const authenticated = { joeAuthenticationStatus: 'Authenticated' };

test('LOY-01 a member is who has the status Authenticated, spelled like that', () => {
  expect(isMember({ ...card, ...id, ...authenticated })).toBe(true);
  expect(isMember(authenticated)).toBe(true);
  for (const joeAuthenticationStatus of ['authenticated', 'AUTHENTICATED', 'Pending', '', ' Authenticated'])
    expect(isMember({ ...card, ...id, joeAuthenticationStatus })).toBe(false);
  expect(isMember(undefined)).toBe(false);
});

test.for([
  [undefined, 'none'],
  [{}, 'none'],
  [{ mpCardId: '', loyalityMemberId: '' }, 'none'],
  [card, 'dereferenced'],
  [id, 'onlineOnly'],
  [{ ...card, ...id }, 'referenced'],
  [{ ...card, ...id, joeAuthenticationStatus: 'Pending' }, 'referenced'],
  [{ ...card, ...authenticated }, 'authenticated'],
  [{ ...id, ...authenticated }, 'authenticated'],
  [{ ...card, ...id, ...authenticated }, 'authenticated'],
] as const)('LOY-02 %j is %s', ([member, status]) => {
  expect(loyaltyStatus(member)).toBe(status);
});

test('LOY-02 pools, promotions and vouchers do not make a customer a member', () => {
  const without = fc.record<Partial<LoyaltyMemberInformation>>(
    {
      mpCardId: fc.constantFrom('', '2900000000032'),
      loyalityMemberId: fc.constantFrom('', '70010003'),
      pools: fc.array(fc.record({ poolId: fc.string(), tags: fc.array(fc.string()), value: fc.nat() })),
      promotions: fc.array(fc.record({ promotionId: fc.string() })),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(without, (member) => {
      expect(isMember(member)).toBe(false);
    }),
    { numRuns: 50 },
  );
});

test('LOY-16 while the programme is away a member stays one, but nothing counts', () => {
  const away = { ...card, ...id, ...authenticated, programmeAway: true as const };
  expect([loyaltyStatus(away), isMember(away)]).toEqual(['authenticated', false]);
});
