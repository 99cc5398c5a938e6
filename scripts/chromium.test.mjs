import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findChromium } from './chromium.mjs';

const folder = mkdtempSync(join(tmpdir(), 'trolley-chromium-'));
afterAll(() => rmSync(folder, { recursive: true }));
const program = (name, script) => {
  const file = join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
};
const chosen = program('chosen', 'echo Chromium 1');
program('chromium', 'echo this needs a package >&2; exit 10');
const chrome = program('google-chrome', 'echo Google Chrome 2');

test('CHROMIUM_PATH comes first, and the choice is told', async () => {
  const told = [];
  const found = await findChromium({ log: (line) => told.push(line), env: { CHROMIUM_PATH: chosen, PATH: folder } });
  expect(found).toEqual({ path: chosen });
  expect(told).toEqual([`Browser: ${chosen} (CHROMIUM_PATH), Chromium 1`]);
});

test('a CHROMIUM_PATH that does not start is an error, not a reason to look elsewhere', async () => {
  await expect(
    findChromium({ log: () => {}, env: { CHROMIUM_PATH: join(folder, 'none'), PATH: folder } }),
  ).rejects.toThrow('CHROMIUM_PATH');
});

test('an installed one is found on the path; a stub that does not start is passed over', async () => {
  const PATH = ['/no/such/folder', folder].join(delimiter);
  expect(await findChromium({ log: () => {}, env: { PATH } })).toEqual({ path: chrome });
});

test('one without a window is preferred, except to measure with', async () => {
  const quick = mkdtempSync(join(folder, 'quick-'));
  const shell = join(quick, 'chromium-headless-shell');
  writeFileSync(shell, '#!/bin/sh\necho Chromium 3\n');
  chmodSync(shell, 0o755);
  const env = { PATH: [quick, folder].join(delimiter) };
  expect(await findChromium({ log: () => {}, env })).toEqual({ path: shell });
  expect(await findChromium({ log: () => {}, env, measuring: true })).toEqual({ path: chrome });
});
