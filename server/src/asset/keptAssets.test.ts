import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '../platform/http/testing.ts';
import { type FileStorage, StorageAway } from '../platform/storage/fileStorage.ts';
import { folderStorage } from '../platform/storage/folderStorage.ts';
import { openKeptAssets } from './keptAssets.ts';
import { assetRoutes } from './routes.ts';

const day = 86_400_000;
const silent = { warn: () => undefined, info: () => undefined };

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kept-assets-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** A build of one script, and a process that serves it. */
async function release(folder: string, script: string, now?: () => number) {
  const dir = join(folder, `build-${script}`);
  await mkdir(dir, { recursive: true });
  await writeFile(join(dir, `${script}.js`), `// ${script}`);
  await writeFile(join(dir, `${script}.js.br`), brotliCompressSync(`// ${script}`));
  const kept = openKeptAssets({
    ...{ dirs: [dir, join(folder, 'nowhere')], storage: folderStorage(join(folder, 'assets')), log: silent },
    ...(now && { now }),
  });
  await kept.add();
  const { app } = await createTestApp();
  assetRoutes(app, dir, { kept });
  onTestFinished(() => app.close());
  const ask = (name: string, coding = 'identity') =>
    app.inject({ url: `/assets/${name}`, headers: { 'accept-encoding': coding } });
  return { kept, ask };
}

test('OPS-03 during a release, a page of either build finds its files at processes of both', async () => {
  const folder = await newFolder();
  const old = await release(folder, 'shell-old');
  expect((await old.ask('shell-new.js')).statusCode).toBe(404);
  const next = await release(folder, 'shell-new');
  expect((await next.ask('shell-old.js')).body).toBe('// shell-old');
  await expect.poll(async () => (await old.ask('shell-new.js')).body).toBe('// shell-new');
  const packed = await next.ask('shell-old.js', 'br');
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
  });
  expect((await next.ask('..%2Fsecret.js')).statusCode).toBe(404);
});

test('names that nobody built do not ask the storage each time', async () => {
  let lists = 0;
  let reads = 0;
  const storage: Pick<FileStorage, 'read' | 'write' | 'list' | 'remove'> = {
    async read() {
      reads += 1;
      return undefined;
    },
    write: async () => undefined,
    remove: async () => undefined,
    async *list() {
      lists += 1;
      yield { name: 'real.js', changedAt: new Date() };
    },
  };
  const kept = openKeptAssets({ dirs: [], storage, log: silent, now: () => 1000 });
  for (let at = 0; at < 50; at++) expect(await kept.read(`invented-${at}.js`)).toBeUndefined();
  expect({ lists, reads }).toEqual({ lists: 1, reads: 0 });
});

test('a build that runs stays for as long as it runs and some days, then it goes', async () => {
  const folder = await newFolder();
  let now = Date.now();
  const storage = folderStorage(join(folder, 'assets'));
  const old = await release(folder, 'shell-old', () => now);
  const names = async () => {
    const found: string[] = [];
    for await (const { name } of storage.list()) found.push(name);
    return found.sort();
  };
  expect(await names()).toEqual(['shell-old.js', 'shell-old.js.br']);
  // Its own files it never takes away, however old they are.
  now += 40 * day;
  await old.kept.job.run(new AbortController().signal);
  expect(await names()).toEqual(['shell-old.js', 'shell-old.js.br']);
  now = Date.now() + 9 * day;
  const next = await release(folder, 'shell-new', () => now);
  await next.kept.job.run(new AbortController().signal);
  expect(await names()).toHaveLength(4);
  now = Date.now() + 11 * day;
  await next.kept.job.run(new AbortController().signal);
  expect(await names()).toEqual(['shell-new.js', 'shell-new.js.br']);
});

test('a storage that is away does not stop the start, and the log says so', async () => {
  const said: unknown[] = [];
  const away = () => Promise.reject(new StorageAway('the folder of files: EIO'));
  const kept = openKeptAssets({
    dirs: [],
    storage: {
      ...{ read: away, write: away, remove: away },
      list: () => ({ [Symbol.asyncIterator]: () => ({ next: away }) }),
    },
    log: { ...silent, warn: (...words: unknown[]) => void said.push(words) },
  });
  await kept.add();
  expect(said).toHaveLength(1);
});
