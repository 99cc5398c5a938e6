import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderStorage } from './folderStorage.ts';
import { StorageAway } from './photoStorage.ts';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'trolley-photos-'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

test('a photo is kept whole under its name, and found again', async () => {
  const storage = folderStorage(join(home, 'photos'));
  expect([await storage.read('a.jpg'), [...(await storage.files())]]).toEqual([undefined, []]);
  await storage.write('a.jpg', Buffer.from('photo'));
  await storage.write('a.jpg', Buffer.from('photo'));
  expect(String(await storage.read('a.jpg'))).toBe('photo');
  expect(await readdir(join(home, 'photos'))).toEqual(['a.jpg']);
  expect([...(await storage.files())]).toEqual(['a.jpg']);
});

test('nothing outside of the folder is read or written', async () => {
  await writeFile(join(home, 'secret.jpg'), 'secret');
  const storage = folderStorage(join(home, 'photos'));
  for (const name of ['../secret.jpg', join(home, 'secret.jpg'), '.', '..']) {
    expect(await storage.read(name)).toBeUndefined();
    await expect(storage.write(name, Buffer.from('x'))).rejects.toThrow('no name of a photo');
  }
});

test('a folder that cannot be used is a storage that is away', async () => {
  await writeFile(join(home, 'photos'), 'a file where the folder should be');
  const storage = folderStorage(join(home, 'photos'));
  await expect(storage.read('a.jpg')).rejects.toThrow(StorageAway);
  await expect(storage.write('a.jpg', Buffer.from('x'))).rejects.toThrow(StorageAway);
  await expect(storage.probe()).rejects.toThrow(StorageAway);
});
