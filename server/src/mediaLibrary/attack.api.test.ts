import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { type LibraryFile, mediaLimits, uploadMedia } from '@trolley/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openWholeShop } from '../../test/wholeShop.ts';
import { createTestDatabase, type TestDatabase } from '../platform/database/testing.ts';
import { loggedInEditor, photo } from './testing.ts';

let own: TestDatabase;
let shop: Awaited<ReturnType<typeof openWholeShop>>;
let editor: Awaited<ReturnType<typeof loggedInEditor>>;
const query = <Row>(text: string, ...values: unknown[]) => own.database.query<Row>({ text, values });
beforeAll(async () => {
  own = await createTestDatabase();
  shop = await openWholeShop(own.database);
  editor = await loggedInEditor(shop.app, query);
});
afterAll(async () => {
  await shop.close();
  await own.drop();
});
beforeEach(async () => {
  await query('delete from tries');
});

const stored = async () => readdir(join(shop.dataDir, 'media')).catch(() => []);
const spooled = async () => readdir(join(shop.dataDir, 'spool')).catch(() => []);

/** A PNG that says how large it is and holds next to nothing, or zeros that pack well. */
function png(width: number, height: number, rows = 0): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((width * 3 + 1) * rows));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

function crc32(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

test('STUD-03 what is no picture, or one that fills memory, is refused in words and leaves nothing', async () => {
  const jpeg = await photo('#f00').jpeg().toBuffer();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const cases: readonly (readonly [string, Buffer, string])[] = [
    ['a program', Buffer.concat([Buffer.from('MZ\u0090\0'), randomBytes(400)]), 'mediaKind'],
    ['a drawing', Buffer.from(svg), 'mediaDrawing'],
    ['a drawing with a mark before it', Buffer.from(`\uFEFF \n<?xml version="1.0"?>${svg}`), 'mediaDrawing'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'mediaDrawing'],
    ['a PDF', Buffer.from('%PDF-1.4\n%%EOF'), 'mediaKind'],
    ['a GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;'), 'mediaKind'],
    ['half a photo', jpeg.subarray(0, 200), 'mediaKind'],
    ['only a signature', Buffer.from([0xff, 0xd8, 0xff]), 'mediaKind'],
    ['nothing', Buffer.alloc(0), 'mediaEmpty'],
    ['a bomb of 100,000 × 100,000', png(100_000, 100_000), 'mediaPixels'],
    ['a bomb that unpacks', png(20_000, 20_000, 200), 'mediaPixels'],
    ['one byte too much', Buffer.concat([jpeg, Buffer.alloc(mediaLimits.bytes + 1 - jpeg.length)]), 'mediaTooLarge'],
  ];
  for (const [what, content, errorCode] of cases)
    expect((await editor.upload(content, 'photo.jpg')).json(), what).toMatchObject({ errorCode });
  expect([await stored(), await spooled(), await query('select 1 from file_removal')]).toEqual([[], [], []]);
  expect(await query('select 1 from content_media')).toEqual([]);
});

test('STUD-03 a picture is drawn anew: places, programs behind it and other frames are gone, it stands upright', async () => {
  const withPlace = await photo('#0f0', { width: 80, height: 40 })
    .withExif({ IFD0: { Copyright: 'secretname' }, IFD3: { GPSLatitude: '47/1 4/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const polyglot = Buffer.concat([withPlace, Buffer.from('<script>alert(1)</script>PK\x03\x04')]);
  const answer = await editor.upload(polyglot, 'polyglot.php.jpg');
  const { file } = answer.json<{ file: LibraryFile }>();
  expect(file, answer.body).toMatchObject({ width: 40, height: 80, name: 'polyglot.php' });
  const [name = ''] = await stored();
  expect(name).toMatch(/^[0-9a-f-]{36}\.webp$/);
  const kept = await readFile(join(shop.dataDir, 'media', name));
  for (const word of ['secretname', 'GPS', 'Exif', 'script', 'PK\x03']) expect(kept.includes(word), word).toBe(false);
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 40, height: 80 });
});

test('STUD-03 names lead nowhere and break no line', async () => {
  const names = [
    '../../../etc/passwd',
    'C:\\secret\\a.png',
    'a\r\nset-cookie: x.png',
    '<img onerror=x>.png',
    '.png',
    '\u202Egnp.exe',
  ];
  for (const [at, name] of names.entries()) {
    const answer = await editor.upload(await photo(`#0000${at}${at}`).png().toBuffer(), name);
    const { file } = answer.json<{ file: LibraryFile }>();
    expect(file.name, name).toMatch(/^[^/\\<>"\r\n\u202E]{1,120}$/);
  }
});

test('STUD-03 a flood of one person is held back: a few at a time, and so many in an hour', async () => {
  if (!shop.app.server.listening) await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.app.server.address() as AddressInfo;
  const open = () =>
    httpRequest({
      ...{ host: '127.0.0.1', port, method: 'POST', path: uploadMedia.path },
      headers: { ...editor.headers, 'content-type': 'multipart/form-data; boundary=b', 'content-length': '500000' },
    });
  // Slow ones that never end take all places of their sender.
  const slow = Array.from({ length: 4 }, () => {
    const request = open().on('error', () => undefined);
    request.write('--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n');
    request.write(Buffer.from([0xff, 0xd8, 0xff, ...Buffer.alloc(200)]));
    return request;
  });
  await expect.poll(async () => (await spooled()).length, { timeout: 20_000 }).toBe(slow.length);
  const busy = await editor.upload(await photo('#010101').png().toBuffer());
  expect(busy.json()).toMatchObject({ status: 503, errorCode: 'tooBusy' });
  const other = await loggedInEditor(shop.app, query);
  expect((await other.upload(await photo('#020202').png().toBuffer())).statusCode).toBe(200);
  for (const request of slow) request.destroy();
  await expect.poll(async () => (await editor.upload(await photo('#030303').png().toBuffer())).statusCode).toBe(200);
  expect(await spooled()).toEqual([]);
  expect(await stored(), 'each is named by a row').toHaveLength((await query('select 1 from content_media')).length);
  await query('update tries set count = 300');
  const tooMany = await editor.upload(await photo('#040404').png().toBuffer());
  expect(tooMany.json()).toMatchObject({ status: 429, errorCode: 'tooManyRequests' });
});
