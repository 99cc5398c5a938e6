import { accessSync, constants, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A program of a Debian package, and where it may lie. */
interface Tool {
  readonly debian: string;
  readonly places: readonly string[];
}

const postgresRoot = '/usr/lib/postgresql';
const inPath = (name: string) =>
  ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin'].map((at) => join(at, name));

const tools = {
  postgres: { debian: 'postgresql', places: newestPostgres().map((bin) => join(bin, 'postgres')) },
  patroni: { debian: 'patroni python3-etcd', places: inPath('patroni') },
  etcd: { debian: 'etcd-server', places: inPath('etcd') },
  haproxy: { debian: 'haproxy', places: inPath('haproxy') },
  nginx: { debian: 'nginx-light', places: inPath('nginx') },
  pgbouncer: { debian: 'pgbouncer', places: inPath('pgbouncer') },
} satisfies Record<string, Tool>;
export type ToolName = keyof typeof tools;

/** Where the program is; undefined where it is not installed. */
export function findTool(name: ToolName): string | undefined {
  return tools[name].places.find(isProgram);
}

/** Where the programs are; where one is missing, says which and how to get it, and ends with 2. */
export function needTools<Name extends ToolName>(...names: readonly Name[]): Readonly<Record<Name, string>> {
  const missing = names.filter((name) => !findTool(name));
  if (missing.length > 0) {
    console.error(
      `Not installed: ${missing.join(', ')}. On Debian or Ubuntu:\n` +
        `  apt-get install -y --no-install-recommends ${missing.map((name) => tools[name].debian).join(' ')}\n` +
        'Their services need not run: everything is started here, on ports of its own, and ended again.',
    );
    process.exit(2);
  }
  return Object.fromEntries(names.map((name) => [name, findTool(name)])) as Record<Name, string>;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Debian keeps several versions side by side; the newest first. */
function newestPostgres(): readonly string[] {
  try {
    const versions = readdirSync(postgresRoot).toSorted((one, other) => Number(other) - Number(one));
    return versions.map((version) => join(postgresRoot, version, 'bin'));
  } catch {
    return [];
  }
}
