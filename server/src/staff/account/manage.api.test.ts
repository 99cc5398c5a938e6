import { randomUUID } from 'node:crypto';
import * as contract from '@trolley/contract';
import { expect, test } from 'vitest';
import { counted, limits } from '../limits.ts';
import { password, staffDatabase } from '../testing.ts';

const { query, open } = staffDatabase();
type Shop = Awaited<ReturnType<typeof open>>;
type Browser = Awaited<ReturnType<Shop['loggedIn']>>;
const codeOf = (answer: { json(): unknown }) => (answer.json() as contract.Failure).errorCode;
const asks = async (browser: Browser) => (await browser.send('GET', contract.getStaffSelf.path)).statusCode;

/** Somebody with a role that was made of these permissions. */
async function madeRole(
  shop: Shop,
  permissions: readonly contract.Permission[],
  stores: readonly string[] | null = null,
) {
  const owner = await shop.loggedIn();
  const body = { name: `Made ${randomUUID()}`, permissions };
  const role = await owner.ask(contract.createRole, { body });
  return { owner, role, somebody: await shop.loggedIn({ roles: [role.id], stores }) };
}

test('STUD-01 other roles, a lock, a reset and a closed account end sessions at once, in the middle of work', async () => {
  const shop = await open();
  const owner = await shop.loggedIn();
  const params = ({ who }: Browser) => ({ id: who.id });
  const editor = await shop.loggedIn({ roles: ['content'] });
  expect(await asks(editor)).toBe(200);
  const changed = await owner.ask(contract.changeStaff, {
    params: params(editor),
    body: { roles: ['picker'], stores: ['wien'], reason: 'helps out' },
  });
  expect(changed).toMatchObject({ roles: ['picker'], stores: ['wien'] });
  expect(await asks(editor)).toBe(401);
  await editor.logIn(editor.who);
  expect(await editor.ask(contract.getStaffSelf)).toMatchObject({ permissions: ['picking:write'], stores: ['wien'] });

  await owner.ask(contract.lockStaff, { params: params(editor), body: { locked: true, reason: 'telephone stolen' } });
  expect(await asks(editor)).toBe(401);
  await expect(editor.logIn(editor.who)).rejects.toThrow('loginFailed');
  const unlocked = await owner.ask(contract.lockStaff, { params: params(editor), body: { locked: false } });
  expect(unlocked.status).toBe('active');
  await editor.logIn(editor.who);

  await owner.ask(contract.resetStaff, { params: params(editor), body: {} });
  expect(await asks(editor)).toBe(401);
  await expect(editor.logIn(editor.who)).rejects.toThrow('loginFailed');

  const leaving = await shop.loggedIn({ roles: ['support'] });
  await owner.ask(contract.closeStaff, { params: params(leaving) });
  expect(await asks(leaving)).toBe(401);
  const [left] = await query<{ row: string }>('select staff::text as row from staff where id = $1', leaving.who.id);
  expect(left?.row).not.toContain(leaving.who.email);
  expect(left?.row).not.toContain('Berger');
  const { staff } = await owner.ask(contract.listStaff);
  expect(staff.map(({ id }) => id)).not.toContain(leaving.who.id);
});

test('STUD-01 a lock between password and code counts', async () => {
  const shop = await open();
  const owner = await shop.loggedIn();
  const picker = await shop.person({ roles: ['picker'] });
  const { ticket } = await shop.visit().ask(contract.logInStaff, { body: { email: picker.email, password } });
  await owner.ask(contract.lockStaff, { params: { id: picker.id }, body: { locked: true } });
  const entered = await shop.visit().send('POST', contract.enterStaffCode.path, { ticket, code: shop.code(picker) });
  expect(codeOf(entered)).toBe('loginOver');
});

test('STUD-01 whoever may not unlock somebody forgets none of the codes that were tried; an unlock does', async () => {
  const shop = await open();
  const { owner, somebody } = await madeRole(shop, ['staff:write', 'picking:write']);
  const guessed = await shop.person({ roles: ['owner'] });
  const guess = async () => {
    const { ticket } = await shop.visit().ask(contract.logInStaff, { body: { email: guessed.email, password } });
    return shop.visit().send('POST', contract.enterStaffCode.path, { ticket, code: '000000' });
  };
  await shop.staff.rateLimiter.forget(counted.codes(guessed.id));
  for (let tries = 0; tries < limits.codesOfAccount.max; tries += 1)
    await shop.staff.rateLimiter.count(counted.codes(guessed.id), limits.codesOfAccount);
  expect((await guess()).statusCode).toBe(429);
  const unlock = (browser: Browser) => browser.send('PUT', `/api/studio/staff/${guessed.id}/lock`, { locked: false });
  expect(codeOf(await unlock(somebody))).toBe('beyondOwnRights');
  expect((await guess()).statusCode, 'still throttled').toBe(429);
  expect((await unlock(owner)).statusCode).toBe(200);
  expect(codeOf(await guess())).toBe('codeWrong');
});

test('STUD-01 nobody finds out by inviting which addresses have accounts', async () => {
  const shop = await open();
  const owner = await shop.loggedIn();
  for (let tries = 0; tries < limits.invitationsOfStaff.max; tries += 1)
    await shop.staff.rateLimiter.count(counted.invitations(owner.who.id), limits.invitationsOfStaff);
  const body = { email: owner.who.email, name: 'X', roles: ['picker'] };
  const answer = await owner.send('POST', contract.inviteStaff.path, body);
  expect([answer.statusCode, codeOf(answer)]).toEqual([429, 'tooManyRequests']);
});

test('STUD-01 a made role that is changed holds at once for whoever has it', async () => {
  const shop = await open();
  const { owner, role, somebody } = await madeRole(shop, ['journal:read', 'staff:read']);
  expect((await somebody.send('GET', contract.searchJournal.path)).statusCode).toBe(200);
  const body = { name: role.name, permissions: ['staff:read'] };
  await owner.ask(contract.changeRole, { params: { id: role.id }, body });
  expect(await asks(somebody)).toBe(401);
  await somebody.logIn(somebody.who);
  expect(codeOf(await somebody.send('GET', contract.searchJournal.path))).toBe('forbidden');
  const { roles } = await somebody.ask(contract.listRoles);
  expect(roles.filter(({ id }) => id in contract.fixedRoles)).toHaveLength(6);
  expect(roles.find(({ id }) => id === role.id)?.permissions).toEqual(['staff:read']);
  const taken = await owner.send('POST', contract.createRole.path, {
    name: role.name?.toUpperCase(),
    permissions: ['orders:read'],
  });
  expect(codeOf(taken)).toBe('roleExists');
});

test('STUD-01 nobody gives, changes or takes away more than they may do themselves', async () => {
  const shop = await open();
  const { owner, role, somebody } = await madeRole(shop, ['staff:read', 'staff:write', 'roles:write', 'picking:write']);
  const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    codeOf(await somebody.send(method, path, body));
  const to = `/api/studio/staff/${owner.who.id}`;
  const more = { name: 'More', permissions: ['orders:refund'] };
  expect({
    invites: await send('POST', contract.inviteStaff.path, { email: 'x@x.at', name: 'X', roles: ['owner'] }),
    demotes: await send('PUT', to, { roles: ['picker'] }),
    locks: await send('PUT', `${to}/lock`, { locked: true }),
    resets: await send('POST', `${to}/reset`, {}),
    closes: await send('DELETE', to),
    makesRole: await send('POST', contract.createRole.path, more),
    widensOwnRole: await send('PUT', `/api/studio/roles/${role.id}`, more),
  }).toEqual({
    ...{ invites: 'beyondOwnRights', demotes: 'beyondOwnRights', locks: 'beyondOwnRights', resets: 'beyondOwnRights' },
    ...{ closes: 'beyondOwnRights', makesRole: 'beyondOwnRights', widensOwnRole: 'beyondOwnRights' },
  });
  const picker = await shop.person({ roles: ['picker'] });
  expect((await somebody.send('PUT', `/api/studio/staff/${picker.id}`, { roles: ['owner'] })).statusCode).toBe(403);
  expect((await somebody.send('PUT', `/api/studio/staff/${picker.id}`, { roles: [role.id] })).statusCode).toBe(200);
  expect(await asks(owner)).toBe(200);
});

test('STUD-01 one’s own account is for a colleague to change; two who lock each other out do not both succeed', async () => {
  const shop = await open();
  const [one, other] = [await shop.loggedIn(), await shop.loggedIn()];
  const lock = (browser: Browser, id: string) => browser.send('PUT', `/api/studio/staff/${id}/lock`, { locked: true });
  expect(codeOf(await lock(one, one.who.id))).toBe('ownAccount');
  expect(codeOf(await one.send('PUT', `/api/studio/staff/${one.who.id}`, { roles: ['owner'] }))).toBe('ownAccount');
  const answers = await Promise.all([lock(one, other.who.id), lock(other, one.who.id)]);
  expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '401']);
});

test('STUD-01 whoever is bound to a store sees and changes people of that store alone', async () => {
  const shop = await open();
  const permissions = ['staff:read', 'staff:write', 'picking:write', 'roles:write', 'journal:read'] as const;
  const { owner, somebody: lead } = await madeRole(shop, permissions, ['linz']);
  const here = await shop.person({ roles: ['picker'], stores: ['linz'] });
  const strangers = [
    await shop.person({ roles: ['picker'], stores: ['graz'] }),
    await shop.person({ roles: ['picker'], stores: ['linz', 'graz'] }),
    await shop.person({ roles: ['picker'] }),
  ];
  const { staff } = await lead.ask(contract.listStaff);
  expect(staff.map(({ id }) => id).toSorted()).toEqual([here.id, lead.who.id].toSorted());
  for (const { id } of [...strangers, owner.who]) {
    expect(codeOf(await lead.send('PUT', `/api/studio/staff/${id}/lock`, { locked: true }))).toBe('staffNotFound');
    expect(codeOf(await lead.send('DELETE', `/api/studio/staff/${id}`))).toBe('staffNotFound');
  }
  const invite = async (stores?: readonly string[]) =>
    (
      await lead.send('POST', contract.inviteStaff.path, {
        email: `${randomUUID().slice(0, 8)}@x.at`,
        name: 'X',
        roles: ['picker'],
        stores,
      })
    ).statusCode;
  expect([await invite(['linz']), await invite(['graz']), await invite(['linz', 'graz']), await invite()]).toEqual([
    200, 403, 403, 403,
  ]);
  expect((await lead.send('PUT', `/api/studio/staff/${here.id}`, { roles: ['picker'] })).statusCode).toBe(403);
  const again = async (email: string) =>
    codeOf(
      await lead.send('POST', contract.inviteStaff.path, { email, name: 'X', roles: ['picker'], stores: ['linz'] }),
    );
  expect(await again(here.email)).toBe('staffExists');
  // As if they had asked for more than they may give: neither says that there is such a person.
  for (const { email } of [...strangers, owner.who]) expect(await again(email)).toBe('beyondOwnRights');
  expect(
    codeOf(await lead.send('POST', contract.createRole.path, { name: 'All', permissions: ['picking:write'] })),
  ).toBe('beyondOwnRights');
  await query(
    `insert into journal (action, subject_kind, subject_id, store_id) values ('test.done', 'test', 'w', 'linz'), ('test.done', 'test', 'g', 'graz')`,
  );
  const { entries } = await lead.ask(contract.searchJournal);
  expect(entries.map(({ subject }) => subject.id)).toEqual(['w']);
  const { entries: all } = await owner.ask(contract.searchJournal, { query: { action: 'test.done' } });
  expect(all).toHaveLength(2);
});

test('STUD-01 ids that are forged, unknown or of something else lead nowhere', async () => {
  const shop = await open();
  const owner = await shop.loggedIn();
  const [row] = await query<{ id: string }>(
    `insert into customer (email, password_hash, first_name, last_name) values ('c@c.at', 'none', 'C', 'C') returning id`,
  );
  const role = await owner.ask(contract.createRole, {
    body: { name: `R ${randomUUID()}`, permissions: ['orders:read'] },
  });
  for (const id of [randomUUID(), row?.id ?? '', role.id]) {
    expect((await owner.send('PUT', `/api/studio/staff/${id}/lock`, { locked: true })).statusCode).toBe(404);
    expect((await owner.send('DELETE', `/api/studio/staff/${id}`)).statusCode).toBe(404);
  }
  for (const id of ['owner', '1', "' or 1=1", '%00'])
    expect(
      (await owner.send('PUT', `/api/studio/staff/${encodeURIComponent(id)}/lock`, { locked: true })).statusCode,
    ).toBe(400);
  expect(
    (await owner.send('PUT', `/api/studio/roles/${owner.who.id}`, { name: 'x', permissions: ['orders:read'] }))
      .statusCode,
  ).toBe(404);
  const body = { email: 'x@x.at', name: 'X', roles: [randomUUID()] };
  expect(codeOf(await owner.send('POST', contract.inviteStaff.path, body))).toBe('roleNotFound');
  expect(
    codeOf(await owner.send('POST', contract.inviteStaff.path, { ...body, roles: ['picker'], stores: ['paris'] })),
  ).toBe('storeNotFound');
});

test('STUD-01 the list goes on where the page before ended', async () => {
  const shop = await open();
  const owner = await shop.loggedIn();
  await query(
    `insert into staff (email, name, roles) select 'many' || n || '@x.at', 'N', '{picker}' from generate_series(1, 250) n`,
  );
  const first = await owner.ask(contract.listStaff);
  const second = await owner.ask(contract.listStaff, { query: { after: first.next ?? '' } });
  const emails = [...first.staff, ...second.staff].map(({ email }) => email.toLowerCase());
  expect(first.staff).toHaveLength(200);
  expect(second.next).toBeUndefined();
  expect(new Set(emails).size).toBe(emails.length);
  expect(emails.filter((email) => email.startsWith('many'))).toHaveLength(250);
});
