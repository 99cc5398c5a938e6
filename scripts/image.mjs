import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openClosing } from './lib/closing.mjs';
import { root } from './lib/files.mjs';
import {
  archiveBytes,
  buildahBase,
  buildWithBuildah,
  loadWithBuildah,
  openBuildah,
  saveWithBuildah,
} from './lib/image/buildah.mjs';
import { certificatesOf } from './lib/image/certificates.mjs';
import { buildWith, loadWith, openDaemon, saveWith } from './lib/image/daemon.mjs';
import { findEngine, missingParts } from './lib/image/engines.mjs';
import { collect } from './lib/image/run.mjs';
import { configProblems, tryShop, untilReady } from './lib/image/tryShop.mjs';
import { findPostgres, freePort, startPostgres } from './lib/throwawayPostgres.mjs';

// npm run image [-- --engine=docker|podman|buildah] [--base=node:22-bookworm-slim | --base=local] [--demo]
//               [--archive=trolley.tar] [--tag=trolley:check] [--reuse]
// Builds deploy/Dockerfile, saves the image as an archive, forgets it, loads the archive and starts the shop from it
// against a PostgreSQL; asks it for what a balancer and a shopper ask for, stops it, and says what it measured.
// --reuse tries the image of an earlier run again, without building it.
const { values: given } = parseArgs({
  options: {
    engine: { type: 'string' },
    base: { type: 'string' },
    demo: { type: 'boolean', default: false },
    archive: { type: 'string' },
    reuse: { type: 'boolean', default: false },
    tag: { type: 'string', default: 'localhost/trolley:check' },
  },
});

const engine = findEngine(given.engine);
const isBuildah = engine === 'buildah';
const databaseUrl = process.env.IMAGE_DATABASE_URL;
const has = (program) => spawnSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' }).status === 0;
const missing = missingParts({
  engine,
  wanted: given.engine,
  hasPostgres: databaseUrl !== undefined || findPostgres() !== undefined,
  needsBase: isBuildah && given.base === 'local' && !existsSync(join(root, '.cache/image-base.tar')),
  hasMmdebstrap: has('mmdebstrap'),
});
if (missing) {
  console.error(missing);
  process.exit(2);
}

const defaultBase = 'node:22-bookworm-slim';
const { atEnd, close } = openClosing();
let problems = [];
const figures = [];
try {
  problems = await check();
} catch (error) {
  problems = [error.message];
} finally {
  await close();
}
for (const [what, value] of figures) console.log(`${what.padEnd(34)} ${value}`);
for (const problem of problems) console.error(`✗ ${problem}`);
console.log(
  problems.length === 0 ? 'The image was built, saved, loaded, started, used and stopped.' : 'The image is not good.',
);
process.exitCode = problems.length === 0 ? 0 : 1;

async function check() {
  const folder = mkdtempSync(join(tmpdir(), 'trolley-image-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const archive = given.archive ?? join(folder, 'image.tar');

  if (!given.reuse) await build();
  await timed('save as an archive', () =>
    isBuildah ? saveWithBuildah(given.tag, archive) : saveWith(engine, given.tag, archive),
  );
  figures.push(['archive', megabytes(archiveBytes(archive))]);
  const image = await timed('load the archive', () =>
    isBuildah ? loadWithBuildah(given.tag, archive) : loadWith(engine, given.tag, archive),
  );
  return start(image, folder);
}

async function build() {
  const base = isBuildah
    ? await timed('base', () => buildahBase(given.base ?? defaultBase))
    : { name: given.base ?? defaultBase };
  figures.push(['base image', base.madeHere ? `${base.name} (Debian of mmdebstrap, Node of this machine)` : base.name]);
  const args = {
    BASE: base.name,
    REVISION: collect('git', ['rev-parse', 'HEAD']),
    NPM_REGISTRY: mirror(),
    NPM_CA: certificatesOf(),
    ...(given.demo && { DEMO: '1' }),
  };
  await timed('build', () =>
    isBuildah ? buildWithBuildah({ tag: given.tag, args }) : buildWith(engine, { tag: given.tag, args }),
  );
}

async function start(image, folder) {
  const postgres = databaseUrl ? undefined : await startPostgres();
  if (postgres) {
    atEnd(async () => {
      await postgres.stop();
      postgres.remove();
    });
    postgres.ask('postgres', 'create database shop');
  }
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  if (process.getuid?.() === 0) chownSync(dataDir, 10_001, 10_001);
  const port = await freePort();
  const env = {
    ...{ TENANT: 'harbour', PORT: String(port), HOST: '127.0.0.1', DATABASE_URL: databaseUrl ?? postgres.url('shop') },
    // An address of production: nothing of a preview helps.
    ...{ BASE_URL: 'https://shop.example', MAIL: 'none', PAYMENTS: 'none' },
  };
  const volumes = [`${join(root, 'docs/examples')}:/examples:ro`];
  const container = isBuildah
    ? openBuildah(image, { env, dataDir, volumes })
    : openDaemon(engine, image, { env, dataDir, volumes });
  atEnd(() => container.close());
  figures.push(['unpacked', megabytes(container.bytes())]);
  const found = configProblems(container.config);

  const shop = container.start();
  atEnd(() => shop.kill());
  const base = `http://127.0.0.1:${port}`;
  figures.push(['first start until ready', seconds(await untilReady(base, shop))]);
  if (shop.userId() !== 10_001) found.push(`the process runs as ${shop.userId()}`);
  const names = ['vat', 'stores', 'brands', 'categories', 'products', 'prices'].map((name) => `/examples/${name}.csv`);
  await timed('import by the image', () => container.command(['import', ...names]));
  found.push(...(await tryShop(base, { sku: 'M1' })));
  figures.push(['memory after that', `${shop.memoryMb()} MB`]);
  const code = await timed('SIGTERM until its end', () => shop.stop());
  if (code !== 0) found.push(`it ended with ${code}:\n${shop.output()}`);
  found.push(...container.written().map((path) => `${path} was written, which a read-only root refuses`));
  const again = container.start();
  atEnd(() => again.kill());
  figures.push(['second start until ready', seconds(await untilReady(base, again))]);
  if ((await again.stop()) !== 0) found.push('it did not end cleanly the second time');
  return found;
}

async function timed(what, work) {
  const begun = performance.now();
  const result = await work();
  figures.push([what, seconds(performance.now() - begun)]);
  return result;
}

function mirror() {
  const registry = collect('npm', ['config', 'get', 'registry']);
  return registry === 'undefined' ? '' : registry;
}

function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}

function megabytes(bytes) {
  return `${Math.round(bytes / 1e6)} MB`;
}
