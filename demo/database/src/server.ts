import { spawn } from 'node:child_process';
import { closeSync, existsSync, fchownSync, ftruncateSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { StartProblem } from '@trolley/server/demo';
import type { Account } from './account.ts';
import { type Binaries, program } from './binaries.ts';
import type { Endpoint } from './endpoint.ts';
import { postmasterFile, readPostmaster } from './postmasterFile.ts';
import { isAlive, isPostgresOn } from './processIdentity.ts';
import { blameDisk, environment, lastLines, run } from './run.ts';

/** All that is needed to start and stop one server, again and again. */
export interface Server {
  readonly binaries: Binaries;
  readonly dataFolder: string;
  readonly account?: Account;
  /** Off only for tests: their data may be lost in a power cut. */
  readonly durable: boolean;
}

const startWithinMs = 300_000;
const stopWithinMs = 15_000;
const keptLogBytes = 5_000_000;

/** The number of the server's process, once it answers. It lives on when this process is killed. */
export async function launch(server: Server, endpoint: Endpoint, triesLeft = 20): Promise<number> {
  try {
    removeStalePidFile(server.dataFolder);
    return await launchOnce(server, endpoint);
  } catch (error) {
    // The processes of a killed server need a moment to notice that it is gone.
    const stillEnding = error instanceof StartProblem && error.message.includes('shared memory block');
    if (!stillEnding || triesLeft === 0) throw error;
    await setTimeout(250);
    return launch(server, endpoint, triesLeft - 1);
  }
}

async function launchOnce(server: Server, endpoint: Endpoint): Promise<number> {
  const args = ['-D', server.dataFolder, ...endpointOptions(endpoint), ...tuning(server.durable)];
  if (process.platform === 'win32') return launchOnWindows(server, args);
  const logFile = openLog(server);
  // A session of its own, so that Ctrl-C in the terminal does not reach it before requests are finished.
  const child = spawn(program(server.binaries, 'postgres'), args, {
    env: environment(),
    uid: server.account?.uid,
    gid: server.account?.gid,
    cwd: server.dataFolder,
    detached: true,
    stdio: ['ignore', logFile, logFile],
  });
  closeSync(logFile);
  child.unref();
  let failure: string | undefined;
  child.on('error', (error) => {
    failure = error.message;
  });
  child.on('exit', () => {
    failure ??= 'it ended at once';
  });
  const deadline = Date.now() + startWithinMs;
  while (failure === undefined && Date.now() < deadline) {
    const postmaster = readPostmaster(server.dataFolder);
    if (postmaster?.ready && postmaster.pid === child.pid) return postmaster.pid;
    await setTimeout(10);
  }
  throw new StartProblem(describeFailure(server, failure ?? 'it is not ready after five minutes'));
}

/** Ends the server's connections and lets it write everything to disk. */
export async function halt(server: Server, pid: number): Promise<void> {
  if (process.platform === 'win32') {
    await run(program(server.binaries, 'pg_ctl'), ['stop', '-m', 'fast', '-D', server.dataFolder], undefined);
    return;
  }
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!isPostgresOn(server.dataFolder, pid)) return;
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    const deadline = Date.now() + stopWithinMs;
    while (isPostgresOn(server.dataFolder, pid) && Date.now() < deadline) await setTimeout(20);
  }
}

/** The server of this data folder, and not one of an earlier time whose number it has. */
export function isRunningOn(dataFolder: string, pid: number): boolean {
  return readPostmaster(dataFolder)?.pid === pid && isPostgresOn(dataFolder, pid);
}

/** PostgreSQL does not start when the number of a crashed server now belongs to some other process. */
function removeStalePidFile(dataFolder: string): void {
  const postmaster = readPostmaster(dataFolder);
  if (!postmaster || !isAlive(postmaster.pid) || isPostgresOn(dataFolder, postmaster.pid)) return;
  rmSync(postmasterFile(dataFolder), { force: true });
}

function endpointOptions(endpoint: Endpoint): string[] {
  const options =
    process.platform === 'win32'
      ? ['listen_addresses=127.0.0.1']
      : ['listen_addresses=', `unix_socket_directories=${endpoint.host}`, 'unix_socket_permissions=0700'];
  return asFlags([...options, `port=${endpoint.port}`]);
}

function tuning(durable: boolean): string[] {
  return asFlags([
    'cluster_name=trolley',
    'max_connections=100',
    'shared_buffers=64MB',
    // No replication, no parallel workers: fewer processes, less to write, a faster start.
    'wal_level=minimal',
    'max_wal_senders=0',
    'max_logical_replication_workers=0',
    'max_parallel_workers_per_gather=0',
    'io_method=sync',
    'jit=off',
    'log_checkpoints=off',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ]);
}

function asFlags(options: readonly string[]): string[] {
  return options.flatMap((option) => ['-c', option]);
}

/** Only `pg_ctl` can give up an administrator's rights there, without which PostgreSQL does not start. */
async function launchOnWindows(server: Server, args: readonly string[]): Promise<number> {
  const options = args
    .slice(2)
    .map((arg) => `"${arg}"`)
    .join(' ');
  const flags = ['start', '-w', '-D', server.dataFolder, '-l', logPath(server.dataFolder), '-o', options];
  const code = await new Promise<number | string | null>((resolve) => {
    // No pipes: the server would inherit them and they would never close.
    const child = spawn(program(server.binaries, 'pg_ctl'), flags, {
      stdio: 'ignore',
      env: environment(),
      windowsHide: true,
    });
    child.on('error', (error) => resolve(error.message));
    child.on('exit', resolve);
  });
  const postmaster = readPostmaster(server.dataFolder);
  if (code === 0 && postmaster) return postmaster.pid;
  throw new StartProblem(describeFailure(server, `pg_ctl ended with ${code}`));
}

function openLog(server: Server): number {
  const file = openSync(logPath(server.dataFolder), 'a', 0o600);
  if (server.account) fchownSync(file, server.account.uid, server.account.gid);
  if (statSync(logPath(server.dataFolder)).size > keptLogBytes) ftruncateSync(file);
  return file;
}

function logPath(dataFolder: string): string {
  return join(dataFolder, 'server.log');
}

function describeFailure(server: Server, reason: string): string {
  const log = existsSync(logPath(server.dataFolder)) ? lastLines(readFileSync(logPath(server.dataFolder), 'utf8')) : '';
  const full = blameDisk(log);
  return `${full}The embedded PostgreSQL on ${server.dataFolder} did not start: ${reason}.\n${log}`;
}
