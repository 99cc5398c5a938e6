import { spawn } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

export interface Build {
  readonly root: string;
  readonly id: string;
  /** What browsers load of it. */
  readonly files: readonly string[];
}

const packages = 'node_modules';
/** What is not part of a shop, or is made anew. */
const left = ['.git', '.data', '.cache', 'test-results', 'playwright-report', 'e2e', 'docs', 'bench'];
/** Built anew; the rest is as it was, and nobody would see a difference. */
const rebuilt = ['server/dist', 'storefront/dist'];

/** What was built in a checkout. */
function readBuild(root: string): Build {
  const client = join(root, 'storefront/dist/client');
  const { id } = JSON.parse(readFileSync(join(client, '.vite/build.json'), 'utf8')) as { readonly id: string };
  return { root, id, files: readdirSync(join(client, 'assets')).filter((name) => /\.(js|css)$/.test(name)) };
}

/** What is built here, in another folder: whoever changes the checkout meanwhile changes nothing of a run. */
export function copyBuild(root: string, folder: string): Build {
  copyCheckout(root, folder, []);
  return readBuild(folder);
}

/** The same with one line more in the storefront, built: a release that changes most of its files. */
export async function makeSecondBuild(root: string, folder: string): Promise<Build> {
  copyCheckout(root, folder, rebuilt);
  appendFileSync(
    join(folder, 'storefront/src/entry-client.tsx'),
    "\ndocument.documentElement.dataset.release = 'second';\n",
  );
  await buildIn(folder);
  return readBuild(folder);
}

function copyCheckout(root: string, folder: string, without: readonly string[]): void {
  cpSync(root, folder, {
    recursive: true,
    filter: (path) => {
      const inside = relative(root, path);
      return basename(path) !== packages && !left.includes(inside) && !without.includes(inside);
    },
  });
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly workspaces: readonly string[];
  };
  linkPackages(root, folder);
  for (const workspace of workspaces)
    if (existsSync(join(root, workspace, packages)) && existsSync(join(folder, workspace)))
      symlinkSync(join(root, workspace, packages), join(folder, workspace, packages));
}

/** Packages of others are where they were; the workspaces are this folder's own. */
function linkPackages(root: string, folder: string): void {
  const own = join(packages, '@trolley');
  mkdirSync(join(folder, own), { recursive: true });
  for (const name of readdirSync(join(root, packages)))
    if (name !== '@trolley') symlinkSync(join(root, packages, name), join(folder, packages, name));
  for (const name of readdirSync(join(root, own))) {
    const to = readlinkSync(join(root, own, name));
    if (existsSync(join(folder, own, to))) symlinkSync(to, join(folder, own, name));
  }
}

/** By its own script, in a process of its own: it knows where it lies. */
async function buildIn(folder: string): Promise<void> {
  const program =
    "const { build } = await import('./scripts/build.mjs'); await build('server'); await build('storefront');";
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (text: Buffer) => output.push(text));
  child.stderr.on('data', (text: Buffer) => output.push(text));
  const code = await new Promise((done) => child.once('close', done));
  if (code !== 0) throw new Error(`${dirname(folder)}: the second build failed\n${Buffer.concat(output).toString()}`);
}
