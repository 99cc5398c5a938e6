import { changePassword, cookies, login, logout, requestPasswordReset, resetPassword } from '@trolley/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { createVisitor, type Visitor } from './testing/visitor.ts';
import { doorDatabase, insertSomebody, newAddress, newEmail, tokenIn } from './testing.ts';

const { open, mailsTo } = doorDatabase();
let shop: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  shop = await open();
});

const somebody = () => insertSomebody(shop.customers);
const known = { status: 200 };
const slowed = { status: 429, errorCode: 'tooManyRequests' };

/** How many of so many wrong passwords, each from another address, were compared at all. */
async function guess(email: string, times: number): Promise<number> {
  let compared = 0;
  for (let i = 0; i < times; i++) {
    const { status } = await createVisitor(shop.app).told(login, { body: { email, password: `guess number ${i}` } });
    if (status === 403) compared += 1;
    else expect(status).toBe(429);
  }
  return compared;
}

const logIn = (visitor: Visitor, { email, password }: { readonly email: string; readonly password: string }) =>
  visitor.told(login, { body: { email, password } });

describe('many addresses that guess one account', () => {
  test('SAFE-02 are slowed altogether, and its owner still gets in where they were logged in before', async () => {
    const owner = await somebody();
    const device = createVisitor(shop.app);
    expect(await logIn(device, owner)).toEqual(known);
    await device.ask(logout);
    expect(await guess(owner.email, 40)).toBe(30);
    expect(await logIn(createVisitor(shop.app), owner), 'no stranger, not even with the right one').toEqual(slowed);
    expect(await logIn(device, owner)).toEqual(known);
    const elsewhere = createVisitor(shop.app);
    elsewhere.jar.set(cookies.devices, device.jar.get(cookies.devices) ?? '');
    expect(await logIn(elsewhere, owner), 'the device counts, wherever it is').toEqual(known);
    expect(await guess(owner.email, 2), 'and gives the guessers nothing back').toBe(0);
  });

  test('SAFE-02 the link of a mail lets its owner in on a new device', async () => {
    const owner = await somebody();
    await guess(owner.email, 31);
    const device = createVisitor(shop.app);
    expect(await logIn(device, owner)).toEqual(slowed);
    await device.ask(requestPasswordReset, { body: { email: owner.email } });
    const [mail] = await mailsTo(owner.email);
    await device.ask(resetPassword, { body: { token: tokenIn(mail!), password: 'another one' } });
    expect(await logIn(device, { ...owner, password: 'another one' })).toEqual(known);
  });

  test('SAFE-02 an unknown address is slowed like any other: nothing shows who has an account', async () => {
    expect(await guess(newEmail(), 33)).toBe(30);
  });

  test('SAFE-02 a rightful login of a stranger to this device does not count', async () => {
    const owner = await somebody();
    for (let i = 0; i < 35; i++) expect(await logIn(createVisitor(shop.app), owner)).toEqual(known);
  });
});

describe('a device that is known', () => {
  test('SAFE-02 has a limit of its own, from whatever addresses', async () => {
    const owner = await somebody();
    const device = createVisitor(shop.app);
    await logIn(device, owner);
    const told: number[] = [];
    for (let i = 0; i < 12; i++) {
      const moving = createVisitor(shop.app);
      moving.jar.set(cookies.devices, device.jar.get(cookies.devices) ?? '');
      told.push((await logIn(moving, { ...owner, password: 'wrong one' })).status);
    }
    expect(told).toEqual([...Array.from({ length: 10 }, () => 403), 429, 429]);
    expect(await logIn(createVisitor(shop.app), owner), 'which is in nobody else’s way').toEqual(known);
  });

  test('SAFE-02 gets in although a stranger at the same address has used it up', async () => {
    const owner = await somebody();
    const office = newAddress();
    const device = createVisitor(shop.app, office);
    await logIn(device, owner);
    const colleague = createVisitor(shop.app, office);
    for (let i = 0; i < 61; i++) await logIn(colleague, { email: newEmail(), password: 'wrong one' });
    expect(await logIn(colleague, await somebody())).toEqual(slowed);
    expect(await logIn(device, owner)).toEqual(known);
  });

  test('SAFE-02 is known of its own accounts alone, and no mark can be made up', async () => {
    const [owner, other] = [await somebody(), await somebody()];
    const device = createVisitor(shop.app);
    await logIn(device, other);
    await guess(owner.email, 31);
    expect(await logIn(device, owner)).toEqual(slowed);
    const mark = device.jar.get(cookies.devices) ?? '';
    expect(mark).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
    for (const made of ['A'.repeat(66), `${'A'.repeat(22)}.${'A'.repeat(43)}`, `${mark}x`, '~~~~', '.']) {
      const forger = createVisitor(shop.app);
      forger.jar.set(cookies.devices, made);
      expect(await logIn(forger, owner)).toEqual(slowed);
    }
  });

  test('SAFE-02 of a household knows all its accounts, and forgets them with the password', async () => {
    const [one, other] = [await somebody(), await somebody()];
    const shared = createVisitor(shop.app);
    await logIn(shared, one);
    await logIn(shared, other);
    const line = shared.setCookies.find((cookie) => cookie.startsWith('devices='));
    expect(line).toMatch(/; Path=\/api\/auth; HttpOnly; Secure; SameSite=Lax$/);
    await guess(one.email, 31);
    expect(await logIn(shared, one)).toEqual(known);
    const body = { currentPassword: one.password, password: 'another one' };
    const elsewhere = createVisitor(shop.app);
    elsewhere.jar.set(cookies.devices, shared.jar.get(cookies.devices) ?? '');
    await shared.ask(changePassword, { body });
    expect(await logIn(elsewhere, { ...one, password: 'another one' }), 'a mark from before').toEqual(slowed);
    expect(await logIn(shared, { ...one, password: 'another one' }), 'where it was changed').toEqual(known);
  });
});

test('SAFE-02 invented entries before the proxy’s own do not change a caller’s address', async () => {
  const behind = await open({ trustProxy: 1 });
  const { email } = await insertSomebody(behind.customers);
  const proxy = '10.255.255.254';
  const told: number[] = [];
  for (let i = 0; i < 70; i++) {
    const forwarded = { 'x-forwarded-for': `10.9.${i}.7, ${i}.2.3.4, 203.0.113.9` };
    const body = { email, password: `guess number ${i}` };
    told.push((await createVisitor(behind.app, proxy).told(login, { body, headers: forwarded })).status);
  }
  expect(told.filter((status) => status === 403)).toHaveLength(10);
  expect(told.slice(10).every((status) => status === 429)).toBe(true);
  const shopper = createVisitor(behind.app, proxy);
  const answer = await shopper.told(login, {
    body: { email: newEmail(), password: 'wrong one' },
    headers: { 'x-forwarded-for': '198.51.100.4' },
  });
  expect(answer.status, 'whoever else comes through the proxy is not in the way').toBe(403);
});
