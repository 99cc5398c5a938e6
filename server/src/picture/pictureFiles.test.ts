import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { captureLog } from '../platform/http/testing.ts';
import { openPictureFiles } from './pictureFiles.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'trolley-pictures-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const name = (step: number) => `${String(step).padStart(2, '0')}00000000000000-320.webp`;

test('what is written is read again, from where its name says', async () => {
  const { log } = captureLog();
  const files = openPictureFiles(dir, { log, mostBytes: 1000 });
  expect(await files.read(name(7))).toBeUndefined();
  await files.write(name(7), Buffer.from('picture'));
  expect(String(await files.read(name(7)))).toBe('picture');
  expect(await readFile(join(dir, '07', name(7)), 'utf8')).toBe('picture');
  expect(await readdir(join(dir, '07'))).toEqual([name(7)]);
});

test('half a file of a process that was killed is never read, and goes when it is old', async () => {
  const { log } = captureLog();
  await mkdir(join(dir, '01'));
  const draft = join(dir, '01', `${name(1)}.99.0.draft`);
  await writeFile(draft, 'half a pic');
  await utimes(draft, 0, 0);
  const files = openPictureFiles(dir, { log, mostBytes: 1000 });
  expect(await files.read(name(1))).toBeUndefined();
  await files.write(name(1), Buffer.from('whole'));
  await expect.poll(() => readdir(join(dir, '01'))).toEqual([name(1)]);
});

test('a disk that takes nothing is said once and stops nobody', async () => {
  const { log, lines } = captureLog();
  // A file where the folder should be: nothing can be written below it, not even by root.
  await writeFile(join(dir, 'full'), '');
  const files = openPictureFiles(join(dir, 'full'), { log, mostBytes: 1000 });
  for (let step = 0; step < 5; step += 1) {
    await files.write(name(step), Buffer.from('picture'));
    expect(await files.read(name(step))).toBeUndefined();
  }
  expect(lines).toMatchObject([{ message: 'pictures cannot be kept on disk' }]);
});

test('above the bound the oldest go, also those of an earlier process', async () => {
  const { log } = captureLog();
  const earlier = openPictureFiles(dir, { log, mostBytes: 1_000_000 });
  for (let step = 0; step < 9; step += 1) {
    await earlier.write(name(step), Buffer.alloc(100));
    await utimes(join(dir, name(step).slice(0, 2), name(step)), step, step);
  }
  const files = openPictureFiles(dir, { log, mostBytes: 500 });
  await files.write(name(9), Buffer.alloc(100));
  const kept = () => Promise.all(Array.from({ length: 10 }, async (_, step) => Boolean(await files.read(name(step)))));
  await expect.poll(kept).toEqual([false, false, false, false, false, false, true, true, true, true]);
});
