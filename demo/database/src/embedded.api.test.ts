import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ask, heldBy, makeJar, readJar, serverPid, startHolding } from '../../../server/test/holding.ts';
import { isPostgresOn } from './processIdentity.ts';

const { dataDir, hold, holdMade } = startHolding();

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
  expect(readdirSync(dataDir())).toEqual(['postgres']);

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
    [hold(), hold(), hold(), hold()].map((program) =>
      program.printed('held\n').then(
        () => 'held',
        () => 'refused',
      ),
    ),
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
  const [lock, lines] = [
    readFileSync(join(dataDir(), 'trolley.lock'), 'utf8'),
    readFileSync(pidFile, 'utf8').split('\n'),
  ];
  await first.stop();
  // This test's own process stands for one that was given the numbers of the crashed ones.
  writeFileSync(join(dataDir(), 'trolley.lock'), JSON.stringify({ ...JSON.parse(lock), pid: process.pid }));
  writeFileSync(pidFile, [String(process.pid), ...lines.slice(1)].join('\n'));
  const after = await heldBy(hold());
  expect(after.adopted).toBe(false);
});
