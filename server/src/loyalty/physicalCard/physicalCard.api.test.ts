import {
  getCustomer,
  getPhysicalCard,
  isCardNumber,
  type LetterAddress,
  linkCard,
  loyaltyStatus,
  orderPhysicalCard,
  type PhysicalCard,
  reportCardLost,
  unlinkCard,
} from '@trolley/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { createBrowser } from '../../cart/testing/browser.ts';
import { memberOfCard } from '../../customer/card/memberOfCard.ts';
import { setCardNumber } from '../../customer/card/setCardNumber.ts';
import { type OpenProfile, type Person, profileDatabase } from '../../customer/profile/testing.ts';
import { physicalCardRoom } from '../../physicalCardRoom.ts';
import { captureLog } from '../../platform/http/testing.ts';
import { applyRetention } from '../../platform/retention/applyRetention.ts';
import { readCardCommand } from './command/options.ts';
import { runCardCommand } from './command/runCardCommand.ts';
import { newCardNumber } from './newCardNumber.ts';
import { physicalCardRetention } from './retention.ts';

const { open, query, database } = profileDatabase();
let shop: OpenProfile;
beforeAll(async () => {
  shop = await open({ tenant: 'harbour' });
  await physicalCardRoom(shop.customers, undefined).routes(shop.app);
});

let members = 0;
async function member(changes: Readonly<Record<string, unknown>> = {}) {
  const memberId = `8009${String(++members).padStart(4, '0')}`;
  const known = {
    loyality_member_id: memberId,
    mp_card_id: '2910000000024',
    joe_authentication_status: 'Authenticated',
  };
  if (members > 1) known.mp_card_id = `29200000${String(members).padStart(5, '0')}`;
  return { memberId, ...(await shop.person({ first_name: 'Aoife', last_name: 'Kelly', ...known, ...changes })) };
}

const address: LetterAddress = {
  firstName: 'Aoife',
  lastName: 'Kelly',
  streetName: 'Quay Street',
  streetNumber: '14',
  postalCode: 'H91C6W2',
  city: 'Galway',
  countryCode: 'IE',
};
const order = (person: Person, body: object = { address }) => person.browser.send('POST', orderPhysicalCard.path, body);
const statusOf = ({ browser }: Person) => browser.ask(getPhysicalCard);

async function staff(line: string) {
  const command = readCardCommand(line.split(' '));
  if (command === 'help' || 'problem' in command) throw new Error(`not understood: ${JSON.stringify(command)}`);
  return runCardCommand(database(), command, { memberOfCard, setCardNumber });
}

describe('ordering', () => {
  test('LOY-08 LOY-15 a member has none, orders it to an address for this letter alone, and sees that it is ordered', async () => {
    const aoife = await member();
    expect(await statusOf(aoife)).toEqual({ status: 'none' });
    const answer = await order(aoife, {
      address: { ...address, firstName: 'Post', door: 'na' },
      nameOnCard: 'initial',
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { status: 'ordered', cardNumber: '2910000000024', name: 'A. Kelly', orderedAt: expect.any(String) },
    ]);
    expect(await statusOf(aoife)).toEqual(answer.json());
    const { addresses } = await aoife.browser.ask(getCustomer);
    expect(addresses, 'the address book is as it was').toEqual([]);
    const [row] = await query<{ address: object }>(
      'select address from physical_card where member_id = $1',
      aoife.memberId,
    );
    expect(row?.address).toEqual({ ...address, firstName: 'Post' });
  });

  test('LOY-15 of twenty calls at once one orders it, the others are told', async () => {
    const aoife = await member();
    const answers = await Promise.all(Array.from({ length: 20 }, () => order(aoife)));
    const codes = answers.map(({ statusCode }) => statusCode).sort((one, other) => one - other);
    expect(codes).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      errorCode: 'cardOrderedAlready',
    });
    expect(await query('select 1 from physical_card where member_id = $1', aoife.memberId)).toHaveLength(1);
  });

  test('LOY-15 who is no member is refused and told what to do; a guest is asked to log in', async () => {
    const sean = await shop.person();
    expect((await order(sean)).json()).toMatchObject({ status: 403, errorCode: 'notAMember' });
    expect(await statusOf(sean)).toEqual({ status: 'none' });
    const dereferenced = await member({ loyality_member_id: null });
    expect((await order(dereferenced)).statusCode).toBe(403);
  });

  test.each([getPhysicalCard, orderPhysicalCard, reportCardLost])(
    'CUST-14 $method $path refuses a guest before it looks at what they sent',
    async ({ method, path }) => {
      for (const body of [undefined, {}, { address: 0 }]) {
        const answer = await createBrowser(shop.app).send(method, path, method === 'GET' ? undefined : body);
        expect(answer.json()).toMatchObject({ status: 401, errorCode: 'unauthorized' });
      }
    },
  );

  test('LOY-15 a membership that lives online alone gets its number with its first card, the same for calls at once', async () => {
    const online = await member({ mp_card_id: null, joe_authentication_status: null });
    await query(
      `insert into loyalty_movement (member_id, pool_id, value, kind, cause) values ($1, 'coins', 90, 'start', $1)`,
      online.memberId,
    );
    const answers = await Promise.all([order(online), order(online), order(online)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const { cardNumber = '' } = await statusOf(online);
    expect(isCardNumber(cardNumber)).toBe(true);
    const { loyaltyMemberInformation } = await online.browser.ask(getCustomer);
    expect(loyaltyMemberInformation?.mpCardId).toBe(cardNumber);
    expect(loyaltyStatus(loyaltyMemberInformation), 'the number was made for this account').toBe('authenticated');
    expect(loyaltyMemberInformation?.pools, 'the points are still there').toMatchObject([
      { poolId: 'coins', value: 90 },
    ]);
  });

  test('LOY-15 a card that nobody proved is neither printed nor lost: it may be another person’s', async () => {
    const referenced = await member({ joe_authentication_status: null });
    expect((await order(referenced)).json()).toMatchObject({ status: 403, errorCode: 'cardNotProved' });
    const lost = await referenced.browser.send('POST', reportCardLost.path);
    expect(lost.json()).toMatchObject({ status: 403, errorCode: 'cardNotProved' });
    expect(await query('select 1 from physical_card where member_id = $1', referenced.memberId)).toEqual([]);
  });

  test('LOY-15 whoever has the membership next is not told of the card before, and orders one of their own', async () => {
    const aoife = await member();
    const [card] = await query<{ number: string }>('select mp_card_id as number from customer where id = $1', aoife.id);
    await order(aoife);
    await staff(`sent ${aoife.memberId}`);
    await query('update customer set mp_card_id = null, loyality_member_id = null where id = $1', aoife.id);
    const niamh = await shop.person({
      ...{ first_name: 'Niamh', last_name: 'Byrne', mp_card_id: card?.number },
      ...{ loyality_member_id: aoife.memberId, joe_authentication_status: 'Authenticated' },
    });
    expect(await statusOf(niamh)).toEqual({ status: 'none' });
    expect((await niamh.browser.send('POST', reportCardLost.path)).json()).toMatchObject({ errorCode: 'noCardToLose' });
    expect((await order(niamh)).json()).toMatchObject({ status: 'ordered', name: 'Niamh Byrne' });
    await query('delete from customer where id = $1', aoife.id);
    expect((await statusOf(niamh)).status).toBe('ordered');
  });

  test.each([
    [{ city: '' }, 'address.city'],
    [{ streetNumber: 'na' }, 'address.streetNumber'],
    [{ lastName: 'Kelly\u0000' }, 'address.lastName'],
    [{ firstName: 'A\u0007' }, 'address.firstName'],
    [{ countryCode: 'Ireland' }, 'address.countryCode'],
  ])('LOY-15 an address %j is refused by the name of its field', async (wrong, path) => {
    const aoife = await member();
    const answer = await order(aoife, { address: { ...address, ...wrong } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields.map((field: { path: string }) => field.path)).toContain(path);
    expect(await statusOf(aoife)).toEqual({ status: 'none' });
  });
});

describe('its life', () => {
  test('LOY-15 staff print, post and activate it; lost, it may be ordered once more', async () => {
    const aoife = await member();
    const { memberId } = aoife;
    await order(aoife);
    expect((await staff('list')).text).toMatch(
      new RegExp(`${memberId}  ordered .* Aoife Kelly  Aoife Kelly, Quay Street 14, H91 C6W2 Galway, IE`),
    );
    expect(await staff(`active ${memberId}`)).toEqual({
      exitCode: 1,
      text: 'A card that is ordered cannot become active.',
    });
    expect((await aoife.browser.send('POST', reportCardLost.path)).json()).toMatchObject({ status: 409 });
    expect((await staff(`sent ${memberId}`)).exitCode).toBe(0);
    expect(await statusOf(aoife)).toMatchObject({ status: 'sent', sentAt: expect.any(String) });
    expect((await staff(`sent ${memberId}`)).exitCode).toBe(1);
    await staff(`active ${memberId}`);
    expect(await statusOf(aoife)).toMatchObject({ status: 'active', activeAt: expect.any(String) });
    expect((await staff('list')).text).not.toContain(memberId);
    expect((await order(aoife)).statusCode).toBe(409);
    expect((await aoife.browser.ask(reportCardLost)).status).toBe('lost');
    expect((await staff(`show ${memberId}`)).text).toMatch(/lost: 20/);
    expect((await order(aoife, { address, nameOnCard: 'none' })).json()).toMatchObject({ status: 'ordered', name: '' });
    expect(await statusOf(aoife)).not.toHaveProperty('sentAt');
    expect(await staff('show 4711')).toEqual({ exitCode: 1, text: 'Member 4711 has ordered no card.' });
  });

  test('LOY-15 a lost card gets a new number: the old one finds nobody, at a till or where cards are linked', async () => {
    const old = newCardNumber();
    const aoife = await member({ mp_card_id: old });
    const { memberId } = aoife;
    await query(
      `insert into offline_account (card_number, activation_code_hash, first_name, last_name, loyality_member_id, claimed_by)
       values ($1, $2, 'Aoife', 'Kelly', $3, $4)`,
      ...[old, await shop.customers.passwords.hash('ANCHOR-9'), memberId, aoife.id],
    );
    expect(await staff(`member ${old}`)).toEqual({ exitCode: 0, text: memberId });
    await order(aoife);
    await staff(`sent ${memberId}`);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => aoife.browser.send('POST', reportCardLost.path)),
    );
    const told = answers.filter(({ statusCode }) => statusCode === 200);
    expect(told).toHaveLength(1);
    const { newCardNumber: fresh = '', ...lost } = told[0]?.json<PhysicalCard>() ?? {};
    expect(lost).toMatchObject({ status: 'lost', cardNumber: old });
    expect(isCardNumber(fresh)).toBe(true);
    expect(await statusOf(aoife)).toMatchObject({ status: 'lost', newCardNumber: fresh });
    const { loyaltyMemberInformation } = await aoife.browser.ask(getCustomer);
    expect(loyaltyMemberInformation).toMatchObject({ mpCardId: fresh, loyalityMemberId: memberId });
    expect((await staff(`member ${old}`)).exitCode).toBe(1);
    expect((await staff(`member ${fresh}`)).text).toBe(memberId);
    expect((await order(aoife)).json()).toMatchObject({ status: 'ordered', cardNumber: fresh });
    await aoife.browser.ask(unlinkCard);
    const link = (cardNumber: string) =>
      aoife.browser.send('POST', linkCard.path, { cardNumber, activationCode: 'ANCHOR-9' });
    expect((await link(old)).json()).toMatchObject({ errorCode: 'cardInvalid' });
    expect((await link(fresh)).statusCode).toBe(200);
    await staff(`sent ${memberId}`);
    expect((await staff(`lost ${memberId}`)).text).toMatch(/new number: \d{13}$/);
    expect((await staff(`member ${fresh}`)).exitCode).toBe(1);
  });

  test('LOY-15 the database refuses a move that the rule does not allow', async () => {
    const { memberId, ...aoife } = await member();
    await order(aoife);
    const move = (status: string) =>
      query(`update physical_card set status = $2 where member_id = $1`, memberId, status);
    await expect(move('active')).rejects.toMatchObject({ constraint: 'physical_card_life' });
    await move('sent');
    await expect(move('ordered')).rejects.toMatchObject({ constraint: 'physical_card_life' });
    await expect(move('stolen')).rejects.toThrow('cannot become stolen');
  });

  test('LOY-15 the address leaves sixty days after the letter; the card stays known', async () => {
    const [old, young] = [await member(), await member()];
    for (const { memberId, ...person } of [old, young]) {
      await order(person);
      await staff(`sent ${memberId}`);
    }
    await query(`update physical_card set sent_at = now() - interval '61 days' where member_id = $1`, old.memberId);
    await applyRetention(physicalCardRetention, { database: database(), log: captureLog().log });
    const addressed = async ({ memberId }: { memberId: string }) =>
      (
        await query<{ there: boolean }>(
          'select address is not null as there from physical_card where member_id = $1',
          memberId,
        )
      )[0];
    expect([await addressed(old), await addressed(young)]).toEqual([{ there: false }, { there: true }]);
    expect((await statusOf(old)).status).toBe('sent');
    expect((await staff(`show ${old.memberId}`)).text).toContain('(its address was taken out)');
  });
});

test.each([
  [['dance'], 'There is no command dance.'],
  [['sent'], 'Whose card?'],
  [['sent', '1; drop'], 'Whose card?'],
  [['list', 'all'], 'What is all?'],
  [['show', '1', '2'], 'What is 2?'],
  [['member', '2910000000025'], 'Which card?'],
])('LOY-15 the command line %j: %s', (args, problem) => {
  expect(readCardCommand(args)).toEqual({ problem: expect.stringContaining(problem) });
  expect(readCardCommand([])).toBe('help');
});
