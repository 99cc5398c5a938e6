import { expect, test } from 'vitest';
import { loadEmbeddedDatabases } from './embeddedDatabases.ts';

test('a shop without a database and without the embedded one is told what to do', async () => {
  const loading = loadEmbeddedDatabases(async () => undefined);
  await expect(loading).rejects.toMatchObject({ name: 'StartProblem' });
  await expect(loading).rejects.toThrow(
    /DATABASE_URL is not set.*\nSet DATABASE_URL .* or install everything with `npm ci`/,
  );
});

test('where it is installed it is found', async () => {
  const { findRunning } = await loadEmbeddedDatabases();
  expect(findRunning('/nowhere')).toBeUndefined();
});
