import {
  getCustomer,
  getPhysicalCard,
  isCardNumber,
  type LetterAddress,
  orderPhysicalCard,
  reportCardLost,
} from '@trolley/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { createBrowser } from '../../cart/testing/browser.ts';
import { type OpenProfile, type Person, profileDatabase } from '../../customer/profile/testing.ts';
import { physicalCardRoom } from '../../physicalCardRoom.ts';
import { captureLog } from '../../platform/http/testing.ts';
import { applyRetention } from '../../platform/retention/applyRetention.ts';
import { readCardCommand } from './command/options.ts';
import { runCardCommand } from './command/runCardCommand.ts';
import { physicalCardRetention } from './retention.ts';

const { open, query, database } = profileDatabase();
let shop: OpenProfile;
beforeAll(async () => {
  shop = await open({ tenant: 'harbour' });
  await physicalCardRoom(shop.customers).routes(shop.app);
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
  return runCardCommand(database(), command);
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
    const online = await member({ mp_card_id: null });
    const answers = await Promise.all([order(online), order(online), order(online)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const { cardNumber = '' } = await statusOf(online);
    expect(isCardNumber(cardNumber)).toBe(true);
    const { loyaltyMemberInformation } = await online.browser.ask(getCustomer);
    expect(loyaltyMemberInformation?.mpCardId).toBe(cardNumber);
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
])('LOY-15 the command line %j: %s', (args, problem) => {
  expect(readCardCommand(args)).toEqual({ problem: expect.stringContaining(problem) });
  expect(readCardCommand([])).toBe('help');
});
