import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const setups = fileURLToPath(new URL('setup/', import.meta.url));

/** Outside of the repository: no module of it is found by a peer, and no file of a peer by its checks. */
export const peersFolder =
  process.env.PEERS_DIR ?? join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'trolley-peers');

export interface Installed {
  readonly folder: string;
  /** Changes with every file of the setup and every version in its lock file. */
  readonly fingerprint: string;
  versionOf(packageName: string): Promise<string>;
}

/** Copies the setup and installs its packages from the registry by its lock file, unless that was done before. */
export async function install(peer: string, say: (text: string) => void): Promise<Installed> {
  const folder = join(peersFolder, peer);
  const setup = join(setups, peer);
  await mkdir(folder, { recursive: true });
  const own = (await readdir(setup)).filter((name) => !['package.json', 'package-lock.json'].includes(name));
  for (const name of own) await rm(join(folder, name), { recursive: true, force: true });
  await cp(setup, folder, { recursive: true });
  const lock = await readFile(join(setup, 'package-lock.json'), 'utf8');
  const marker = join(folder, 'node_modules', '.installed');
  const wanted = hashOf(lock);
  if ((await readFile(marker, 'utf8').catch(() => '')) !== wanted) {
    say(`${peer}: its packages are installed`);
    await npmInstall(folder);
    await writeFile(marker, wanted);
  }
  return {
    folder,
    fingerprint: hashOf(lock + (await textOf(setup))),
    async versionOf(packageName) {
      const file = await readFile(join(folder, 'node_modules', packageName, 'package.json'), 'utf8');
      return (JSON.parse(file) as { version: string }).version;
    },
  };
}

/** Not `ci`: registries that lack packages of other platforms leave them out of a lock file, which `ci` refuses. */
async function npmInstall(folder: string): Promise<void> {
  const child = spawn('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    // What builds is among the development packages.
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (part: Buffer) => {
    said = (said + part.toString()).slice(-2000);
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`npm install ended with ${code}: ${said}`);
}

async function textOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = await Promise.all(files.sort().map((file) => readFile(file, 'utf8')));
  return texts.join('\0');
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
