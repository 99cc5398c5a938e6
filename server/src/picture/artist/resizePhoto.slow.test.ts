import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resizePhoto } from './resizePhoto.ts';
import { loadSharp, type Sharp } from './sharp.ts';

let dir: string;
let resize: Sharp;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'trolley-photos-'));
  resize = await loadSharp();
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const plain = (
  width: number,
  height: number,
  background: string | { r: number; g: number; b: number; alpha: number },
) => sharp({ create: { width, height, channels: typeof background === 'string' ? 3 : 4, background } });

async function resized(file: string, width: number) {
  const bytes = await resizePhoto(resize, join(dir, file), width);
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
  return { at, width: info.width, height: info.height, metadata: await sharp(bytes).metadata() };
}

const near = (pixel: readonly number[], expected: readonly number[]) =>
  expected.forEach((value, index) => expect(Math.abs((pixel[index] ?? -99) - value)).toBeLessThan(12));

test('a wide photo is shown whole on a white square', async () => {
  await plain(800, 400, '#c81e1e').jpeg().toFile(join(dir, 'wide.jpg'));
  const { at, width, height, metadata } = await resized('wide.jpg', 320);
  expect([width, height, metadata.format]).toEqual([320, 320, 'webp']);
  near(at(160, 160), [200, 30, 30, 255]);
  near(at(160, 10), [255, 255, 255, 255]);
});

test('what is cut out stays cut out', async () => {
  await plain(300, 600, { r: 20, g: 120, b: 20, alpha: 1 }).png().toFile(join(dir, 'cut.png'));
  const { at } = await resized('cut.png', 160);
  near(at(80, 80), [20, 120, 20, 255]);
  expect(at(5, 80)[3]).toBe(0);
});

test('a photo lying on its side is turned upright, and tells nothing of camera and place', async () => {
  const left = await plain(200, 400, '#0000ff').png().toBuffer();
  await plain(400, 400, '#ffff00')
    .composite([{ input: left, left: 0, top: 0 }])
    .jpeg()
    .withExif({ IFD0: { Orientation: '6', Copyright: 'somebody' } })
    .withMetadata({ orientation: 6 })
    .toFile(join(dir, 'turned.jpg'));
  const { at, metadata } = await resized('turned.jpg', 160);
  near(at(80, 20), [0, 0, 255, 255]);
  near(at(80, 140), [255, 255, 0, 255]);
  expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined]);
});

test('a small photo is not blown up', async () => {
  await plain(120, 90, '#333333').webp().toFile(join(dir, 'small.webp'));
  const { width, height } = await resized('small.webp', 640);
  expect([width, height]).toEqual([120, 120]);
});

test('a broken, empty or missing file, and what is no photo, is refused', async () => {
  await plain(400, 400, '#333333').jpeg().toFile(join(dir, 'half.jpg'));
  await truncate(join(dir, 'half.jpg'), 500);
  await writeFile(join(dir, 'empty.jpg'), '');
  await writeFile(join(dir, 'text.jpg'), 'This is not a photo.');
  await writeFile(join(dir, 'drawing.jpg'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  for (const file of ['half.jpg', 'empty.jpg', 'text.jpg', 'drawing.jpg', 'none.jpg'])
    await expect(resizePhoto(resize, join(dir, file), 160), file).rejects.toThrow(/./);
});

test('a file of few bytes and very many pixels is refused before it is unpacked', async () => {
  await plain(9000, 9000, '#ffffff').png().toFile(join(dir, 'bomb.png'));
  await expect(resizePhoto(resize, join(dir, 'bomb.png'), 160)).rejects.toThrow('pixel limit');
});
