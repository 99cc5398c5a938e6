import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

export interface Started {
  readonly pid: number;
  stop(): Promise<void>;
}

export interface Command {
  readonly cwd: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** What it prints. */
  readonly logFile: string;
}

const lastWords = 2000;
const stopWithinMs = 10_000;
const running = new Set<number>();

// Whatever ends this process ends what it started.
process.on('exit', () => {
  for (const pid of running) signal(pid, 'SIGKILL');
});

/** A Node process in a group of its own, so that what it starts ends with it; without a variable of this process's tests. */
function launch({ cwd, args, env, logFile }: Command) {
  return open(logFile, 'a').then(async (log) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '', ...env },
      stdio: ['ignore', log.fd, log.fd],
      detached: true,
    });
    await log.close();
    const { pid } = child;
    if (pid === undefined) throw new Error(`${args[0]} could not be started`);
    running.add(pid);
    child.once('exit', () => running.delete(pid));
    return { child, pid };
  });
}

/** Until it ends; throws what it said last where it failed. */
export async function runProcess(command: Command): Promise<void> {
  const { child } = await launch(command);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${command.args.join(' ')} ended with ${code}:\n${await lastOf(command.logFile)}`);
}

/** A server, once `address` answers. */
export async function startProcess(command: Command, address?: string, withinMs = 600_000): Promise<Started> {
  const { child, pid } = await launch(command);
  const deadline = Date.now() + withinMs;
  while (address !== undefined) {
    if (child.exitCode !== null || Date.now() > deadline) {
      signal(pid, 'SIGKILL');
      throw new Error(`${command.args.join(' ')} did not start:\n${await lastOf(command.logFile)}`);
    }
    const answered = await fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) break;
    await setTimeout(100);
  }
  return {
    pid,
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      signal(pid, 'SIGTERM');
      const isLate = await Promise.race([ended.then(() => false), setTimeout(stopWithinMs, true, { ref: false })]);
      if (isLate) signal(pid, 'SIGKILL');
      await ended;
    },
  };
}

function signal(group: number, name: NodeJS.Signals): void {
  try {
    process.kill(-group, name);
  } catch {
    // It has ended meanwhile.
  }
}

const lastOf = async (file: string) => (await readFile(file, 'utf8')).slice(-lastWords);
