import { chmodSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../../../server/src/platform/paths.ts';
import { ask, heldBy, makeJar, readJar, serverPid, startHolding } from '../../../server/test/holding.ts';
import { readAccounts } from './account.ts';
import { findNative } from './binaries.ts';
import { canReach } from './place.ts';

const isRoot = process.getuid?.() === 0;
const nobody = readAccounts(readFileSync('/etc/passwd', 'utf8')).find(({ name }) => name === 'nobody');
const canRunAsNobody =
  isRoot && nobody !== undefined && canReach(nobody, repositoryRoot) && canReach(nobody, dirname(process.execPath));
const { home, dataDir, hold, holdMade } = startHolding();

test('a path longer than a socket path may be', async () => {
  const long = join(home(), 'a'.repeat(60), 'b'.repeat(60), 'c c'.repeat(10));
  const held = await heldBy(hold(long));
  expect(held.dataFolder.length).toBeGreaterThan(107);
  expect(await ask(held, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test.runIf(isRoot)('as root the server runs as nobody, who owns the data', async () => {
  const held = await heldBy(hold());
  expect(statSync(held.dataFolder).uid).toBe(nobody?.uid);
  expect(statSync(`/proc/${serverPid(held)}`).uid).toBe(nobody?.uid);
});

test.runIf(isRoot)('a folder that nobody cannot enter: the data goes where it can, and is found again', async () => {
  const locked = join(home(), 'private');
  mkdirSync(locked, { mode: 0o700 });
  const first = hold(join(locked, 'data'));
  const held = await heldBy(first);
  expect(held.dataFolder).toMatch(/^\/var\/lib\/trolley-\w+\/postgres$/);
  try {
    await ask(held, makeJar);
    await first.stop();
    const second = hold(join(locked, 'data'));
    const again = await heldBy(second);
    expect(again.dataFolder).toBe(held.dataFolder);
    expect(await ask(again, readJar)).toEqual([{ jam: 'plum' }]);
    await second.stop();
  } finally {
    rmSync(dirname(held.dataFolder), { recursive: true, force: true });
  }
});

test.runIf(canRunAsNobody)(
  'as a plain user; root then goes on with that data, and so can the user after root',
  async () => {
    mkdirSync(dataDir());
    const open = 0o777;
    chmodSync(dataDir(), open);
    const user = hold(dataDir(), nobody);
    const held = await heldBy(user);
    await ask(held, makeJar);
    expect(statSync(`/proc/${serverPid(held)}`).uid).toBe(nobody?.uid);
    await user.stop();
    const root = hold();
    expect(await ask(await heldBy(root), readJar)).toEqual([{ jam: 'plum' }]);
    await root.stop();
    expect(await ask(await heldBy(hold(dataDir(), nobody)), readJar)).toEqual([{ jam: 'plum' }]);
  },
);

test('a folder that holds something else is left alone', async () => {
  mkdirSync(join(dataDir(), 'postgres'), { recursive: true });
  writeFileSync(join(dataDir(), 'postgres/thesis.txt'), 'years of work');
  const program = hold();
  expect(await program.ended()).toBe(1);
  expect(program.output()).toContain('holds something else than a PostgreSQL database');
  expect(readFileSync(join(dataDir(), 'postgres/thesis.txt'), 'utf8')).toBe('years of work');
});

test('data of another PostgreSQL version is left alone', async () => {
  const first = holdMade();
  const { dataFolder } = await heldBy(first);
  await first.stop();
  writeFileSync(join(dataFolder, 'PG_VERSION'), '17\n');
  const program = hold();
  expect(await program.ended()).toBe(1);
  expect(program.output()).toContain('was written by PostgreSQL 17, this is PostgreSQL 18');
});

test('a place that cannot be written is named', async () => {
  writeFileSync(join(home(), 'file'), '');
  const program = hold(join(home(), 'file/data'));
  expect(await program.ended()).toBe(1);
  expect(program.output()).toContain(`The database cannot be kept in ${home()}/file/data`);
  expect(program.output()).not.toContain('    at ');
});

test('a system without a PostgreSQL of its own is asked for DATABASE_URL', () => {
  expect(() => findNative('plan9', 'mips')).toThrow(/plan9-mips is not installed(.|\n)*Set DATABASE_URL/);
});
