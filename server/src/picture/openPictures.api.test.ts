import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureWidths } from '@trolley/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureHash } from '../../../demo/pictures/src/pictureHash.ts';
import { samples } from '../../../demo/pictures/src/samples/samples.ts';
import { createTestDatabase, type TestDatabase } from '../platform/database/testing.ts';
import { captureLog, createTestApp } from '../platform/http/testing.ts';
import { openPictures } from './openPictures.ts';
import { placeholderSvg } from './placeholder.ts';
import { pictureRoutes } from './routes.ts';

const specs = samples.slice(0, 4);
const further = samples.filter(({ back, shape }) => back !== undefined || shape === 'servedBowl');
const photo = 'aaaaaaaaaaaaaaaa';
const broken = 'bbbbbbbbbbbbbbbb';

let dir: string;
let test1: TestDatabase;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'trolley-pictures-'));
  test1 = await createTestDatabase();
  const insert = (hash: string, spec: object | null, file: string | null) =>
    test1.database.query({
      text: 'insert into picture (hash, spec, file) values ($1, $2, $3)',
      values: [hash, spec && JSON.stringify(spec), file],
    });
  for (const spec of [...specs, ...further]) await insert(pictureHash(spec), spec, null);
  await insert(photo, null, 'apple.jpg');
  await insert(broken, null, 'broken.jpg');
  await mkdir(join(dir, 'photos'));
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c00' } })
    .jpeg()
    .toFile(join(dir, 'photos/apple.jpg'));
  await writeFile(join(dir, 'photos/broken.jpg'), 'not a photo');
});
afterAll(async () => {
  await test1.drop();
  await rm(dir, { recursive: true, force: true });
});

async function open() {
  const { app, lines } = await createTestApp();
  const { log } = captureLog();
  const pictures = openPictures({ database: test1.database, dir: join(dir, 'pictures'), log });
  pictureRoutes(app, pictures);
  return { app, lines, close: () => pictures.close() };
}

test('pictures are drawn from the database in a thread, at every width, and kept on disk', async () => {
  const { app, close } = await open();
  for (const width of pictureWidths) {
    const { statusCode, rawPayload } = await app.inject({
      url: `/pictures/${pictureHash(specs[0] ?? {})}/${width}.webp`,
    });
    expect(statusCode).toBe(200);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width, height: width, hasAlpha: true });
  }
  const folder = join(dir, 'pictures', pictureHash(specs[0] ?? {}).slice(0, 2));
  await expect.poll(() => readdir(folder)).toHaveLength(pictureWidths.length);
  await close();
});

test('the back of a pack and what it looks like served come at every width, as light as a front', async () => {
  const { app, close } = await open();
  expect(further.length).toBeGreaterThan(2);
  for (const spec of further) {
    for (const width of pictureWidths) {
      const { statusCode, rawPayload } = await app.inject({ url: `/pictures/${pictureHash(spec)}/${width}.webp` });
      expect(statusCode).toBe(200);
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width, height: width });
      expect(rawPayload.length).toBeLessThan(width * 130);
    }
  }
  await close();
});

test('the same spec gives the same bytes, and all of a page come', async () => {
  const { app, close } = await open();
  const urls = specs.map((spec) => `/pictures/${pictureHash(spec)}/160.webp`);
  const all = await Promise.all([...urls, ...urls].map((url) => app.inject({ url })));
  expect(all.map(({ statusCode }) => statusCode)).toEqual(all.map(() => 200));
  const bytes = all.map(({ rawPayload }) => rawPayload.toString('base64'));
  expect(new Set(bytes).size).toBe(specs.length);
  await close();
});

test('a retailer’s photo comes under the same kind of address; instead of a broken one a placeholder', async () => {
  const { app, lines, close } = await open();
  const { rawPayload } = await app.inject({ url: `/pictures/${photo}/320.webp` });
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 320 });
  const instead = await app.inject({ url: `/pictures/${broken}/320.webp` });
  expect([instead.statusCode, instead.headers['cache-control']]).toEqual([200, 'public, max-age=10']);
  expect(instead.body).toBe(placeholderSvg);
  expect((await app.inject({ url: '/pictures/cccccccccccccccc/320.webp' })).statusCode).toBe(404);
  const said = lines.filter(({ message }) => message === 'a picture cannot be made');
  expect(said).toMatchObject([{ hash: broken, requestId: instead.headers['x-request-id'] }]);
  await close();
});

test('a browser that shows AVIF gets the photo as WebP first, and as AVIF as soon as it is made', async () => {
  const { app, close } = await open();
  const url = `/pictures/${photo}/160`;
  const headers = { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' };
  const first = await app.inject({ url, headers });
  expect([first.headers['content-type'], first.headers.vary]).toEqual(['image/webp', 'accept']);
  const type = async () => (await app.inject({ url, headers })).headers['content-type'];
  await expect.poll(type).toBe('image/avif');
  const { rawPayload, headers: sent } = await app.inject({ url, headers });
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'heif', compression: 'av1', width: 160 });
  expect(sent['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await app.inject({ url })).headers['content-type']).toBe('image/webp');
  expect((await app.inject({ url: `${url}.webp`, headers })).headers['content-type']).toBe('image/webp');
  await close();
});
