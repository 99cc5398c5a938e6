import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hashOf, type UsablePhoto, usablePhoto } from './usablePhoto.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c81e1e' } });

test('a photo is named by what is in it, not by how it was called', async () => {
  const bytes = await plain(60, 40).png().toBuffer();
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  expect(await usablePhoto(bytes)).toEqual({ hash, file: `${hash}.png`, bytes });
});

test.each([
  ['jpg', plain(60, 40).jpeg()],
  ['jpg', plain(60, 40).toColourspace('cmyk').jpeg()],
  ['png', plain(60, 40).toColourspace('rgb16').png()],
  ['webp', plain(60, 40).webp()],
  ['avif', plain(60, 40).avif({ effort: 0 })],
  ['gif', plain(60, 40).gif()],
  ['tif', plain(60, 40).tiff()],
])('%s is taken', async (ending, image) => {
  expect(await usablePhoto(await image.toBuffer())).toMatchObject({ file: expect.stringMatching(`\\.${ending}$`) });
});

test('what ends too soon, is something else or is too large is refused with its reason', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const photo = sharp({ create: { width: 300, height: 300, channels: 3, background: '#888', noise } });
  for (const whole of [await photo.jpeg().toBuffer(), await photo.png().toBuffer(), await photo.webp().toBuffer()])
    expect(await usablePhoto(whole.subarray(0, whole.length - whole.length / 4))).toEqual({
      reason: 'is broken: it cannot be read to its end',
    });
  const page = Buffer.from('<!doctype html><title>Not found</title>');
  expect(await usablePhoto(page)).toEqual({ reason: expect.stringContaining('is no picture') as string });
  expect(await usablePhoto(Buffer.alloc(0))).toEqual({ reason: expect.stringContaining('is no picture') as string });
  expect(await usablePhoto(Buffer.alloc(40_000_001))).toEqual({ reason: 'is larger than 40 MB' });
});

test('a photo of more pixels than the shop works with is stored upright and smaller, under the name of what came', async () => {
  const limits = { mostPixels: 100_000, storedPixels: 10_000, storedSide: 90 };
  const turned = await plain(240, 160).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const small = (await usablePhoto(turned, limits)) as UsablePhoto;
  const { width, height, format, orientation, exif } = await sharp(small.bytes).metadata();
  expect([width, height, format, orientation, exif]).toEqual([60, 90, 'jpeg', undefined, undefined]);
  expect([small.hash, small.file]).toEqual([hashOf(turned), `${hashOf(turned)}.jpg`]);
  const cutOut = await plain(240, 160).ensureAlpha(0.5).png().toBuffer();
  const clear = (await usablePhoto(cutOut, limits)) as UsablePhoto;
  expect(await sharp(clear.bytes).metadata()).toMatchObject({ format: 'webp', width: 90, hasAlpha: true });
});

test('more than 120 megapixels are refused by what the file says of itself, before they are unpacked', async () => {
  const bomb = await plain(8, 8).png().toBuffer();
  // The head of a PNG: width and height at 16, and its check sum after 13 bytes.
  bomb.writeUInt32BE(20_000, 16);
  bomb.writeUInt32BE(10_000, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  expect(await usablePhoto(bomb)).toEqual({
    reason: 'has 20000 × 10000 pixels (expected at most 120 megapixels)',
  });
});
