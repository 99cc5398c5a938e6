import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../src/shop.ts';
import type { Started } from '../startProcess.ts';

/** A Redis of its own on the loopback address, which keeps nothing when it ends. */
export async function startRedis(
  program: string,
  folder: string,
): Promise<Started & { readonly url: string; readonly version: string }> {
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'];
  const child = spawn(program, args, { stdio: 'ignore' });
  const { pid } = child;
  if (pid === undefined) throw new Error('redis-server could not be started');
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`redis-server ended with ${child.exitCode}`);
    await setTimeout(50);
  }
  const [, version = '?'] = /v=(\S+)/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' })) ?? [];
  return {
    pid,
    url: `redis://127.0.0.1:${port}`,
    version,
    async stop() {
      process.off('exit', end);
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const opened = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return opened;
}
