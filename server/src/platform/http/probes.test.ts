import { expect, test } from 'vitest';
import { createTestApp } from './testing.ts';

test('/health tells that the process lives, whatever the database does', async () => {
  const { app } = await createTestApp({ isDatabaseReachable: async () => false });
  const answer = await app.inject({ url: '/health' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ status: 'up' });
});

test('/ready is 200 with database and snapshot', async () => {
  const { app } = await createTestApp();
  expect((await app.inject({ url: '/ready' })).json()).toEqual({ status: 'ready' });
});

test('OPS-04 /serving stays 200 while the database is away: pages come from memory', async () => {
  const { app } = await createTestApp({ isDatabaseReachable: async () => false });
  const answer = await app.inject({ url: '/serving' });
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'serving' }]);
});

test.each([
  ['the shop is not loaded, or its search not built', { isSnapshotLoaded: () => false }, 'databaseAway'],
  ['the process is shutting down', {}, 'shuttingDown'],
])('/serving is 503 with Retry-After while %s', async (_, parts, errorCode) => {
  const { app } = await createTestApp(parts);
  if (errorCode === 'shuttingDown') app.leave();
  const answer = await app.inject({ url: '/serving' });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  expect(answer.json()).toMatchObject({ errorCode });
});

test.each([
  ['the database is away', { isDatabaseReachable: async () => false }],
  ['the snapshot is not loaded', { isSnapshotLoaded: () => false }],
])('/ready is 503 with Retry-After while %s', async (_, parts) => {
  const { app } = await createTestApp(parts);
  const answer = await app.inject({ url: '/ready' });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.json()).toMatchObject({ errorCode: 'databaseAway' });
});
