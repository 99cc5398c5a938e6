import { spawnSync } from 'node:child_process';
import { collect, run } from './run.mjs';

/** By docker or podman. */
export function buildWith(engine, { tag, args }) {
  const given = Object.entries(args).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]);
  run(engine, ['build', '--network', 'host', '--file', 'deploy/Dockerfile', '--tag', tag, ...given, '.']);
}

export const saveWith = (engine, tag, file) => run(engine, ['save', '--output', file, tag]);

/** Forgets the image, so that the archive alone is what is started. */
export function loadWith(engine, tag, file) {
  run(engine, ['rmi', '--force', tag]);
  run(engine, ['load', '--input', file]);
  return tag;
}

/** Read-only but for the volume and /tmp, without any rights beyond those of an ordinary process. */
export function openDaemon(engine, image, { env, dataDir, volumes = [] }) {
  const settings = Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  const options = [
    ...[
      '--network',
      'host',
      '--read-only',
      '--tmpfs',
      '/tmp',
      '--cap-drop',
      'ALL',
      '--security-opt',
      'no-new-privileges',
    ],
    ...[`${dataDir}:/data`, ...volumes].flatMap((volume) => ['--volume', volume]),
    ...settings,
  ];
  const [{ Config: config, Size: size }] = JSON.parse(collect(engine, ['image', 'inspect', image]));
  let container;
  const ask = (format) => collect(engine, ['inspect', '--format', format, container]);
  const top = (column) => collect(engine, ['top', container, '-o', column]).split('\n').at(-1)?.trim();

  return {
    config,
    command: (words) => collect(engine, ['run', '--rm', ...options, image, ...words]),
    start() {
      container = collect(engine, ['run', '--detach', ...options, image]);
      return {
        output: () => {
          const { stdout, stderr } = spawnSync(engine, ['logs', '--tail', '200', container], { encoding: 'utf8' });
          return stdout + stderr;
        },
        isRunning: () => ask('{{.State.Running}}') === 'true',
        userId: () => Number(top('uid')),
        memoryMb: () => Math.round(Number(top('rss')) / 1024),
        async stop() {
          run(engine, ['stop', '--time', '60', container]);
          return Number(ask('{{.State.ExitCode}}'));
        },
        kill: () => void spawnSync(engine, ['kill', container]),
      };
    },
    // The root was read-only.
    written: () => [],
    bytes: () => size,
    close() {
      if (container) run(engine, ['rm', '--force', container]);
    },
  };
}
