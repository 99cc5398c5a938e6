import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type UsablePhoto, usablePhoto } from './usablePhoto.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c81e1e' }, limitInputPixels: false });

test('a photo of 100 megapixels is stored upright at a size the shop can work with', async () => {
  const huge = await plain(11_600, 8700).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const photo = (await usablePhoto(huge)) as UsablePhoto;
  const { width, height, format, orientation, exif } = await sharp(photo.bytes).metadata();
  expect({ width, height, format }).toEqual({ width: 2250, height: 3000, format: 'jpeg' });
  expect([orientation, exif]).toEqual([undefined, undefined]);
  expect(photo.file).toBe(`${photo.hash}.jpg`);
});

test('more than 120 megapixels are refused before they are unpacked', async () => {
  const bomb = await plain(20_000, 10_000).png({ compressionLevel: 1 }).toBuffer();
  expect(await usablePhoto(bomb)).toEqual({
    reason: 'has 20000 × 10000 pixels (expected at most 120 megapixels)',
  });
});
