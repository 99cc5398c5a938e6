import * as contract from '@trolley/contract';
import { expect, test } from 'vitest';
import { password, readBase32, staffDatabase } from '../testing.ts';
import { readStaffCommand } from './options.ts';
import { runStaffCommand } from './runStaffCommand.ts';

const { query, open } = staffDatabase();

test('STUD-01 STUD-02 the first owner comes by the command line, which also lists, locks and resets', async () => {
  const shop = await open();
  const run = async (line: string) => {
    const command = readStaffCommand(line.split(' '));
    if (command === 'help' || 'problem' in command) throw new Error(line);
    return runStaffCommand(shop.staff, command);
  };
  const accept = async (text: string) => {
    const token = /#([\w-]{43})\n/.exec(text)?.[1] ?? '';
    const { secondFactor } = await shop.visit().ask(contract.openInvitation, { body: { token } });
    const code = shop.code({ secret: readBase32(secondFactor.secret) });
    const browser = shop.visit();
    await browser.ask(contract.acceptInvitation, { body: { token, name: 'Ana Berger', password, code } });
    return browser;
  };
  expect((await run('list')).text).toBe('There is nobody yet.');
  const owner = await accept((await run('invite you@example.org --role owner')).text);
  const { id, permissions } = await owner.ask(contract.getStaffSelf);
  expect(permissions).toEqual([...contract.permissions]);
  expect(await run('invite YOU@example.org --role picker')).toMatchObject({ exitCode: 1 });
  expect((await run('list')).text).toBe('you@example.org  active  owner  every store  Ana Berger');
  await run('lock you@example.org');
  expect((await owner.send('GET', contract.getStaffSelf.path)).statusCode).toBe(401);
  expect((await run('list')).text).toContain('locked');
  await run('unlock you@example.org');
  await accept((await run('reset you@example.org')).text);
  expect(await run('lock nobody@example.org')).toMatchObject({ exitCode: 1 });
  const rows = await query<{ action: string }>(
    'select action from journal where staff_id is null and subject_id = $1 order by id',
    id,
  );
  expect(rows.map(({ action }) => action)).toEqual(['staff.invited', 'staff.locked', 'staff.unlocked', 'staff.reset']);
});
