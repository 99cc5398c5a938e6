import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Keeper, Kept } from './keeper.ts';
import { until } from './until.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

export interface FleetOptions {
  readonly processes: number;
  /** The checkout they run from; this one unless told. */
  readonly root?: string;
  readonly tenant: string;
  readonly tenantsDir?: string;
  /** One for all, or one for each process. */
  readonly databaseUrl: string | ((process: number) => string);
  /** How shoppers reach it: the address of what stands in front. */
  readonly baseUrl: string;
  /** Of the first; the others follow. */
  readonly port: number;
  /** Photos and uploads in a folder that all share, as hosts with one storage do; otherwise a folder for each. */
  readonly sharedData?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly longestStartMs?: number;
  /** A process that ended is started again so long afterwards, as a supervisor does it; unless told, never. */
  readonly restartAfterMs?: number;
  /** So long a process may take to end by itself when it is told to. */
  readonly longestEndMs?: number;
}

/** Another build or other settings, from now on. */
export interface Release {
  readonly env?: Readonly<Record<string, string>>;
  readonly root?: string;
}

export interface FleetShop {
  readonly url: string;
  pid(): number;
  isRunning(): boolean;
  isReady(): Promise<boolean>;
  output(): string;
}

export interface Fleet {
  readonly shops: readonly FleetShop[];
  /** How often a process was started again, killed by us or not. */
  restarts(): number;
  /** Which ended though nobody told them to, as often as they did. */
  fallen(): readonly number[];
  kill(index: number, signal?: NodeJS.Signals): Promise<void>;
  /** As whoever runs them does; with another build or other settings, a release. Comes back when it is ready. */
  restart(index: number, release?: Release): Promise<void>;
  stop(): Promise<void>;
}

/** So many processes of the built shop on one database; the first is ready before the others begin. */
export async function startFleet(keeper: Keeper, options: FleetOptions): Promise<Fleet> {
  const { processes, longestStartMs = 180_000, restartAfterMs, longestEndMs } = options;
  const running: Kept[] = [];
  const releases: Release[] = [];
  const told = new Set<Kept>();
  const replaced = new Set<Kept>();
  const fallen: number[] = [];
  let restarts = 0;
  let isStopping = false;

  function begin(index: number): void {
    const shop = startProcess(index, releases[index]);
    running[index] = shop;
    void shop.ended.then(() => afterEnd(index, shop));
  }

  async function afterEnd(index: number, shop: Kept): Promise<void> {
    const isEnding = () => isStopping || keeper.isClosing();
    if (isEnding()) return;
    if (!told.has(shop)) fallen.push(index + 1);
    if (restartAfterMs === undefined || replaced.has(shop)) return;
    await setTimeout(restartAfterMs);
    if (isEnding() || replaced.has(shop)) return;
    restarts += 1;
    begin(index);
  }

  function startProcess(index: number, { env, root: builtIn = options.root ?? root }: Release = {}): Kept {
    const { tenant, tenantsDir, databaseUrl, baseUrl, port, sharedData = false } = options;
    const dataDir = join(keeper.folder, sharedData ? 'data' : `data-${index + 1}`);
    mkdirSync(dataDir, { recursive: true });
    return keeper.start(`shop-${index + 1}`, process.execPath, ['scripts/start.mjs'], {
      cwd: builtIn,
      env: {
        NODE_ENV: 'production',
        PORT: String(port + index),
        HOST: '127.0.0.1',
        BASE_URL: baseUrl,
        TENANT: tenant,
        ...(tenantsDir !== undefined && { TENANTS_DIR: tenantsDir }),
        DATA_DIR: dataDir,
        DATABASE_URL: typeof databaseUrl === 'string' ? databaseUrl : databaseUrl(index),
        TRUST_PROXY: '127.0.0.1,::1',
        ...options.env,
        ...env,
        // Whoever runs this by npm is not their parent in npm's sense.
        npm_lifecycle_event: '',
      },
    });
  }

  async function ready(index: number): Promise<void> {
    const shop = running[index];
    await until(`shop ${index + 1} to be ready`, () => isReady(index), {
      within: longestStartMs,
      unless: () => (shop?.isRunning() ? undefined : `it ended:\n${shop?.output()}`),
    });
  }
  const isReady = async (index: number) =>
    (await fetch(`${urlOf(index)}/ready`, { signal: AbortSignal.timeout(5000) })).ok;
  const urlOf = (index: number) => `http://127.0.0.1:${options.port + index}`;

  async function kill(index: number, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const shop = running[index];
    if (!shop) throw new Error(`there is no shop ${index}`);
    told.add(shop);
    await shop.end(signal, longestEndMs);
  }

  for (let index = 0; index < processes; index++) {
    begin(index);
    // One migrates and fills the database; the others would only wait for it.
    if (index === 0) await ready(0);
  }
  await Promise.all(running.map((_, index) => ready(index)));

  return {
    shops: running.map((_, index) => ({
      url: urlOf(index),
      pid: () => running[index]?.pid ?? 0,
      isRunning: () => running[index]?.isRunning() ?? false,
      isReady: () => isReady(index).catch(() => false),
      output: () => running[index]?.output() ?? '',
    })),
    restarts: () => restarts,
    fallen: () => fallen,
    kill,
    async restart(index, release) {
      releases[index] = { ...releases[index], ...release };
      const before = running[index];
      if (before) replaced.add(before);
      if (before?.isRunning()) await kill(index, 'SIGTERM');
      restarts += 1;
      begin(index);
      await ready(index);
    },
    async stop() {
      isStopping = true;
      await Promise.all(running.map((_, index) => kill(index, 'SIGTERM')));
    },
  };
}
