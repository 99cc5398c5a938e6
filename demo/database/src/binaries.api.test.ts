import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAccounts } from './account.ts';
import { findNative, prepareBinaries } from './binaries.ts';
import { run } from './run.ts';

const nobody = readAccounts(readFileSync('/etc/passwd', 'utf8')).find(({ name }) => name === 'nobody');
let home: string;
/** As npm unpacks the package: without symbolic links. */
let native: string;

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'trolley-binaries-'));
  chmodSync(home, 0o755);
  mkdirSync(join(home, 'package'));
  native = join(home, 'package/native');
  execFileSync('cp', ['-R', findNative(), native]);
  execFileSync('cp', [join(findNative(), '../package.json'), join(home, 'package')]);
  execFileSync('find', [native, '-type', 'l', '-delete']);
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

test('the links that npm left out are made, also by two starts at once', async () => {
  const [first, second] = await Promise.all([
    prepareBinaries(home, undefined, native),
    prepareBinaries(home, undefined, native),
  ]);
  expect(first).toEqual({ home: native, majorVersion: 18 });
  expect(second).toEqual(first);
  expect((await run(join(native, 'bin/postgres'), ['--version'], undefined)).output).toContain('PostgreSQL) 18');
});

test.runIf(process.getuid?.() === 0)(
  'programs that the account cannot reach are copied, once, for everyone to read',
  async () => {
    chmodSync(join(home, 'package'), 0o700);
    const place = join(home, 'place');
    mkdirSync(place);
    const copied = await prepareBinaries(place, nobody, native);
    expect(copied.home).toBe(join(place, readdirSync(place)[0] ?? ''));
    expect((await run(join(copied.home, 'bin/initdb'), ['--version'], nobody)).code).toBe(0);
    expect(await prepareBinaries(place, nobody, native)).toEqual(copied);
    chmodSync(join(home, 'package'), 0o755);
  },
);

test('programs made for another C library are not blamed on the user', async () => {
  const foreign = join(home, 'foreign/native');
  mkdirSync(join(foreign, 'bin'), { recursive: true });
  writeFileSync(join(foreign, '../package.json'), '{ "version": "18.0.0" }');
  writeFileSync(join(foreign, 'bin/postgres'), '#!/lib/no-such-loader\n', { mode: 0o755 });
  await expect(prepareBinaries(home, undefined, foreign)).rejects.toThrow(/GNU C library(.|\n)*Set DATABASE_URL/);
});
