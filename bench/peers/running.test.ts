import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { allRun } from './running.ts';

test('a process that was ended does not run any more', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(child, 'spawn');
  const pids = [process.pid, child.pid ?? 0];
  expect(await allRun(pids)).toBe(true);
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  expect(await allRun(pids)).toBe(false);
});
