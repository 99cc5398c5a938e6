import { claimOfflineAccount, confirmCustomer, getCustomer, loyaltyStatus, registerCustomer } from '@trolley/contract';
import { beforeAll, expect, test } from 'vitest';
import { createVisitor } from './testing/visitor.ts';
import { doorDatabase, formOf, tokenIn } from './testing.ts';

const { open, query, mailsTo } = doorDatabase();
let shop: Awaited<ReturnType<typeof open>>;
let immediate: Awaited<ReturnType<typeof open>>;

beforeAll(async () => {
  shop = await open();
  immediate = await open({ tenant: 'harbour' });
});

let cards = 0;
/** A card of the stores, with the code on its letter. */
async function newCard(activationCode = 'ACKER-4711') {
  cards += 1;
  const twelve = String(290_000_000_000 + cards);
  const sum = Array.from(twelve, Number).reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0);
  const cardNumber = `${twelve}${(10 - (sum % 10)) % 10}`;
  await query(
    `insert into offline_account (card_number, activation_code_hash, first_name, last_name, loyality_member_id)
     values ($1, $2, 'Resi', 'Huber', $3)`,
    cardNumber,
    await shop.customers.passwords.hash(activationCode),
    `7000${cards}`,
  );
  return { cardNumber, activationCode };
}

const invalid = { status: 403, errorCode: 'cardInvalid' };
const claimedBy = async (cardNumber: string) =>
  query<{ email: string }>(
    'select c.email from offline_account join customer c on c.id = claimed_by where card_number = $1',
    cardNumber,
  );

test('CUST-09 LOY-01 card and code make an account of a member, once its mail is confirmed', async () => {
  const card = await newCard();
  const body = { ...formOf({ firstName: 'Resi' }), ...card };
  const visitor = createVisitor(shop.app);
  expect((await visitor.send(claimOfflineAccount, { body })).statusCode).toBe(202);
  expect(await claimedBy(card.cardNumber)).toEqual([]);
  const [mail] = await mailsTo(body.email);
  const { customer } = await visitor.ask(confirmCustomer, { body: { token: tokenIn(mail!) } });
  expect(customer?.loyaltyMemberInformation).toMatchObject({ mpCardId: card.cardNumber });
  expect(loyaltyStatus(customer?.loyaltyMemberInformation)).toBe('authenticated');
  expect(await claimedBy(card.cardNumber)).toEqual([{ email: body.email }]);
});

test('CUST-09 where accounts count at once, it is claimed at once', async () => {
  const card = await newCard();
  const visitor = createVisitor(immediate.app);
  const body = { ...formOf({ birthdate: '17/05/1988' }), ...card };
  const customer = await visitor.ask(claimOfflineAccount, { body });
  expect(customer.loyaltyMemberInformation).toMatchObject({ mpCardId: card.cardNumber });
  expect(await visitor.ask(getCustomer)).toEqual(customer);
});

test('CUST-09 wrong code, unknown card and a card that was claimed are one answer for the same work', async () => {
  const [free, claimed] = [await newCard(), await newCard()];
  const owner = { ...formOf({ birthdate: '17/05/1988' }), ...claimed };
  await createVisitor(immediate.app).ask(claimOfflineAccount, { body: owner });
  const workFor = async (card: typeof free) => {
    shop.statements.length = 0;
    shop.hashed.length = 0;
    const told = await createVisitor(shop.app).told(claimOfflineAccount, { body: { ...formOf(), ...card } });
    expect(told).toEqual(invalid);
    return { statements: [...shop.statements], hashed: [...shop.hashed] };
  };
  const wrong = await workFor({ ...free, activationCode: 'WIESE-0815' });
  expect(wrong.hashed).toEqual(['compare']);
  expect(await workFor({ ...free, cardNumber: '4006381333931' })).toEqual(wrong);
  expect(await workFor(claimed)).toEqual(wrong);
  expect(await claimedBy(claimed.cardNumber)).toEqual([{ email: owner.email }]);
});

test('CUST-09 a code is tried five times for a card, ten times from an address', async () => {
  const card = await newCard();
  const told: number[] = [];
  const guess = (visitor = createVisitor(shop.app), cardNumber = card.cardNumber) =>
    visitor.told(claimOfflineAccount, { body: { ...formOf(), cardNumber, activationCode: 'GUESS' } });
  for (let i = 0; i < 6; i++) told.push((await guess()).status);
  expect(told).toEqual([403, 403, 403, 403, 403, 429]);
  const visitor = createVisitor(shop.app);
  const fromOne: number[] = [];
  for (let i = 0; i < 11; i++) fromOne.push((await guess(visitor, (await newCard()).cardNumber)).status);
  expect(fromOne).toEqual([...Array.from({ length: 10 }, () => 403), 429]);
});

test('CUST-09 five who claim one card at once: it belongs to one of them', async () => {
  const card = await newCard();
  const claims = Array.from({ length: 5 }, () => ({ ...formOf({ birthdate: '17/05/1988' }), ...card }));
  const statuses = await Promise.all(
    claims.map(async (body) => (await createVisitor(immediate.app).told(claimOfflineAccount, { body })).status),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(await claimedBy(card.cardNumber)).toHaveLength(1);
  const made = await query(
    'select 1 from customer where email = any($1)',
    claims.map(({ email }) => email),
  );
  expect(made, 'whoever came too late has no account without the card either').toHaveLength(1);
});

test('CUST-09 of two registrations with one card the first that is confirmed has it; the other link is worth nothing', async () => {
  const card = await newCard();
  const links = [];
  for (const body of [
    { ...formOf(), ...card },
    { ...formOf(), ...card },
  ]) {
    await createVisitor(shop.app).send(claimOfflineAccount, { body });
    links.push(tokenIn((await mailsTo(body.email))[0]!));
  }
  const told = [];
  for (const token of links) told.push(await createVisitor(shop.app).told(confirmCustomer, { body: { token } }));
  expect(told).toEqual([{ status: 200 }, { status: 403, errorCode: 'tokenInvalid' }]);
});

test('CUST-09 a card does not open an account that is there already', async () => {
  const owner = formOf({ birthdate: '17/05/1988' });
  await createVisitor(immediate.app).ask(registerCustomer, { body: owner });
  const thief = createVisitor(immediate.app);
  const body = { ...formOf({ email: owner.email, birthdate: '17/05/1988' }), ...(await newCard()) };
  expect((await thief.send(claimOfflineAccount, { body })).statusCode).toBe(202);
  expect(thief.jar.has('sid')).toBe(false);
  expect(await claimedBy(body.cardNumber)).toEqual([]);
  expect((await mailsTo(owner.email)).map(({ kind }) => kind)).toEqual(['alreadyRegistered']);
});
