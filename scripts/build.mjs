import { spawn } from 'node:child_process';
import { existsSync, realpathSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { isMadeOf, makeOf, sourceFiles } from './lib/sources.mjs';
import { takeTurn } from './lib/takeTurn.mjs';
import { findTextUses, textSources } from './lib/textUses.mjs';

export const root = resolve(fileURLToPath(import.meta.url), '../..');

/** What is built, from which files, by which runs of Vite, one after the other. */
const parts = {
  'payment-sandbox': {
    dir: 'payment-sandbox',
    sources: ['payment-sandbox', 'contract', 'package-lock.json'],
    runs: [['build']],
  },
  server: { dir: 'server', sources: ['server', 'contract', 'package-lock.json'], runs: [['build']] },
  storefront: {
    dir: 'storefront',
    sources: ['storefront', 'ui', 'contract', 'package-lock.json'],
    // The renderer has the names of the browser's files in it, so it comes second.
    runs: [['build'], ['build', '--ssr', 'src/entry-server.tsx', '--outDir', 'dist/server']],
    add: addTextUses,
  },
  studio: { dir: 'studio', sources: ['studio', 'ui', 'contract', 'package-lock.json'], runs: [['build']] },
};

/** For the studio, which says where a text stands: the server asks for texts too, so the storefront's files do not tell. */
async function addTextUses() {
  const stampFile = join(root, 'storefront/dist/.text-uses');
  const files = sourceFiles([...textSources, 'scripts/lib/textUses.mjs']);
  if (isMadeOf(stampFile, files)) return;
  await makeOf(stampFile, files, () =>
    writeFileSync(join(root, 'storefront/dist/text-uses.json'), JSON.stringify(findTextUses())),
  );
}

/** The workspaces below `demo/` and what of the server is in them; a deployment may lack them, and then they are not built. */
const demo = {
  database: ['server/src/platform/lifecycle'],
  pictures: [],
  shop: ['catalogue', 'customer/demo', 'platform', 'service', 'voucher/demo'].map((room) => `server/src/${room}`),
};
export const demoParts = Object.keys(demo);
for (const [name, fromServer] of Object.entries(demo)) {
  parts[`demo-${name}`] = {
    dir: `demo/${name}`,
    sources: ['demo', 'contract', 'server/src/demo.ts', ...fromServer, 'package-lock.json'],
    runs: [['build', '--config', '../vite.config.ts']],
    isInstalled: () => existsSync(join(root, 'node_modules/@trolley', `demo-${name}`)),
  };
}

/** The server, and what of the demo is installed beside it. */
export async function buildServer(options) {
  await Promise.all([build('server', options), buildDemo(options)]);
}

export async function buildDemo(options) {
  await Promise.all(demoParts.map((name) => build(`demo-${name}`, options)));
}

/** Builds a part unless it was built from the same sources before, which `quiet` does not tell; `always` also tells of warnings. */
export async function build(name, { always = false, quiet = false, tell = console.log } = {}) {
  const { dir, sources, runs, add, isInstalled } = parts[name];
  if (isInstalled && !isInstalled()) return;
  const stampFile = join(root, dir, 'dist/.sources');
  const files = sourceFiles(sources);
  const release = await takeTurn(join(root, '.cache', `building-${name}`));
  try {
    if (!always && isMadeOf(stampFile, files)) {
      await add?.();
      if (!quiet) tell(`${name}: up to date`);
      return;
    }
    const startedAt = performance.now();
    await makeOf(stampFile, files, async () => {
      for (const args of runs) await vite(dir, [...args, '--logLevel', always ? 'warn' : 'error'], tell);
    });
    await add?.();
    tell(`${name}: built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  } finally {
    release();
  }
}

/** In a process of its own: two parts build at once, and nothing of the build tool stays in the shop's memory. */
function vite(dir, args, tell) {
  return new Promise((done, failed) => {
    const program = join(root, 'node_modules/vite/bin/vite.js');
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = spawn(process.execPath, [program, ...args], {
      cwd: join(root, dir),
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = [];
    child.stdout.on('data', (text) => output.push(text));
    child.stderr.on('data', (text) => output.push(text));
    const stop = () => child.kill();
    process.once('SIGINT', stop).once('SIGTERM', stop);
    child.on('error', failed);
    child.on('close', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      const text = stripVTControlCharacters(Buffer.concat(output).toString()).trim();
      if (code !== 0) return failed(buildFailure(dir, text));
      if (text) tell(text);
      done();
    });
  });
}

/** Vite has printed where and why; this script's own stack would not help. */
function buildFailure(dir, text) {
  const failure = new Error(`${dir}: the build failed\n${text}`);
  failure.stack = failure.message;
  return failure;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    // Not the demo if it is up to date: tests that run meanwhile may load it.
    await Promise.all(Object.entries(parts).map(([name, { isInstalled }]) => build(name, { always: !isInstalled })));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
