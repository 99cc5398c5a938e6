import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DatabaseAway, openDatabase } from '../../../server/src/platform/database/database.ts';
import { createLog } from '../../../server/src/platform/log.ts';
import { ask, heldBy, serverPid, startHolding } from '../../../server/test/holding.ts';

const { holdMade } = startHolding();

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

  await expect.poll(() => database.isReachable()).toBe(true);
  expect(await database.query({ text: 'select 1 as one' })).toEqual([{ one: 1 }]);
  await expect.poll(() => heard).toEqual(['']);
  await database.close();
});

test('a socket that was tidied away comes back', async () => {
  const held = await heldBy(holdMade());
  rmSync(held.connection.host, { recursive: true });
  await expect.poll(() => ask(held, 'select 1 as one').catch(() => 'away')).toEqual([{ one: 1 }]);
});
