import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Photo, readPhoto, savePhoto } from './photo.ts';

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
let home: string;
let folder: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'trolley-photo-'));
  folder = join(home, 'import');
  mkdirSync(join(folder, 'photos'), { recursive: true });
  writeFileSync(join(folder, 'photos/milk.png'), png);
});
afterEach(() => rmSync(home, { recursive: true }));

test('a photo is named by its content', async () => {
  const hash = createHash('sha256').update(png).digest('hex').slice(0, 16);
  expect(await readPhoto(folder, 'photos/milk.png')).toMatchObject({ hash, file: `${hash}.png` });
});

test.each([
  ['https://example.test/milk.png', 'nothing is fetched'],
  ['//example.test/milk.png', 'nothing is fetched'],
  ['file:///etc/passwd', 'nothing is fetched'],
  ['data:image/png;base64,AAAA', 'nothing is fetched'],
  ['photos/none.png', 'there is no file "photos/none.png"'],
  ['photos', 'there is no file "photos"'],
  ['../secret.png', 'there is no file'],
  ['/etc/hostname', 'there is no file'],
  ['photos/link.png', 'there is no file'],
  ['photos/text.png', 'expected a picture (JPEG, PNG, WebP or AVIF)'],
])('%s is refused', async (path, reason) => {
  writeFileSync(join(home, 'secret.png'), png);
  writeFileSync(join(folder, 'photos/text.png'), 'not a picture');
  symlinkSync(join(home, 'secret.png'), join(folder, 'photos/link.png'));
  expect(await readPhoto(folder, path)).toEqual({ reason: expect.stringContaining(reason) as string });
});

test('it is kept once, whole', async () => {
  const photo = (await readPhoto(folder, 'photos/milk.png')) as Photo;
  const kept = join(home, 'data/photos');
  expect(await savePhoto(kept, photo)).toBe(true);
  expect(await savePhoto(kept, photo)).toBe(false);
  expect(readdirSync(kept)).toEqual([photo.file]);
  expect(readFileSync(join(kept, photo.file)).equals(png)).toBe(true);
});
