import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadMedia } from './loadMedia.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'trolley-media-'));
  await mkdir(join(dir, 'pictures'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

test('a file has an address with the hash of its content, which changes with it alone', async () => {
  await writeFile(join(dir, 'pictures/milk.svg'), '<svg/>');
  const first = (await loadMedia(dir)).urlOf('pictures/milk.svg');
  expect(first).toMatch(/^\/media\/pictures\/milk\.[0-9a-f]{8}\.svg$/);
  expect((await loadMedia(dir)).urlOf('pictures/milk.svg')).toBe(first);
  await writeFile(join(dir, 'pictures/milk.svg'), '<svg id="new"/>');
  expect((await loadMedia(dir)).urlOf('pictures/milk.svg')).not.toBe(first);
});

test('a file is found by its address, and by nothing else', async () => {
  await writeFile(join(dir, 'font.woff2'), 'font');
  const media = await loadMedia(dir);
  const url = media.urlOf('font.woff2') ?? '';
  expect(media.find(url)).toMatchObject({ file: 'font.woff2', contentType: 'font/woff2', size: 4 });
  for (const other of ['/media/font.woff2', `${url}/`, '/media/../font.woff2', '__proto__', 'constructor'])
    expect(media.find(other)).toBeUndefined();
  expect(media.urlOf('../secret.svg')).toBeUndefined();
});

test('what is not media is not served', async () => {
  for (const name of ['OFL.txt', '.hidden.svg', 'script.js', 'page.html']) await writeFile(join(dir, name), 'x');
  const media = await loadMedia(dir);
  for (const name of ['OFL.txt', '.hidden.svg', 'script.js', 'page.html']) expect(media.urlOf(name)).toBeUndefined();
});

test.each([
  ['a.svg', 'image/svg+xml'],
  ['a.png', 'image/png'],
  ['a.jpg', 'image/jpeg'],
  ['a.webp', 'image/webp'],
  ['a.avif', 'image/avif'],
  ['a.ico', 'image/x-icon'],
  ['a.json', 'application/json'],
  ['a.mp4', 'video/mp4'],
  ['a.webm', 'video/webm'],
])('%s is served as %s', async (name, contentType) => {
  await writeFile(join(dir, name), 'x');
  const media = await loadMedia(dir);
  expect(media.find(media.urlOf(name) ?? '')?.contentType).toBe(contentType);
});
