import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../files.mjs';
import { collect, run } from './run.mjs';

// Where there is no daemon: buildah changes the root folder for what it builds and starts (`chroot`), which needs
// neither namespaces nor cgroups, but the rights of root.
const isolation = ['--isolation', 'chroot'];
const baseFile = join(root, '.cache/image-base.tar');

/** `name` from a registry if there is one to be reached, otherwise Debian made here, with this machine's Node. */
export function buildahBase(name) {
  if (
    name !== 'local' &&
    spawnSync('buildah', ['pull', '--quiet', name], { stdio: 'ignore', timeout: 60_000 }).status === 0
  )
    return { name, madeHere: false };
  return { name: localBase(), madeHere: true };
}

function localBase() {
  const tag = `localhost/trolley-base:node-${process.versions.node}`;
  if (spawnSync('buildah', ['inspect', '--type', 'image', tag], { stdio: 'ignore' }).status === 0) return tag;
  if (!existsSync(baseFile)) {
    mkdirSync(dirname(baseFile), { recursive: true });
    run('mmdebstrap', ['--quiet', '--variant=essential', '--include=ca-certificates,libstdc++6', 'bookworm', baseFile]);
  }
  const container = collect('buildah', ['from', 'scratch']);
  try {
    run('buildah', ['add', '--quiet', container, baseFile, '/']);
    run('buildah', ['copy', '--quiet', container, realpathSync(process.execPath), '/usr/local/bin/node']);
    run('buildah', ['copy', '--quiet', container, npmFolder(), '/usr/local/lib/node_modules/npm']);
    const link = ['ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', '/usr/local/bin/npm'];
    run('buildah', ['run', ...isolation, container, '--', ...link]);
    run('buildah', [
      'config',
      '--cmd',
      'node',
      '--env',
      'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      container,
    ]);
    run('buildah', ['commit', '--quiet', container, tag]);
  } finally {
    run('buildah', ['rm', container]);
  }
  return tag;
}

function npmFolder() {
  const program = realpathSync(collect('sh', ['-c', 'command -v npm']));
  return dirname(dirname(program));
}

export function buildWithBuildah({ tag, args }) {
  const given = Object.entries(args).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]);
  run('buildah', [
    'build',
    ...isolation,
    '--layers',
    '--format',
    'docker',
    '--file',
    'deploy/Dockerfile',
    '--tag',
    tag,
    ...given,
    '.',
  ]);
}

export const saveWithBuildah = (tag, file) => run('buildah', ['push', '--quiet', tag, `docker-archive:${file}:${tag}`]);

/** Forgets the image, so that the archive alone is what is started. */
export function loadWithBuildah(tag, file) {
  run('buildah', ['rmi', '--force', tag]);
  return collect('buildah', ['pull', '--quiet', `docker-archive:${file}`]);
}

/** A container of the image; `start` begins its entry point, `command` runs another one to its end. */
export function openBuildah(image, { env, dataDir, volumes = [] }) {
  const { config } = JSON.parse(collect('buildah', ['inspect', '--type', 'image', image])).Docker;
  const container = collect('buildah', ['from', '--pull-never', image]);
  const folder = collect('buildah', ['mount', container]);
  const mounts = [`${dataDir}:/data`, ...volumes].flatMap((volume) => ['--volume', volume]);
  const settings = Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  const started = (words) => [
    'run',
    ...isolation,
    ...mounts,
    ...settings,
    container,
    '--',
    ...config.Entrypoint,
    ...words,
  ];
  // Files that anything here writes are newer than this one.
  const marker = join(dirname(dataDir), 'before-the-start');

  return {
    config,
    folder,
    command: (words) => collect('buildah', started(words)),
    start() {
      writeFileSync(marker, '');
      const child = spawn('buildah', started([]), { stdio: ['ignore', 'pipe', 'pipe'] });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (text) => {
          output = (output + text).slice(-20_000);
        });
      const ended = once(child, 'exit').then(([code]) => code);
      const pid = () => descendants(child.pid).find(isNode);
      return {
        output: () => output,
        isRunning: () => child.exitCode === null,
        /** By whom the shop runs, as a number. */
        userId: () => Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid()}/status`, 'utf8'))?.[1]),
        memoryMb: () =>
          Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid()}/status`, 'utf8'))?.[1]) / 1024),
        /** Answers its exit code. */
        async stop() {
          const shop = pid();
          if (shop) process.kill(shop, 'SIGTERM');
          return ended;
        },
        kill() {
          for (const one of [...descendants(child.pid), child.pid]) killQuietly(one);
        },
      };
    },
    /** What was written outside of the volume and of /tmp, which a read-only root would have refused. */
    written: () =>
      collect('find', [folder, '-xdev', '-newer', marker, '-type', 'f', '-not', '-path', `${folder}/tmp/*`])
        .split('\n')
        .filter(Boolean)
        .map((path) => path.slice(folder.length)),
    bytes: () => Number(collect('du', ['-sb', folder]).split('\t')[0]),
    close() {
      run('buildah', ['rm', container]);
    },
  };
}

export const archiveBytes = (file) => statSync(file).size;

function killQuietly(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

function descendants(pid) {
  const parents = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const parent = parentOf(name);
    if (parent !== undefined) parents.set(Number(name), parent);
  }
  const below = (one) =>
    [...parents].filter(([, parent]) => parent === one).flatMap(([child]) => [child, ...below(child)]);
  return below(pid);
}

function parentOf(pid) {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1]);
  } catch {
    return undefined;
  }
}

function isNode(pid) {
  try {
    return basename(readlinkSync(`/proc/${pid}/exe`)) === 'node';
  } catch {
    return false;
  }
}
