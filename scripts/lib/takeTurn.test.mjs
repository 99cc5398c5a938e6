import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { takeTurn } from './takeTurn.mjs';

function turnFile() {
  const folder = mkdtempSync(join(tmpdir(), 'trolley-turn-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'below/turn');
}

test('the second waits until the first is done', async () => {
  const file = turnFile();
  const order = [];
  const end = await takeTurn(file);
  const second = takeTurn(file).then((endToo) => {
    order.push('second');
    endToo();
  });
  await setTimeout(250);
  order.push('first');
  end();
  await second;
  expect(order).toEqual(['first', 'second']);
  expect(existsSync(file)).toBe(false);
});

test('the turn of a process that died is taken over', async () => {
  const file = turnFile();
  (await takeTurn(file))();
  writeFileSync(file, String(spawnSync(process.execPath, ['--version']).pid));
  const end = await takeTurn(file);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  end();
});

test('so is that of one whose number another process has by now', async () => {
  const file = turnFile();
  (await takeTurn(file))();
  writeFileSync(file, String(process.ppid));
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(file, longAgo, longAgo);
  const end = await takeTurn(file);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  end();
});
