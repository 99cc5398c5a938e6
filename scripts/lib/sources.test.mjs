import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { root } from './files.mjs';
import { isMadeOf, makeOf, sourceFiles } from './sources.mjs';

let folder;
let stamp;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trolley-sources-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  stamp = join(folder, 'stamp');
  mkdirSync(join(folder, 'src/test'), { recursive: true });
  write('a.ts', 'one');
  write('b.ts', 'two');
});

const write = (name, text) => writeFileSync(join(folder, 'src', name), text);
const files = () => sourceFiles([relative(root, join(folder, 'src'))]);
const isUpToDate = () => isMadeOf(stamp, files());

test('what was made of the same files is left as it is', async () => {
  expect(isUpToDate()).toBe(false);
  await makeOf(stamp, files(), () => {});
  expect(isUpToDate()).toBe(true);
});

test('files that were only touched are the same, and looked at once', async () => {
  await makeOf(stamp, files(), () => {});
  const before = readFileSync(stamp, 'utf8');
  utimesSync(join(folder, 'src/a.ts'), new Date(0), new Date(0));
  expect(isUpToDate()).toBe(true);
  expect(readFileSync(stamp, 'utf8')).not.toBe(before);
  expect(isUpToDate()).toBe(true);
});

test('another text, a new file and one that is gone are something else', async () => {
  await makeOf(stamp, files(), () => {});
  write('a.ts', 'six');
  expect(isUpToDate()).toBe(false);
  write('a.ts', 'one');
  expect(isUpToDate()).toBe(true);
  write('c.ts', 'three');
  expect(isUpToDate()).toBe(false);
  rmSync(join(folder, 'src/c.ts'));
  rmSync(join(folder, 'src/b.ts'));
  expect(isUpToDate()).toBe(false);
});

test('tests are no sources', async () => {
  await makeOf(stamp, files(), () => {});
  write('a.test.ts', 'four');
  write('test/helper.ts', 'five');
  expect(isUpToDate()).toBe(true);
});

test('what changes while it is made is made again, and so is what failed', async () => {
  await makeOf(stamp, files(), () => write('b.ts', 'new'));
  expect(isUpToDate()).toBe(false);
  await makeOf(stamp, files(), () => {});
  await expect(makeOf(stamp, files(), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(isUpToDate()).toBe(false);
});
