import { customerFailures, linkCard, unlinkCard } from '@trolley/contract';
import { beforeAll, expect, test } from 'vitest';
import { type OpenProfile, profileDatabase } from '../profile/testing.ts';

const { open, query } = profileDatabase();
let shop: OpenProfile;
beforeAll(async () => {
  shop = await open();
});

const memberId = '70010077';
const cardNumber = '2900000000018';
const proved = { mp_card_id: cardNumber, loyality_member_id: memberId, joe_authentication_status: 'Authenticated' };
/** Whose the points are. */
const holder = async () => {
  const rows = await query<{ id: string | null }>(
    'select customer_id as id from loyalty_member where member_id = $1',
    memberId,
  );
  return rows.map(({ id }) => id);
};

test('LOY-02 a card that began online has no code: the account that unlinked it links it again, nobody else does', async () => {
  const { id, browser } = await shop.person(proved);
  const unlinked = await browser.ask(unlinkCard);
  expect([unlinked.loyaltyMemberInformation, unlinked.unlinkedCard]).toEqual([undefined, cardNumber]);
  expect(await holder()).toEqual([null]);
  const stranger = await shop.person();
  for (const body of [{ cardNumber }, { cardNumber, activationCode: 'ACKER-1' }])
    expect((await stranger.browser.send('POST', linkCard.path, body)).json()).toMatchObject({
      errorCode: customerFailures.cardInvalid,
    });
  await query(
    `insert into offline_account (card_number, activation_code_hash, first_name, last_name, loyality_member_id)
     values ('2900000000025', $1, 'Resi', 'Huber', '70010078')`,
    await shop.customers.passwords.hash('ACKER-1'),
  );
  const withoutCode = await browser.send('POST', linkCard.path, { cardNumber: '2900000000025' });
  expect(withoutCode.json(), 'a card of the stores needs its code').toMatchObject({
    errorCode: customerFailures.cardInvalid,
  });
  for (let round = 0; round < 2; round++) {
    const again = await browser.ask(linkCard, { body: { cardNumber } });
    expect(again.loyaltyMemberInformation).toMatchObject({ mpCardId: cardNumber, loyalityMemberId: memberId });
    expect([again.unlinkedCard, await holder()]).toEqual([undefined, [id]]);
    expect((await browser.ask(unlinkCard)).unlinkedCard).toBe(cardNumber);
  }
});

test('LOY-02 a membership without a card has nothing to unlink; a card that nobody proved is not kept', async () => {
  const online = await shop.person({ loyality_member_id: '70010079' });
  const same = (await online.browser.ask(unlinkCard)).loyaltyMemberInformation;
  expect(same).toMatchObject({ loyalityMemberId: '70010079' });
  const referenced = await shop.person({ mp_card_id: '2900000000032', loyality_member_id: '70010080' });
  const unlinked = await referenced.browser.ask(unlinkCard);
  expect([unlinked.loyaltyMemberInformation, unlinked.unlinkedCard]).toEqual([undefined, undefined]);
});
