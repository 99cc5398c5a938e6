import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '../platform/http/testing.ts';
import { assetRoutes } from './routes.ts';

async function policies(mapOrigins?: readonly string[]) {
  const dir = await mkdtemp(join(tmpdir(), 'assets-'));
  const names = ['maplibre-gl-worker-abc.js', 'shell-abc.js'];
  for (const name of names) await writeFile(join(dir, name), '');
  const { app } = await createTestApp();
  assetRoutes(app, dir, { mapOrigins });
  onTestFinished(async () => {
    await app.close();
    await rm(dir, { recursive: true });
  });
  const answers = await Promise.all(names.map((name) => app.inject({ url: `/assets/${name}` })));
  return answers.map(({ headers }) => headers['content-security-policy']);
}

test('the worker of maps may ask their origins, no other file may, and without a map style nobody may', async () => {
  const nothing = "default-src 'none'; frame-ancestors 'none'";
  expect(await policies(['https://tiles.example'])).toEqual([
    "default-src 'none'; connect-src https://tiles.example; frame-ancestors 'none'",
    nothing,
  ]);
  expect(await policies()).toEqual([nothing, nothing]);
});
