import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runStep, runSteps } from './steps.mjs';

const node = (source) => [process.execPath, '-e', source];

test('a step keeps its output and tells how it ended', async () => {
  const good = await runStep({ name: 'good', command: node('console.log("words"); console.error("more")') });
  expect(good).toMatchObject({ name: 'good', ok: true });
  expect(good.output).toContain('words');
  expect(good.output).toContain('more');
  expect(await runStep({ name: 'bad', command: node('process.exit(3)') })).toMatchObject({ ok: false });
  expect(await runStep({ name: 'none', command: ['/no/such/command'] })).toMatchObject({ ok: false });
});

test('nothing that a step started outlives it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trolley-steps-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const beat = join(folder, 'beat');
  const orphan = `setInterval(() => require('fs').writeFileSync(${JSON.stringify(beat)}, String(Date.now())), 10)`;
  const parent = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(orphan)}], { stdio: 'ignore' });
    setInterval(() => require('fs').existsSync(${JSON.stringify(beat)}) && process.exit(0), 10)`;
  expect(await runStep({ name: 'parent', command: node(parent) })).toMatchObject({ ok: true });
  await new Promise((resolve) => setTimeout(resolve, 50));
  const last = readFileSync(beat, 'utf8');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(readFileSync(beat, 'utf8')).toBe(last);
});

test('lanes run side by side and every result is told', async () => {
  const slow = (name) => ({ name, command: node('setTimeout(() => {}, 100)') });
  const told = [];
  const results = await runSteps([slow('a'), slow('b'), slow('c')], 2, ({ name }) => told.push(name));
  expect(told.sort()).toEqual(['a', 'b', 'c']);
  expect(results).toHaveLength(3);
});
