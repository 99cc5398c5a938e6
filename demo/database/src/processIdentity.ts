import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Tells a process from a later one with the same number; undefined where the system does not say. */
export function processIdentity(pid: number): string | undefined {
  if (process.platform === 'win32') return undefined;
  try {
    if (process.platform !== 'linux') return ask('ps', ['-o', 'lstart=', '-p', String(pid)]);
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command, in parentheses, may hold spaces; the start time is the twentieth field after it.
    return `${boot}/${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return undefined;
  }
}

/** Whether the process is the PostgreSQL that works on this data folder; in doubt it is, since two would destroy it. */
export function isPostgresOn(dataFolder: string, pid: number): boolean {
  if (!isAlive(pid)) return false;
  try {
    if (process.platform === 'win32') return ask('tasklist', ['/fi', `pid eq ${pid}`]).includes('postgres');
    const command =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        : ask('ps', ['-o', 'command=', '-p', String(pid)]);
    return command.includes('postgres -D ') && command.includes(` ${dataFolder} `);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ENOENT' && isAlive(pid);
  }
}

function ask(command: string, args: readonly string[]): string {
  return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}
