import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Bundle, bundle } from '../../../../test/bundle.ts';
import { type Program, runProgram } from '../../../../test/program.ts';
import { createLog } from '../../log.ts';
import { repositoryRoot } from '../../paths.ts';
import { DatabaseAway, openDatabase } from '../database.ts';
import { readAccounts } from './account.ts';
import { findNative } from './binaries.ts';
import { canReach } from './place.ts';
import { readPostmaster } from './postmasterFile.ts';
import { isPostgresOn } from './processIdentity.ts';

interface Held {
  readonly adopted: boolean;
  readonly dataFolder: string;
  readonly connection: { host: string; port: number; user: string; database: string };
}

const isRoot = process.getuid?.() === 0;
const nobody = readAccounts(readFileSync('/etc/passwd', 'utf8')).find(({ name }) => name === 'nobody');
const canRunAsNobody =
  isRoot && nobody !== undefined && canReach(nobody, repositoryRoot) && canReach(nobody, dirname(process.execPath));

let holder: Bundle;
/** A data folder that is ready, to spare most tests its making. */
let made: string;
let home: string;
let dataDir: string;
let programs: Program[];

beforeAll(async () => {
  holder = await bundle(join(import.meta.dirname, '../../../../test/holdDatabase.ts'));
  made = mkdtempSync(join(tmpdir(), 'trolley-embedded-'));
  chmodSync(made, 0o755);
  programs = [];
  const first = hold(made);
  await first.printed('held\n');
  await first.stop();
});
afterAll(() => {
  holder.remove();
  rmSync(made, { recursive: true, force: true });
});

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'trolley-embedded-'));
  chmodSync(home, 0o755);
  dataDir = join(home, 'data');
  programs = [];
});
afterEach(async () => {
  for (const { child, stop } of programs) if (child.exitCode === null && child.signalCode === null) await stop();
  rmSync(home, { recursive: true, force: true });
});

function hold(folder = dataDir, who: { uid?: number; gid?: number } = {}): Program {
  const program = runProgram(holder.file, { env: { DATA_DIR: folder }, ...who });
  programs.push(program);
  return program;
}

function holdMade(): Program {
  execFileSync('cp', ['-a', made, dataDir]);
  return hold();
}

async function heldBy(program: Program): Promise<Held> {
  await program.printed('held\n');
  return JSON.parse(program.output().split('\n').find((line) => line.startsWith('{"adopted"')) ?? '') as Held;
}

async function ask({ connection }: Held, text: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  await client.connect();
  return client.query(text).then(({ rows }) => rows).finally(() => client.end());
}

const serverPid = ({ dataFolder }: Held) => readPostmaster(dataFolder)?.pid ?? 0;
const makeJar = `create table jar (jam text); insert into jar values ('plum')`;
const readJar = 'select jam from jar';

describe('one process after the other', () => {
  test('a first start makes the database, SIGTERM leaves no process and no socket, a later start finds the data', async () => {
    const first = hold();
    const held = await heldBy(first);
    expect(await ask(held, 'show fsync')).toEqual([{ fsync: 'on' }]);
    expect(await ask(held, 'show server_version_num')).toEqual([{ server_version_num: expect.stringMatching(/^18/) }]);
    await ask(held, makeJar);
    const pid = serverPid(held);
    expect(await first.stop()).toBe(0);
    expect(isPostgresOn(held.dataFolder, pid)).toBe(false);
    expect(existsSync(held.connection.host)).toBe(false);
    expect(readdirSync(dataDir)).toEqual(['postgres']);

    const again = await heldBy(hold());
    expect(again.adopted).toBe(false);
    expect(await ask(again, readJar)).toEqual([{ jam: 'plum' }]);
  });

  test('a second start on the same folder refuses and names the address; the first is not disturbed', async () => {
    const held = await heldBy(holdMade());
    const second = hold();
    expect(await second.ended()).toBe(1);
    expect(second.output()).toContain('already runs at http://localhost:4711');
    expect(second.output()).toContain('for example DATA_DIR=');
    expect(await ask(held, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('of many starts at the same moment exactly one succeeds', async () => {
    const results = await Promise.all(
      [hold(), hold(), hold(), hold()].map((program) => program.printed('held\n').then(() => 'held', () => 'refused')),
    );
    expect(results.sort()).toEqual(['held', 'refused', 'refused', 'refused']);
  });

  test('after kill -9 the next start takes over the server that was left behind, with its data, and stops it', async () => {
    const first = holdMade();
    const before = await heldBy(first);
    await ask(before, makeJar);
    const pid = serverPid(before);
    await first.stop('SIGKILL');
    const second = hold();
    const after = await heldBy(second);
    expect(after).toMatchObject({ adopted: true, connection: before.connection });
    expect(serverPid(after)).toBe(pid);
    expect(await ask(after, readJar)).toEqual([{ jam: 'plum' }]);
    await second.stop();
    expect(isPostgresOn(before.dataFolder, pid)).toBe(false);
  });

  test('after kill -9 of the shop and its server together the next start recovers the data', async () => {
    const first = holdMade();
    const before = await heldBy(first);
    await ask(before, makeJar);
    const pid = serverPid(before);
    first.child.kill('SIGKILL');
    process.kill(pid, 'SIGKILL');
    await first.ended();
    const after = await heldBy(hold());
    expect(after.adopted).toBe(false);
    expect(await ask(after, readJar)).toEqual([{ jam: 'plum' }]);
  });

  test('numbers that now belong to other processes do not keep a crashed shop from starting', async () => {
    const first = holdMade();
    const before = await heldBy(first);
    const pidFile = join(before.dataFolder, 'postmaster.pid');
    const [lock, lines] = [readFileSync(join(dataDir, 'trolley.lock'), 'utf8'), readFileSync(pidFile, 'utf8').split('\n')];
    await first.stop();
    // This test's own process stands for one that was given the numbers of the crashed ones.
    writeFileSync(join(dataDir, 'trolley.lock'), JSON.stringify({ ...JSON.parse(lock), pid: process.pid }));
    writeFileSync(pidFile, [String(process.pid), ...lines.slice(1)].join('\n'));
    const after = await heldBy(hold());
    expect(after.adopted).toBe(false);
  });
});

describe('unusual places', () => {
  test('a path longer than a socket path may be', async () => {
    const long = join(home, 'a'.repeat(60), 'b'.repeat(60), 'c c'.repeat(10));
    const held = await heldBy(hold(long));
    expect(held.dataFolder.length).toBeGreaterThan(107);
    expect(await ask(held, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test.runIf(isRoot)('as root the server runs as nobody, who owns the data', async () => {
    const held = await heldBy(hold());
    expect(statSync(held.dataFolder).uid).toBe(nobody?.uid);
    expect(statSync(`/proc/${serverPid(held)}`).uid).toBe(nobody?.uid);
  });

  test.runIf(isRoot)('a folder that nobody cannot enter: the data goes where it can, is found again and is gone with the folder', async () => {
    const locked = join(home, 'private');
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

  test.runIf(canRunAsNobody)('as a plain user; root then goes on with that data, and so can the user after root', async () => {
    mkdirSync(dataDir);
    const open = 0o777;
    chmodSync(dataDir, open);
    const user = hold(dataDir, nobody);
    const held = await heldBy(user);
    await ask(held, makeJar);
    expect(statSync(`/proc/${serverPid(held)}`).uid).toBe(nobody?.uid);
    await user.stop();
    const root = hold();
    expect(await ask(await heldBy(root), readJar)).toEqual([{ jam: 'plum' }]);
    await root.stop();
    expect(await ask(await heldBy(hold(dataDir, nobody)), readJar)).toEqual([{ jam: 'plum' }]);
  });

  test('a folder that holds something else is left alone', async () => {
    mkdirSync(join(dataDir, 'postgres'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres/thesis.txt'), 'years of work');
    const program = hold();
    expect(await program.ended()).toBe(1);
    expect(program.output()).toContain('holds something else than a PostgreSQL database');
    expect(readFileSync(join(dataDir, 'postgres/thesis.txt'), 'utf8')).toBe('years of work');
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

  test('a place that cannot be written is named, and nothing half-made stays', async () => {
    writeFileSync(join(home, 'file'), '');
    const program = hold(join(home, 'file/data'));
    expect(await program.ended()).toBe(1);
    expect(program.output()).toContain(`The database cannot be kept in ${home}/file/data`);
    expect(program.output()).not.toContain('    at ');
  });

  test('a system without a PostgreSQL of its own is asked for DATABASE_URL', () => {
    expect(() => findNative('plan9', 'mips')).toThrow(/plan9-mips is not installed(.|\n)*Set DATABASE_URL/);
  });
});

describe('while the shop runs', () => {
  test('a server that dies is started again; until then questions are refused, afterwards answered', async () => {
    const held = await heldBy(holdMade());
    const database = openDatabase({ connection: held.connection }, createLog({ level: 'silent' }));
    const heard: string[] = [];
    await database.listen('news', (payload) => heard.push(payload));
    const inTransaction = database.transaction(async (tx) => {
      await tx.query({ text: 'select 1' });
      process.kill(serverPid(held), 'SIGQUIT');
      await tx.query({ text: 'select pg_sleep(10)' });
    });
    await expect(inTransaction).rejects.toBeInstanceOf(DatabaseAway);
    await expect(database.query({ text: 'select 1' })).rejects.toBeInstanceOf(DatabaseAway);
    expect(await database.isReachable()).toBe(false);

    await expect.poll(() => database.isReachable(), { timeout: 10_000 }).toBe(true);
    expect(await database.query({ text: 'select 1 as one' })).toEqual([{ one: 1 }]);
    await expect.poll(() => heard, { timeout: 10_000 }).toEqual(['']);
    await database.close();
  });

  test('a socket that was tidied away comes back', async () => {
    const held = await heldBy(holdMade());
    rmSync(held.connection.host, { recursive: true });
    await expect.poll(() => ask(held, 'select 1 as one').catch(() => 'away'), { timeout: 10_000 }).toEqual([{ one: 1 }]);
  });
});
