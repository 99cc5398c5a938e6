import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isWholePicture } from './isWholePicture.ts';

const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#c33' } });

test('pictures are known by signature and length, and nothing else passes for one', async () => {
  const webp = await picture.clone().webp().toBuffer();
  const avif = await picture.clone().avif({ effort: 0 }).toBuffer();
  const png = await picture.clone().png().toBuffer();
  expect([isWholePicture('a-160.webp', webp), isWholePicture('a-160.avif', avif)]).toEqual([true, true]);
  const page = Buffer.from('<!doctype html><title>Maintenance</title>'.repeat(9));
  for (const [name, bytes] of [
    ['a-160.webp', avif],
    ['a-160.avif', webp],
    ['a-160.webp', page],
    ['a-160.avif', page],
    ['a-160.webp', png],
    ['a-160.webp', webp.subarray(0, -2)],
    ['a-160.avif', avif.subarray(0, -2)],
    ['a-160.webp', Buffer.alloc(0)],
    ['a-160.avif', Buffer.alloc(0)],
  ] as const)
    expect(isWholePicture(name, bytes)).toBe(false);
});
