import * as contract from '@trolley/contract';
import { expect, test } from 'vitest';
import { password, readBase32, staffDatabase } from '../testing.ts';

const { query, open } = staffDatabase();
const { acceptInvitation, inviteStaff, openInvitation } = contract;

const tokenOf = ({ link }: { readonly link: string }) => {
  expect(link).toMatch(/^https:\/\/shop\.example\/studio\/invitation#[\w-]{43}$/);
  return link.slice(-43);
};

let people = 0;
async function invited(shop: Awaited<ReturnType<typeof open>>) {
  const owner = await shop.loggedIn();
  const body = { email: `new${++people}@feldmarkt.example`, name: 'Neu Hier', roles: ['content'] };
  const { staff, invitation } = await owner.ask(inviteStaff, { body });
  expect(staff).toMatchObject({ email: body.email, status: 'invited', roles: ['content'] });
  const token = tokenOf(invitation);
  const { secondFactor } = await shop.visit().ask(openInvitation, { body: { token } });
  return { owner, id: staff.id, token, secret: readBase32(secondFactor.secret), uri: secondFactor.uri };
}

test('STUD-01 whoever is invited sets name, password and second factor, is logged in, and has ten recovery codes', async () => {
  const shop = await open();
  const { id, token, secret, uri } = await invited(shop);
  expect(uri).toMatch(
    /^otpauth:\/\/totp\/Feldmarkt:new\d+%40feldmarkt\.example\?secret=[A-Z2-7]{32}&issuer=Feldmarkt$/,
  );
  const browser = shop.visit();
  const form = { token, name: 'Nora Neu', password };
  const wrong = await browser.send('POST', acceptInvitation.path, { ...form, code: '000000' });
  expect(wrong.json()).toMatchObject({ status: 403, errorCode: 'codeWrong' });
  const short = await browser.send('POST', acceptInvitation.path, { ...form, password: 'too short', code: '123456' });
  expect(short.json()).toMatchObject({ fields: [{ path: 'password', kind: 'minLength', limit: 12 }] });
  const { self, recoveryCodes } = await browser.ask(acceptInvitation, {
    body: { ...form, code: shop.code({ secret }) },
  });
  expect(self).toMatchObject({ id, name: 'Nora Neu', roles: ['content'], recoveryCodes: 10 });
  expect(recoveryCodes).toHaveLength(10);
  expect((await browser.ask(contract.getStaffSelf)).id).toBe(id);
  const stored = JSON.stringify(
    await query('select staff::text, c::text from staff join staff_recovery_code c on staff_id = id'),
  );
  for (const word of [password, ...recoveryCodes]) expect(stored).not.toContain(word);
  const again = await shop.visit().send('POST', openInvitation.path, { token });
  expect(again.json(), 'the link worked once').toMatchObject({ status: 403, errorCode: 'invitationInvalid' });
});

test('STUD-01 of many who accept one invitation at the same moment one gets in', async () => {
  const shop = await open();
  const { id, token, secret } = await invited(shop);
  const code = shop.code({ secret });
  const browsers = Array.from({ length: 6 }, () => shop.visit());
  // Their tokens first, so that nothing but the calls themselves is left to do.
  await Promise.all(browsers.map((browser) => browser.send('GET', contract.getStaffSelf.path)));
  const answers = await Promise.all(
    browsers.map((browser, at) =>
      browser.send('POST', acceptInvitation.path, { token, name: `Neu ${at}`, password: `${password} ${at}`, code }),
    ),
  );
  expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual([
    '200',
    ...Array<string>(5).fill('403'),
  ]);
  expect(await query('select 1 from staff_session where staff_id = $1', id)).toHaveLength(1);
  expect(await query(`select 1 from journal where action = 'staff.setUp' and subject_id = $1`, id)).toHaveLength(1);
  expect(await query('select 1 from staff_recovery_code where staff_id = $1', id)).toHaveLength(10);
});

test('STUD-01 an invitation ends after seven days, with the account, and with the next one', async () => {
  const shop = await open();
  const opens = async (token: string) => (await shop.visit().send('POST', openInvitation.path, { token })).statusCode;
  const first = await invited(shop);
  const renewed = await first.owner.ask(contract.resetStaff, { params: { id: first.id }, body: {} });
  expect([await opens(first.token), await opens(tokenOf(renewed))]).toEqual([403, 200]);
  await first.owner.ask(contract.lockStaff, { params: { id: first.id }, body: { locked: true } });
  expect(await opens(tokenOf(renewed))).toBe(403);
  const second = await invited(shop);
  const [row] = await query<{ days: number }>(
    'select round(extract(epoch from expires_at - now()) / 86400)::int as days from staff_invitation where staff_id = $1',
    second.id,
  );
  expect(row?.days).toBe(7);
  await query('update staff_invitation set expires_at = now() where staff_id = $1', second.id);
  expect(await opens(second.token)).toBe(403);
  const third = await invited(shop);
  await third.owner.ask(contract.closeStaff, { params: { id: third.id } });
  expect(await opens(third.token)).toBe(403);
});

test('STUD-01 nobody is invited twice, by whatever capitals', async () => {
  const shop = await open();
  const owner = await shop.loggedIn();
  const body = { email: owner.who.email.toUpperCase(), name: 'Ana', roles: ['picker'] };
  expect((await owner.send('POST', inviteStaff.path, body)).json()).toMatchObject({
    status: 409,
    errorCode: 'staffExists',
  });
});
