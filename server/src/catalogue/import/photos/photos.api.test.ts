import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { folderStorage } from '../../../platform/storage/folderStorage.ts';
import { openFileStorage } from '../../../platform/storage/openFileStorage.ts';
import { openTestBucket } from '../../../platform/storage/testBucket.ts';
import { around, importing, product } from '../testImport.ts';
import { fileOf } from '../testing.ts';
import { hashOf } from './usablePhoto.ts';

const { home, query, run, runFiles } = importing();
const photo = (colour: string) =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

let server: Server;
let base: string;
/** What the web server has, by path; without an entry it answers 404. */
let web: Map<string, { readonly bytes: Buffer; readonly etag?: string }>;
let asked: string[];
let atOnce: number;
let mostAtOnce: number;
beforeAll(async () => {
  server = createServer((request, response) => {
    const { url = '', headers } = request;
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    const found = web.get(url);
    const isSame = found?.etag !== undefined && headers['if-none-match'] === found.etag;
    asked.push(`${url} ${isSame ? 304 : found ? 200 : 404}`);
    setTimeout(() => {
      atOnce -= 1;
      response.writeHead(isSame ? 304 : found ? 200 : 404, found?.etag === undefined ? {} : { etag: found.etag });
      response.end(isSame ? undefined : found?.bytes);
    }, 5);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  web = new Map();
  asked = [];
  [atOnce, mostAtOnce] = [0, 0];
});

const shown = async () => {
  const rows = await query<{ sku: string; file: string | null }>(
    'select sku, file from product join picture on hash = picture order by sku',
  );
  return Object.fromEntries(rows.map(({ sku, file }) => [sku, file]));
};
const stored = () => readdirSync(join(home(), 'photos')).sort();
const photosAt = (storage = folderStorage(join(home(), 'photos'))) => ({
  storage,
  allowPrivate: true,
  refresh: false,
  pauseMs: 1,
});

describe('photos by address', () => {
  test('are fetched, stored and shown; a second import asks for none of them', async () => {
    web.set('/a.jpg', { bytes: await photo('#f00'), etag: '"a"' }).set('/b.jpg', { bytes: await photo('#0f0') });
    const rows = [
      ...around,
      product('A1', { picture: `${base}/a.jpg` }),
      product('A2', { picture: `${base}/a.jpg` }),
      product('B2', { picture: `${base}/b.jpg` }),
    ];
    const first = await run(rows);
    expect(first).toMatchObject({ problems: [], photos: { brought: 2, failed: 0, left: 0 } });
    expect(asked.sort()).toEqual(['/a.jpg 200', '/b.jpg 200']);
    const files = await shown();
    expect(new Set([files.A1, files.B2])).toEqual(new Set(stored()));
    expect(files.A2).toBe(files.A1);

    asked = [];
    const again = await run(rows);
    expect([again.photos, asked]).toEqual([undefined, []]);
    expect(again.written?.product).toMatchObject({ changed: 0, inserted: 0, unchanged: 3 });
    expect(await shown()).toEqual(files);
  });

  test('that fail are told, and their products are there all the same', async () => {
    web.set('/text.jpg', { bytes: Buffer.from('<html>sorry</html>') });
    web
      .set('/half.jpg', { bytes: (await photo('#00f')).subarray(0, 200) })
      .set('/c.jpg', { bytes: await photo('#00f') });
    const outcome = await run([
      ...around,
      product('A1', { picture: `${base}/none.jpg` }),
      product('B2', { picture: `${base}/text.jpg` }),
      product('C3', { picture: `${base}/half.jpg` }),
      product('D4', { picture: `${base}/c.jpg` }),
      product('E5', { picture: 'ftp://example.test/e.jpg' }),
      product('F6', { picture: 'nowhere.jpg' }),
    ]);
    expect(outcome).toMatchObject({ bad: 0, photos: { brought: 1, failed: 5 } });
    expect(outcome.problems.sort()).toEqual([
      expect.stringMatching(/all\.jsonl:10: picture: there is no file "nowhere.jpg"/),
      expect.stringMatching(/all\.jsonl:5: picture: is answered with status 404/),
      expect.stringMatching(/all\.jsonl:6: picture: is no picture/),
      expect.stringMatching(/all\.jsonl:7: picture: is broken/),
      expect.stringMatching(/all\.jsonl:9: picture: expected the path/),
    ]);
    const files = await shown();
    expect(Object.keys(files)).toEqual(['A1', 'B2', 'C3', 'D4', 'E5', 'F6']);
    expect(Object.values(files).filter((file) => file !== null)).toEqual([files.D4]);
  });

  test('that changed at their address come anew, by a question for their version or when all are asked for again', async () => {
    web.set('/a.jpg', { bytes: await photo('#f00'), etag: '"1"' }).set('/b.jpg', { bytes: await photo('#0f0') });
    const rows = [...around, product('A1', { picture: `${base}/a.jpg` }), product('B2', { picture: `${base}/b.jpg` })];
    await run(rows);
    const before = await shown();
    await query(`update photo_source set asked_at = now() - interval '2 days'`);
    asked = [];
    expect((await run(rows)).photos).toMatchObject({ unchanged: 1, brought: 0 });
    expect(asked).toEqual(['/a.jpg 304']);
    expect((await run(rows)).photos).toBeUndefined();

    web.set('/a.jpg', { bytes: await photo('#ff0'), etag: '"2"' }).set('/b.jpg', { bytes: await photo('#0ff') });
    const all = await run(rows, { photos: { ...photosAt(), refresh: true } });
    expect(all.photos).toMatchObject({ brought: 2 });
    const after = await shown();
    expect([after.A1 === before.A1, after.B2 === before.B2]).toEqual([false, false]);
    web.delete('/a.jpg');
    const gone = await run(rows, { photos: { ...photosAt(), refresh: true } });
    expect(gone.photos).toMatchObject({ failed: 1 });
    expect((await shown()).A1).toBe(after.A1);
  });

  test('an import that is stopped goes on where it was, and never asks for more than six at once', async () => {
    const rows = [...around];
    for (let step = 0; step < 40; step += 1) {
      web.set(`/${step}.jpg`, { bytes: await photo(`rgb(${step * 5},0,0)`) });
      rows.push(product(`P${step}`, { picture: `${base}/${step}.jpg` }) as never);
    }
    let isStopping = false;
    const first = await run(rows, {
      isStopping: () => isStopping,
      progress: (progress) => {
        if (progress.step === 'photos' && progress.done >= 15) isStopping = true;
      },
    });
    const { brought = 0, left = 0 } = first.photos ?? {};
    expect([brought + left, left > 0, stored().length]).toEqual([40, true, brought]);
    expect(mostAtOnce).toBeLessThanOrEqual(6);
    const second = await run(rows);
    expect(second.photos).toMatchObject({ brought: left, left: 0 });
    expect(asked).toHaveLength(40);
    expect(new Set(Object.values(await shown())).size).toBe(40);
  });

  test('of a server that is away are given up soon', async () => {
    const rows = [...around];
    const nobody = 'http://127.0.0.1:9';
    for (let step = 0; step < 60; step += 1)
      rows.push(product(`P${step}`, { picture: `${nobody}/${step}.jpg` }) as never);
    const outcome = await run(rows);
    expect(outcome).toMatchObject({ bad: 0, photos: { failed: 60, left: 0 } });
    const tried = outcome.problems.filter((problem) => !problem.includes('was not tried'));
    expect(tried.length).toBeLessThan(20);
  });

  test('are not asked for where only this machine reaches them, unless that is allowed', async () => {
    web.set('/a.jpg', { bytes: await photo('#f00') });
    const rows = [...around, product('A1', { picture: `${base}/a.jpg` })];
    const outcome = await run(rows, { photos: { ...photosAt(), allowPrivate: false } });
    expect(outcome.problems).toEqual([expect.stringContaining('--allow-private-addresses')]);
    expect(asked).toEqual([]);
  });

  test('a dry run asks for none', async () => {
    const rows = [...around, product('A1', { picture: `${base}/a.jpg` })];
    expect(await run(rows, { dryRun: true })).toMatchObject({ photos: { wanted: 1 }, problems: [] });
    expect(asked).toEqual([]);
  });
});

describe('photos by file', () => {
  test('are stored for products and categories, again where the storage lost them', async () => {
    mkdirSync(join(home(), 'pictures'));
    writeFileSync(join(home(), 'pictures/milk.png'), await photo('#f00'));
    const rows = [
      ...around,
      { kind: 'category', slug: 'cheese', name: 'Cheese', unit: 'kg', picture: 'pictures/milk.png' },
      product('A1', { picture: 'pictures/milk.png' }),
    ];
    expect((await run(rows)).photos).toMatchObject({ brought: 1 });
    const [file] = stored();
    expect(file).toMatch(/\.jpg$/);
    expect(await query('select file from category join picture on hash = picture')).toEqual([{ file }]);
    expect((await run(rows)).photos).toBeUndefined();
    const lost = await run(rows, { photos: photosAt(folderStorage(join(home(), 'elsewhere'))) });
    expect(lost.photos).toMatchObject({ brought: 1 });
    expect(readdirSync(join(home(), 'elsewhere'))).toEqual([file]);
  });

  test('go into a bucket; while it is away the rows are written, and the photos follow with the next import', async () => {
    const bucket = await openTestBucket();
    try {
      writeFileSync(join(home(), 'milk.jpg'), await photo('#f00'));
      const rows = [...around, product('A1', { picture: 'milk.jpg' })];
      const photos = photosAt(
        openFileStorage({ folder: home(), bucket: bucket.settings }, 'photos', { timeoutMs: 2000, tries: 1 }),
      );
      bucket.fail(99, 503);
      const away = await run(rows, { photos });
      expect(away).toMatchObject({ bad: 0, photos: { brought: 0, left: 1 } });
      expect(away.photos?.ended).toContain('is away');
      expect(await shown()).toEqual({ A1: null });
      bucket.fail(0, 503);
      expect((await run(rows, { photos })).photos).toMatchObject({ brought: 1 });
      const { A1 } = await shown();
      expect([...bucket.objects.keys()]).toEqual([`photos/${A1}`]);
    } finally {
      await bucket.close();
    }
  });
});

describe('several photos of a product', () => {
  const further = async () => {
    const rows = await query<{ sku: string; kind: string; file: string }>(
      `select sku, split_part(entry, ':', 2) as kind, file
         from product, unnest(further_pictures) entry join picture on hash = split_part(entry, ':', 3)
        order by sku, entry`,
    );
    return rows.map(({ sku, kind, file }) => `${sku} ${kind} ${file}`);
  };
  const fileNamed = async (name: string, colour: string) => {
    const bytes = await photo(colour);
    writeFileSync(join(home(), name), bytes);
    return `${hashOf(bytes)}.jpg`;
  };

  test('come by columns and by a list, keep their places, and go when the row names them no more', async () => {
    await fileNamed('front.jpg', '#f00');
    const back = await fileNamed('b.jpg', '#0f0');
    const other = await fileNamed('c.jpg', '#00f');
    web.set('/served.jpg', { bytes: await photo('#ff0'), etag: '"s"' });
    const served = `${hashOf(await photo('#ff0'))}.jpg`;
    const rows = (changes: object) => [...around, product('A1', { picture: 'front.jpg', ...changes })];
    const all = { picture_2: 'c.jpg', picture_back: 'b.jpg', picture_served: `${base}/served.jpg` };
    const first = await run(rows(all));
    expect(first).toMatchObject({ problems: [], photos: { brought: 4, failed: 0 } });
    expect(await further()).toEqual([`A1 back ${back}`, `A1 served ${served}`, `A1 detail ${other}`]);
    expect((await run(rows(all))).written?.product).toMatchObject({ changed: 0, unchanged: 1 });

    await run(rows({ pictures: ['c.jpg', 'b.jpg'] }));
    expect(await further()).toEqual([`A1 detail ${other}`, `A1 detail ${back}`]);
    await run(rows({}));
    expect(await further()).toEqual([]);
  });

  test('one that cannot be had is told, and the others are shown', async () => {
    await fileNamed('front.jpg', '#f00');
    const other = await fileNamed('c.jpg', '#00f');
    const outcome = await run([...around, product('A1', { pictures: ['front.jpg', 'nowhere.jpg', 'c.jpg'] })]);
    expect(outcome.problems).toEqual([expect.stringMatching(/pictures: there is no file "nowhere.jpg"/)]);
    expect(await further()).toEqual([`A1 detail ${other}`]);
  });

  test('more than nine are refused with the row', async () => {
    const outcome = await run([
      ...around,
      product('A1', { pictures: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], picture_back: 'b.jpg' }),
    ]);
    expect(outcome.problems).toEqual([expect.stringContaining('at most 9 pictures')]);
  });

  test('lie beside a file that is called as the product, unless they are the front of another one', async () => {
    await fileNamed('A1.jpg', '#f00');
    const second = await fileNamed('A1_2.jpg', '#0f0');
    const back = await fileNamed('A1_back.jpg', '#00f');
    const rows = [...around, product('A1', { picture: 'A1.jpg' })];
    await run(rows);
    expect(await further()).toEqual([`A1 back ${back}`, `A1 detail ${second}`]);
    await run([...rows, product('A1_2', { picture: 'A1_2.jpg' })]);
    expect(await further()).toEqual([`A1 back ${back}`]);
  });

  test('a table names them in columns of their own', async () => {
    await fileNamed('front.jpg', '#f00');
    const back = await fileNamed('b.jpg', '#0f0');
    await run(around);
    const table = 'sku;name;category;vat;picture;picture_2;picture_back\nA1;Milk;milk;food;front.jpg;;b.jpg\n';
    expect((await runFiles([fileOf('products.csv', table, {}, home())])).problems).toEqual([]);
    expect(await further()).toEqual([`A1 back ${back}`]);
  });
});
