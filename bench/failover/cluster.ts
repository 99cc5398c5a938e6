import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../../server/src/platform/database/database.ts';
import { createLog } from '../../server/src/platform/log.ts';
import type { Keeper, Kept } from '../src/fleet/keeper.ts';
import { until } from '../src/fleet/until.ts';
import { type ClusterOptions, etcdApiFor, haproxyConfig, patroniConfig } from './configs.ts';
import { accounts, type Node, urlOf } from './places.ts';
import type { FromWires, ToWires, Wire } from './wires.ts';

interface Programs {
  readonly postgres: string;
  readonly patroni: string;
  readonly etcd: string;
  readonly haproxy: string;
}

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
  /** Not told by one that is started or rewound. */
  readonly timeline?: number;
}

export interface Cluster {
  primary(): Promise<Node>;
  /** All three run, one leads, and where it is synchronous one of the others keeps up with it. */
  isWhole(): Promise<boolean>;
  switchover(): Promise<void>;
  killServer(node: Node): void;
  killAgent(node: Node): Promise<void>;
  startAgent(node: Node): void;
  /** Stops all of a server's processes, or lets them go on. */
  freeze(node: Node, signal: 'SIGSTOP' | 'SIGCONT'): void;
  killEtcd(): Promise<void>;
  startEtcd(): Promise<void>;
  cut(node: Node): void;
  mend(): void;
  /** The next commits and saved carts are done, and nobody is told. */
  loseAnswers(count: number): void;
  lostAnswers(): number;
}

const shopCount = 2;

/** Three machines' worth of PostgreSQL under Patroni, one etcd, HAProxy, and a net between them that can be cut. */
export async function startCluster(
  keeper: Keeper,
  programs: Programs,
  options: Omit<ClusterOptions, 'etcdApi'> & { readonly lagMs: number },
): Promise<Cluster> {
  const { ports, synchronous, lagMs } = options;
  const { nodes } = ports;
  const etcdApi = etcdApiFor(execFileSync(programs.patroni, ['--version'], { encoding: 'utf8' }));
  const agents = new Map<string, Kept>();
  let lost = 0;

  const etcdFolder = keeper.serverFolder('etcd');
  const etcdUrl = `http://127.0.0.1:${ports.etcd}`;
  const etcdPeerUrl = `http://127.0.0.1:${ports.etcdPeers}`;
  let etcd: Kept;
  async function startEtcd(): Promise<void> {
    etcd = keeper.start(
      'etcd',
      programs.etcd,
      [
        ...['--name', 'etcd', '--data-dir', join(etcdFolder, 'data')],
        ...['--listen-client-urls', etcdUrl, '--advertise-client-urls', etcdUrl],
        ...['--listen-peer-urls', etcdPeerUrl, '--initial-advertise-peer-urls', etcdPeerUrl],
        ...['--initial-cluster', `etcd=${etcdPeerUrl}`],
        ...(etcdApi === 'etcd' ? ['--enable-v2'] : []),
      ],
      // etcd of Debian asks for a word where it was not tried by its makers.
      { asServer: true, env: { ETCD_UNSUPPORTED_ARCH: process.arch } },
    );
    await until('etcd', async () => (await fetch(`${etcdUrl}/health`)).ok, {
      within: 20_000,
      unless: () => (etcd.isRunning() ? undefined : etcd.output()),
    });
  }

  const wires: Wire[] = [
    ...nodes.flatMap((node) => [
      { name: `pg-${node.name}`, port: node.postgresWire, to: node.postgres },
      { name: `rest-${node.name}`, port: node.restWire, to: node.rest },
      { name: `etcd-${node.name}`, port: node.etcdWire, to: ports.etcd },
    ]),
    ...Array.from({ length: shopCount }, (_, at) => ({
      name: `shop-${at + 1}`,
      port: ports.shopWires + at,
      to: ports.haproxy,
    })),
  ];
  let areOpen = false;
  const net = keeper.start(
    'wires',
    process.execPath,
    [
      '--import',
      fileURLToPath(new URL('../../scripts/lib/typescript.mjs', import.meta.url)),
      fileURLToPath(new URL('./wires.ts', import.meta.url)),
    ],
    {
      cwd: fileURLToPath(new URL('../../', import.meta.url)),
      ipc: (message) => {
        const told = message as FromWires;
        if (told.is === 'open') areOpen = true;
        else lost = told.count;
      },
    },
  );
  const toNet = (message: ToWires) => net.send(message);
  toNet({ do: 'open', wires, lagMs });
  await until('the wires', () => areOpen, {
    within: 20_000,
    unless: () => (net.isRunning() ? undefined : net.output()),
  });
  await startEtcd();

  const folderOf = ({ name }: Node) => join(keeper.folder, `node-${name}`);
  function startAgent(node: Node): void {
    const folder = keeper.serverFolder(`node-${node.name}`);
    const file = join(folder, 'patroni.json');
    writeFileSync(file, patroniConfig(node, folder, programs.postgres, { ports, synchronous, etcdApi }), {
      mode: 0o644,
    });
    agents.set(
      node.name,
      keeper.start(`patroni-${node.name}`, programs.patroni, [file], { asServer: true, cwd: folder, endBy: 'SIGKILL' }),
    );
  }
  function serverPid(node: Node): number | undefined {
    try {
      const pid = Number(readFileSync(join(folderOf(node), 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
      return isServerOf(pid, folderOf(node)) ? pid : undefined;
    } catch {
      return undefined;
    }
  }

  function signalServer(node: Node, signal: NodeJS.Signals): void {
    const pid = serverPid(node);
    if (pid === undefined) return;
    for (const one of [...childrenOf(pid), pid]) signalQuietly(one, signal);
  }

  async function members(): Promise<readonly Member[]> {
    for (const node of nodes) {
      const answer = await fetch(`http://127.0.0.1:${node.rest}/cluster`, { signal: AbortSignal.timeout(1500) }).catch(
        () => undefined,
      );
      if (answer?.ok) return ((await answer.json()) as { readonly members: readonly Member[] }).members;
    }
    return [];
  }

  /** The one whose agent says so, asked past the net. */
  async function primary(): Promise<Node> {
    return until(
      'a primary',
      async () => {
        for (const node of nodes) {
          const answer = await fetch(`http://127.0.0.1:${node.rest}/primary`, {
            signal: AbortSignal.timeout(1500),
          }).catch(() => undefined);
          if (answer?.status === 200) return node;
        }
        return undefined;
      },
      { within: 120_000, every: 200 },
    );
  }

  async function isWhole(): Promise<boolean> {
    const all = await members();
    const running = all.filter(({ state }) => state === 'running' || state === 'streaming');
    const leader = running.find(({ role }) => role === 'leader');
    return (
      leader?.timeline !== undefined &&
      running.length === nodes.length &&
      // One that still has to be rewound must not lose what it is rewound from.
      running.every(({ timeline }) => timeline === leader.timeline) &&
      (!synchronous || running.some(({ role }) => role === 'sync_standby'))
    );
  }

  // Runs after the agents are ended: one that is ended by force leaves its server behind.
  keeper.atEnd(() => {
    for (const node of nodes) signalServer(node, 'SIGKILL');
  });
  const [first, ...others] = nodes;
  if (!first) throw new Error('there are no nodes');
  startAgent(first);
  await primary();
  for (const node of others) startAgent(node);
  await until('three servers that run', isWhole, { within: 180_000, every: 500, unless: () => deadAgent(agents) });
  const haproxyFolder = keeper.serverFolder('haproxy');
  const haproxyFile = join(haproxyFolder, 'haproxy.cfg');
  writeFileSync(haproxyFile, haproxyConfig(ports), { mode: 0o644 });
  keeper.start('haproxy', programs.haproxy, ['-db', '-f', haproxyFile], { asServer: true });
  await createShopDatabase(urlOf(ports.haproxy, accounts.superuser, 'postgres'));

  return {
    primary,
    isWhole,
    async switchover() {
      const leader = await primary();
      const standby = (await members()).find(({ role }) => role === (synchronous ? 'sync_standby' : 'replica'));
      if (!standby) throw new Error('there is nobody to switch to');
      const answer = await fetch(`http://127.0.0.1:${leader.rest}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: leader.name, candidate: standby.name }),
      });
      if (!answer.ok) throw new Error(`the switchover was refused: ${answer.status} ${await answer.text()}`);
    },
    killServer(node) {
      const pid = serverPid(node);
      if (pid !== undefined) signalQuietly(pid, 'SIGKILL');
    },
    killAgent: async (node) => agents.get(node.name)?.end('SIGKILL'),
    startAgent,
    freeze: signalServer,
    killEtcd: () => etcd.end('SIGKILL'),
    startEtcd,
    cut: (node) => toNet({ do: 'cut', machine: node.name, agent: agents.get(node.name)?.pid ?? 0 }),
    mend: () => toNet({ do: 'mend' }),
    loseAnswers: (count) => toNet({ do: 'loseAnswers', count }),
    lostAnswers: () => lost,
  };
}

async function createShopDatabase(connectionString: string): Promise<void> {
  const database = openDatabase({ connection: { connectionString }, poolSize: 1 }, createLog({ level: 'silent' }));
  try {
    const { name, password } = accounts.shop;
    await until('the way to the primary', () => database.isReachable(), { within: 30_000 });
    await database.query({ text: `create role ${name} login password '${password}'` });
    await database.query({ text: `create database shop owner ${name}` });
  } finally {
    await database.close();
  }
}

function deadAgent(agents: ReadonlyMap<string, Kept>): string | undefined {
  const dead = [...agents.values()].find((agent) => !agent.isRunning());
  return dead && `${dead.name} ended:\n${dead.output().slice(-2000)}`;
}

function signalQuietly(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended by itself meanwhile.
  }
}

/** An id may be somebody else's by now. */
function isServerOf(pid: number, folder: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder);
  } catch {
    return false;
  }
}

function childrenOf(parent: number): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]) === parent;
      } catch {
        return false;
      }
    });
}
