import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { namesIn, StorageAway } from './fileStorage.ts';
import { folderStorage } from './folderStorage.ts';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'trolley-photos-'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

const open = () => folderStorage(join(home, 'photos'));

test('a file is kept whole under its name, found again, listed and removed', async () => {
  const storage = open();
  expect([await storage.read('a.jpg'), [...(await namesIn(storage))]]).toEqual([undefined, []]);
  await storage.write('a.jpg', Buffer.from('photo'));
  await storage.write('a.jpg', Buffer.from('photo'));
  expect(String(await storage.read('a.jpg'))).toBe('photo');
  expect(await readdir(join(home, 'photos'))).toEqual(['a.jpg']);
  for await (const { name, changedAt } of storage.list())
    expect([name, Date.now() - changedAt.getTime() < 60_000]).toEqual(['a.jpg', true]);
  await storage.remove('a.jpg');
  await storage.remove('a.jpg');
  expect([...(await namesIn(storage))]).toEqual([]);
});

test('a file comes and goes in pieces', async () => {
  const storage = open();
  async function* pieces() {
    for (let at = 0; at < 100; at += 1) yield Buffer.alloc(1000, at);
  }
  expect(await storage.put('a.pdf', pieces())).toBe(100_000);
  const read: Buffer[] = [];
  for await (const chunk of (await storage.open('a.pdf')) ?? []) read.push(chunk as Buffer);
  expect(Buffer.concat(read).equals((await storage.read('a.pdf')) ?? Buffer.alloc(0))).toBe(true);
  expect(await storage.open('b.pdf')).toBeUndefined();
});

test('nothing is left of what breaks off, and what was there before stays', async () => {
  const storage = open();
  await storage.write('a.pdf', Buffer.from('before'));
  async function* broken() {
    yield Buffer.from('half');
    throw new Error('gone');
  }
  await expect(storage.put('a.pdf', broken())).rejects.toThrow('gone');
  await expect(storage.put('b.pdf', broken())).rejects.not.toThrow(StorageAway);
  expect(await readdir(join(home, 'photos'))).toEqual(['a.pdf']);
  expect(String(await storage.read('a.pdf'))).toBe('before');
});

test('what a killed process began is removed when it is old', async () => {
  const storage = open();
  await mkdir(join(home, 'photos'));
  for (const name of ['old', 'new']) await writeFile(join(home, 'photos', `${name}.pdf.1.0.draft`), 'half');
  await utimes(join(home, 'photos', 'old.pdf.1.0.draft'), new Date(0), new Date(0));
  expect([...(await namesIn(storage))]).toEqual([]);
  await storage.tidy(new Date(Date.now() - 60_000));
  expect(await readdir(join(home, 'photos'))).toEqual(['new.pdf.1.0.draft']);
});

test('nothing outside of the folder is read, written or removed', async () => {
  await writeFile(join(home, 'secret.jpg'), 'secret');
  const storage = open();
  for (const name of ['../secret.jpg', join(home, 'secret.jpg'), '.', '..', 'a/b.jpg', 'a.draft', '']) {
    expect(await storage.read(name)).toBeUndefined();
    expect(await storage.open(name)).toBeUndefined();
    await expect(storage.write(name, Buffer.from('x'))).rejects.toThrow('no name of a file');
    await expect(storage.put(name, [Buffer.from('x')])).rejects.toThrow('no name of a file');
    await expect(storage.remove(name)).rejects.toThrow('no name of a file');
  }
  expect(await readdir(home)).toEqual(['secret.jpg']);
});

test('a folder that cannot be used is a storage that is away', async () => {
  await writeFile(join(home, 'photos'), 'a file where the folder should be');
  const storage = open();
  await expect(storage.read('a.jpg')).rejects.toThrow(StorageAway);
  await expect(storage.write('a.jpg', Buffer.from('x'))).rejects.toThrow(StorageAway);
  await expect(storage.put('a.jpg', [Buffer.from('x')])).rejects.toThrow(StorageAway);
  await expect(storage.probe()).rejects.toThrow(StorageAway);
});
