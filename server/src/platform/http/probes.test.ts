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
