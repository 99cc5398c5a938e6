import * as contract from '@trolley/contract';
import { expect, test } from 'vitest';
import { password, readBase32, staffDatabase } from '../testing.ts';
import { writeJournal } from './writeJournal.ts';

const { database, query, open } = staffDatabase();
const { searchJournal } = contract;

test('STUD-02 the journal cannot be changed, deleted or emptied, not even where no row is meant', async () => {
  await writeJournal(database(), { staffId: null }, { action: 'role.created', subject: { kind: 'test', id: '1' } });
  for (const text of [
    `update journal set action = 'nothing'`,
    'update journal set reason = null where id = -1',
    'delete from journal',
    'delete from journal where id = -1',
    'truncate journal',
  ])
    await expect(query(text), text).rejects.toThrow(/The journal is only written to/);
  await expect(
    query('insert into journal (id, action, subject_kind, subject_id) values (1, $1, $1, $1)', 'x'),
  ).rejects.toThrow(/non-DEFAULT value/);
  expect(await query(`select 1 from journal where action = 'role.created'`)).toHaveLength(1);
});

test('STUD-02 an entry stands and falls with its change', async () => {
  const undone = database().transaction(async (tx) => {
    await writeJournal(tx, { staffId: null }, { action: 'role.changed', subject: { kind: 'test', id: '1' } });
    throw new Error('something else broke');
  });
  await expect(undone).rejects.toThrow('something else broke');
  expect(await query(`select 1 from journal where action = 'role.changed'`)).toEqual([]);
});

test('STUD-02 every change of staff and roles is in it: who, what, before and after, why, by which call', async () => {
  const shop = await open();
  const owner = await shop.loggedIn();
  const [{ last } = { last: 0 }] = await query<{ last: number }>('select max(id) as last from journal');
  const role = await owner.ask(contract.createRole, { body: { name: 'Deputy', permissions: ['orders:read'] } });
  await owner.ask(contract.changeRole, {
    params: { id: role.id },
    body: { name: 'Deputy', permissions: ['orders:write'], reason: 'asked for it' },
  });
  const email = 'quite.unusual@feldmarkt.example';
  const body = { email, name: 'Zdenka Unusual', roles: ['picker'], stores: ['wien'] };
  const { staff, invitation } = await owner.ask(contract.inviteStaff, { body });
  const token = invitation.link.slice(-43);
  const { secondFactor } = await owner.ask(contract.openInvitation, { body: { token } });
  const newcomer = shop.visit();
  const secret = readBase32(secondFactor.secret);
  await newcomer.ask(contract.acceptInvitation, {
    body: { token, name: 'Zdenka Unusual', password, code: shop.code({ secret }) },
  });
  await newcomer.ask(contract.changeStaffPassword, { body: { currentPassword: password, password: `${password} 2` } });
  const own = { currentPassword: `${password} 2` };
  const { secret: next } = await newcomer.ask(contract.beginSecondFactor, { body: own });
  await newcomer.ask(contract.confirmSecondFactor, { body: { code: shop.code({ secret: readBase32(next) }) } });
  await newcomer.ask(contract.renewRecoveryCodes, { body: own });
  await newcomer.ask(contract.logOutStaffEverywhere);
  const params = { id: staff.id };
  await owner.ask(contract.changeStaff, { params, body: { roles: [role.id], reason: 'promoted' } });
  await owner.ask(contract.lockStaff, { params, body: { locked: true, reason: 'left' } });
  await owner.ask(contract.lockStaff, { params, body: { locked: false } });
  await owner.ask(contract.resetStaff, { params, body: {} });
  await owner.ask(contract.closeStaff, { params });
  await owner.ask(contract.logOutStaff);

  const rows = await query<Record<string, unknown>>(
    `select staff_id = $2 as "byOwner", action, subject_id as subject, before, after, reason, request_id is not null as asked
       from journal where id > $1 order by id`,
    ...[last, owner.who.id],
  );
  const told = rows.map(({ byOwner, asked, subject: _, ...row }) => {
    expect(asked).toBe(true);
    return Object.values(row)
      .filter((value) => value !== null)
      .concat(byOwner ? [] : ['themselves']);
  });
  expect(told).toEqual([
    ['role.created', { name: 'Deputy', permissions: ['orders:read'] }],
    [
      'role.changed',
      { name: 'Deputy', permissions: ['orders:read'] },
      { name: 'Deputy', permissions: ['orders:write'] },
      'asked for it',
    ],
    ['staff.invited', { roles: ['picker'], stores: ['wien'] }],
    ['staff.setUp', 'themselves'],
    ['staff.passwordChanged', 'themselves'],
    ['staff.secondFactorBegun', 'themselves'],
    ['staff.secondFactorChanged', 'themselves'],
    ['staff.recoveryCodesRenewed', 'themselves'],
    ['staff.loggedOutEverywhere', 'themselves'],
    ['staff.changed', { roles: ['picker'], stores: ['wien'] }, { roles: [role.id], stores: null }, 'promoted'],
    ['staff.locked', 'left'],
    ['staff.unlocked'],
    ['staff.reset'],
    ['staff.closed', { roles: [role.id], stores: null }],
    ['staff.loggedOut'],
  ]);
  for (const { subject } of rows.filter(
    ({ action }) => String(action).startsWith('staff.') && action !== 'staff.loggedOut',
  ))
    expect(subject).toBe(staff.id);
  const all = JSON.stringify(await query('select journal::text from journal')).toLowerCase();
  for (const word of ['unusual', 'berger', password, token.toLowerCase(), secondFactor.secret.toLowerCase()])
    expect(all, 'people and secrets are in no entry: it could not be taken out').not.toContain(word);
});

test('STUD-02 calls beyond somebody’s rights are entries, but cannot fill the journal', async () => {
  const shop = await open();
  const picker = await shop.loggedIn({ roles: ['picker'] });
  for (let at = 0; at < 35; at += 1)
    expect((await picker.send('GET', searchJournal.path)).json()).toMatchObject({
      status: 403,
      errorCode: 'forbidden',
    });
  const owner = await shop.loggedIn();
  const { entries } = await owner.ask(searchJournal, { query: { staffId: picker.who.id, action: 'access.refused' } });
  expect(entries).toHaveLength(30);
  expect(entries[0]).toMatchObject({
    staff: { id: picker.who.id, name: 'Ana Berger' },
    subject: { kind: 'call', id: 'GET /api/studio/journal' },
  });
});

test('STUD-02 entries are found by who, when, what, subject and words, page by page', async () => {
  const shop = await open();
  const owner = await shop.loggedIn();
  await query(
    `insert into journal (at, staff_id, action, subject_kind, subject_id, after, reason)
     select '2026-01-01T00:00:00Z'::timestamptz + n / 10 * interval '1 minute', null, 'order.refunded', 'order', (40000000 + n)::text,
            jsonb_build_object('amount', n), 'Käse-Reklamation by telephone ' || n
       from generate_series(1, 120) n`,
  );
  const ask = (wanted: Readonly<Record<string, string>>) => owner.ask(searchJournal, { query: wanted });
  const ids = async (wanted: Readonly<Record<string, string>>) =>
    (await ask(wanted)).entries.map(({ subject }) => Number(subject.id) - 40000000);
  expect(await ids({ subjectKind: 'order', subjectId: '40000017' })).toEqual([17]);
  expect(await ids({ text: 'telephone: Käse, 40000012' })).toEqual([12]);
  expect((await ids({ text: 'reklamation' })).slice(0, 3)).toEqual([120, 119, 118]);
  expect(await ids({ text: 'KÄSE 40000119' })).toEqual([119]);
  expect(await ids({ text: 'telegram 40000119' })).toEqual([]);
  expect(await ids({ text: '!!!' })).toEqual([]);
  expect(await ids({ text: "40000119') & 'x" })).toEqual([]);
  const span = { from: '2026-01-01T00:02:00.000Z', until: '2026-01-01T00:03:00.000Z' };
  expect(await ids({ action: 'order.refunded', ...span })).toEqual([29, 28, 27, 26, 25, 24, 23, 22, 21, 20]);
  const pages: number[] = [];
  let before: number | undefined;
  do {
    const page = await ask({ action: 'order.refunded', ...(before !== undefined && { before: String(before) }) });
    pages.push(...page.entries.map(({ subject }) => Number(subject.id) - 40000000));
    before = page.next;
  } while (before !== undefined);
  expect(pages).toEqual(Array.from({ length: 120 }, (_, at) => 120 - at));
});

test('STUD-02 whoever sees content sees who changed it, and nothing else of the journal', async () => {
  const shop = await open();
  const editor = await shop.loggedIn({ roles: ['content'], stores: ['wien'] });
  const redirect = `/${'long/'.repeat(90)}`;
  await query(
    `insert into journal (staff_id, action, subject_kind, subject_id, after)
     values ($1, 'content.published', 'page', '/who', '{"revision": 1}'), ($1, 'redirect.created', 'redirect', $2, '{}'),
            ($1, 'staff.locked', 'staff', '/who', '{}')`,
    ...[editor.who.id, redirect],
  );
  const historyOf = async (subjectKind: string, subjectId: string) =>
    (await editor.ask(contract.getContentHistory, { query: { subjectKind, subjectId } })).entries;
  expect(await historyOf('page', '/who')).toMatchObject([
    { action: 'content.published', staff: { id: editor.who.id, name: 'Ana Berger' }, after: { revision: 1 } },
  ]);
  expect(await historyOf('redirect', redirect)).toHaveLength(1);
  const address = `${contract.getContentHistory.path}?subjectId=/who&subjectKind=`;
  expect((await editor.send('GET', `${address}staff`)).statusCode).toBe(400);
  expect((await editor.send('GET', searchJournal.path)).statusCode).toBe(403);
  const support = await shop.loggedIn({ roles: ['support'] });
  expect((await support.send('GET', `${address}page`)).statusCode).toBe(403);
});
