import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from './tenantFiles.ts';

export interface ShopServer {
  readonly url: string;
  /** Where its database lies, unless the settings name one. */
  readonly dataDir: string;
  stop(): Promise<void>;
}

/** Starts the built shop on a free port, with a database of its own unless the settings name one. */
export async function startShop(settings: Record<string, string>): Promise<ShopServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'trolley-e2e-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: repositoryRoot,
    env: {
      ...withoutShopSettings(process.env),
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      HOST: 'localhost',
      PORT: String(port),
      BASE_URL: url,
      DATA_DIR: dataDir,
      // On a machine that others hold up a call would be refused, and rightly so.
      SHED_LOAD_AFTER_MS: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const stop = async () => {
    await end(child);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(url, child, () => output);
  } catch (problem) {
    await stop();
    throw problem;
  }
  return { url, dataDir, stop };
}

/** Clears the machine's own settings of shop and payments: the test shop gets its own. */
export function withoutShopSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isTheirs = (name: string) => /^(DATABASE_URL|TENANT|CMS_PREVIEW|PAYMENTS|SANDBOX_.*|STRIPE_.*)$/.test(name);
  return Object.fromEntries(Object.entries(env).filter(([name]) => !isTheirs(name)));
}

/** Long enough for a busy machine that has the shop to build first. */
const readyWithinMs = 300_000;

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + readyWithinMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The shop ended with code ${child.exitCode}:\n${output()}`);
    const ready = await fetch(`${url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The shop was not ready within ${readyWithinMs / 1000} seconds:\n${output()}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const forced = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(forced);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, 'localhost', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
