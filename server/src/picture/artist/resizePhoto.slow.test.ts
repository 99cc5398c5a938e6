import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { PictureFormat, PictureShape } from './job.ts';
import { resizePhoto } from './resizePhoto.ts';
import { loadSharp, type Sharp } from './sharp.ts';

let resize: Sharp;
beforeAll(async () => {
  resize = await loadSharp();
});

const plain = (
  width: number,
  height: number,
  background: string | { r: number; g: number; b: number; alpha: number },
) => sharp({ create: { width, height, channels: typeof background === 'string' ? 3 : 4, background } });

async function resized(photo: Buffer, width: number, format: PictureFormat = 'webp', shape?: PictureShape) {
  const bytes = await resizePhoto(resize, photo, { width, format, shape });
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
  return { at, width: info.width, height: info.height, metadata: await sharp(bytes).metadata() };
}

const near = (pixel: readonly number[], expected: readonly number[]) =>
  expected.forEach((value, index) => expect(Math.abs((pixel[index] ?? -99) - value)).toBeLessThan(12));

test('a wide photo is shown whole on a white square', async () => {
  const wide = await plain(800, 400, '#c81e1e').jpeg().toBuffer();
  const { at, width, height, metadata } = await resized(wide, 320);
  expect([width, height, metadata.format]).toEqual([320, 320, 'webp']);
  near(at(160, 160), [200, 30, 30, 255]);
  near(at(160, 10), [255, 255, 255, 255]);
});

test('REC-01 a photo of a dish fills 4 : 3 from its middle, whatever its own shape', async () => {
  const middle = await plain(100, 100, '#1e78c8').png().toBuffer();
  for (const [wide, high] of [
    [800, 400],
    [400, 800],
    [800, 600],
  ] as const) {
    const photo = await plain(wide, high, '#c81e1e')
      .composite([{ input: middle }])
      .jpeg()
      .toBuffer();
    const { at, width, height } = await resized(photo, 320, 'webp', 'dish');
    expect([width, height]).toEqual([320, 240]);
    near(at(160, 120), [30, 120, 200, 255]);
    for (const [x, y] of [
      [2, 2],
      [317, 237],
    ] as const)
      near(at(x, y), [200, 30, 30, 255]);
  }
  const small = await plain(100, 90, '#333333').webp().toBuffer();
  const { width, height } = await resized(small, 640, 'avif', 'dish');
  expect([width, height]).toEqual([100, 75]);
});

test('what is cut out stays cut out', async () => {
  const cut = await plain(300, 600, { r: 20, g: 120, b: 20, alpha: 1 }).png().toBuffer();
  for (const format of ['webp', 'avif'] as const) {
    const { at } = await resized(cut, 160, format);
    near(at(80, 80), [20, 120, 20, 255]);
    expect(at(5, 80)[3]).toBe(0);
  }
});

test('a photo lying on its side is turned upright, and tells nothing of camera and place', async () => {
  const left = await plain(200, 400, '#0000ff').png().toBuffer();
  const turned = await plain(400, 400, '#ffff00')
    .composite([{ input: left, left: 0, top: 0 }])
    .jpeg()
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 12/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(turned).metadata()).exif?.includes('somebody')).toBe(true);
  for (const format of ['webp', 'avif'] as const) {
    const { at, metadata } = await resized(turned, 160, format);
    near(at(80, 20), [0, 0, 255, 255]);
    near(at(80, 140), [255, 255, 0, 255]);
    expect([metadata.exif, metadata.orientation, metadata.xmp, metadata.iptc]).toEqual(Array(4).fill(undefined));
  }
});

test('a small photo is not blown up', async () => {
  const small = await plain(120, 90, '#333333').webp().toBuffer();
  const { width, height } = await resized(small, 640);
  expect([width, height]).toEqual([120, 120]);
});

test('a photo made for the printer has the colours of the screen', async () => {
  const printed = await plain(300, 300, '#c81e1e').toColourspace('cmyk').jpeg().toBuffer();
  expect((await sharp(printed).metadata()).space).toBe('cmyk');
  const { at, metadata } = await resized(printed, 160);
  expect(metadata.space).toBe('srgb');
  const [red = 0, green = 255, blue = 255] = at(80, 80);
  expect(red > 160 && green < 80 && blue < 80).toBe(true);
});

test('a PNG of 16 bits and a grey one come in their own colours', async () => {
  const deep = await plain(300, 300, '#1e78c8').toColourspace('rgb16').png().toBuffer();
  expect((await sharp(deep).metadata()).depth).toBe('ushort');
  near((await resized(deep, 160)).at(80, 80), [30, 120, 200, 255]);
  near((await resized(deep, 160, 'avif')).at(80, 80), [30, 120, 200, 255]);
  const grey = await plain(300, 300, '#777777').greyscale().png().toBuffer();
  near((await resized(grey, 160)).at(80, 80), [119, 119, 119, 255]);
});

test('of a moving picture the first moment is shown', async () => {
  const frames = await Promise.all(['#ff0000', '#00ff00'].map((colour) => plain(60, 60, colour).png().toBuffer()));
  const moving = await sharp(frames, { join: { animated: true } })
    .webp({ lossless: true })
    .toBuffer();
  expect((await sharp(moving).metadata()).pages).toBe(2);
  const { at, metadata, height } = await resized(moving, 160);
  near(at(30, 30), [255, 0, 0, 255]);
  expect([metadata.pages ?? 1, height]).toEqual([1, 60]);
});

test('a broken or empty file, and what is no photo, is refused', async () => {
  const whole = await plain(400, 400, '#333333').jpeg().toBuffer();
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  for (const bytes of [whole.subarray(0, 500), Buffer.alloc(0), Buffer.from('no photo'), Buffer.from(drawing)])
    await expect(resizePhoto(resize, bytes, { width: 160, format: 'webp' })).rejects.toThrow(/./);
});

test('a file of few bytes and very many pixels is refused before it is unpacked', async () => {
  const bomb = await plain(9000, 9000, '#ffffff').png().toBuffer();
  await expect(resizePhoto(resize, bomb, { width: 160, format: 'webp' })).rejects.toThrow('pixel limit');
});
