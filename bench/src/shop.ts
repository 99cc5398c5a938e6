import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Answer, timedAnswer } from './timedAnswer.ts';

const ownRoot = fileURLToPath(new URL('../../', import.meta.url));

export interface RunningShop {
  readonly url: string;
  readonly pid: number;
  /** Under the name the shop believes to have. */
  readonly publicUrl: string;
  /** From the start of the process to its first answer. */
  readonly startedInMs: number;
  /** That answer: the home page of a process that has shown none. */
  readonly firstPage: Answer;
  memoryMb(): Promise<number>;
  /** What it has printed, of all starts on its data folder. */
  output(): Promise<string>;
  stop(): Promise<void>;
}

export interface ShopOptions {
  readonly tenant: string;
  readonly dataDir: string;
  /** A name of this machine: one that says neither dev nor stage gets what production gets. */
  readonly host?: string;
  readonly env?: Record<string, string>;
  readonly longestStartMs?: number;
  /** Of another checkout of the shop, to compare with. */
  readonly root?: string;
  /** Told of the process as soon as there is one. */
  readonly onSpawn?: (pid: number) => void;
}

/** To look closer: `BENCH_NODE_ARGS="--cpu-prof --cpu-prof-dir=/tmp/profiles" npm run bench …`. */
const nodeArguments = (process.env.BENCH_NODE_ARGS ?? '').split(' ').filter(Boolean);

/** Starts the built shop as `npm start` does, on a free port of the loopback address. */
export async function startShop(options: ShopOptions): Promise<RunningShop> {
  const { tenant, dataDir, host = '127.0.0.1', env, longestStartMs = 120_000, onSpawn, root = ownRoot } = options;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const publicUrl = `http://${host}:${port}`;
  // The log goes where it goes in production, into a file, and is part of what is measured.
  const outputFile = join(dataDir, 'output.log');
  const output = await open(outputFile, 'a');
  const begun = performance.now();
  const child = spawn(process.execPath, [...nodeArguments, 'scripts/start.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      BASE_URL: publicUrl,
      TENANT: tenant,
      DATA_DIR: dataDir,
      // Who measures drives it as hard as it goes.
      SHED_LOAD_AFTER_MS: '0',
      ...env,
    },
    stdio: ['ignore', output.fd, output.fd],
  });
  if (child.pid) onSpawn?.(child.pid);
  await output.close();
  const firstPage = await firstAnswer(url, child, {
    longestMs: longestStartMs,
    output: () => readFile(outputFile, 'utf8'),
  });
  return {
    url,
    pid: child.pid ?? 0,
    publicUrl,
    startedInMs: firstPage.at - begun,
    firstPage,
    memoryMb: () => residentMb(child),
    output: () => readFile(outputFile, 'utf8'),
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** A data folder of its own, gone afterwards. */
export async function withDataDir<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'trolley-bench-'));
  try {
    return await work(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 });
  }
}

interface Patience {
  readonly longestMs: number;
  readonly output: () => Promise<string>;
}

async function firstAnswer(url: string, child: ChildProcess, { longestMs, output }: Patience): Promise<Answer> {
  const deadline = Date.now() + longestMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the shop ended with code ${child.exitCode}:\n${await output()}`);
    const answer = await timedAnswer(child.pid ?? 0, url).catch(() => undefined);
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  child.kill('SIGTERM');
  throw new Error(`the shop did not answer within ${longestMs / 1000} s:\n${await output()}`);
}

async function residentMb(child: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
