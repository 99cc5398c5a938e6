import { spawnSync } from 'node:child_process';

/** Those that could do it, the best first, and how each is asked whether it works here. */
const known = [
  { name: 'docker', probe: ['docker', 'info'] },
  { name: 'podman', probe: ['podman', 'run', '--help'] },
  { name: 'buildah', probe: ['buildah', '--version'] },
];

const works = ([program, ...args]) => spawnSync(program, args, { stdio: 'ignore', timeout: 20_000 }).status === 0;

/** `wanted` or the first that works; undefined where none does. */
export function findEngine(wanted, isUsable = works) {
  const candidates = wanted ? known.filter(({ name }) => name === wanted) : known;
  return candidates.find(({ probe }) => isUsable(probe))?.name;
}

/** What is not there, and the words for it; nothing where all is there. */
export function missingParts({ engine, wanted, hasPostgres, needsBase, hasMmdebstrap }) {
  const packages = [
    ...(engine ? [] : [wanted ?? 'buildah']),
    ...(needsBase && !hasMmdebstrap ? ['mmdebstrap'] : []),
    ...(hasPostgres ? [] : ['postgresql']),
  ];
  if (packages.length === 0) return undefined;
  return [
    `Not there, or not working: ${packages.join(', ')}.`,
    ...(engine
      ? []
      : ['An image is built by docker (with its daemon), podman or buildah (as root, without a daemon).']),
    'On Debian or Ubuntu:',
    `  apt-get install -y --no-install-recommends ${packages.map((name) => (name === 'docker' ? 'docker.io' : name)).join(' ')}`,
    'PostgreSQL need not run: one of its own is started for the check, and ended again. IMAGE_DATABASE_URL names another.',
  ].join('\n');
}
