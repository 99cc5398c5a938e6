import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FileBucket } from '../fileBucket.ts';
import { type FileArea, namesIn, StorageAway } from './fileStorage.ts';
import { openFileStorage } from './openFileStorage.ts';
import { openTestBucket, type TestBucket } from './testBucket.ts';

let bucket: TestBucket;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trolley-bucket-'));
  bucket = await openTestBucket({ pageSize: 2 });
});
afterEach(async () => {
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

const open = (changes: Partial<FileBucket> = {}, patience = { timeoutMs: 2000, tries: 3 }, area: FileArea = 'photos') =>
  openFileStorage({ folder, bucket: { ...bucket.settings, ...changes } }, area, patience);
const openArea = (area: FileArea) => open({}, undefined, area);

async function problemOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => expect.fail('it worked'),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(StorageAway);
  return String(error);
}

test('what one process writes the other reads, byte by byte', async () => {
  const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, at) => at % 251));
  await open().write('0123456789abcdef.jpg', bytes);
  await openArea('pictures').write('0123456789abcdef-320.webp', Buffer.from('small'));
  const other = open();
  expect((await other.read('0123456789abcdef.jpg'))?.equals(bytes)).toBe(true);
  expect(String(await openArea('pictures').read('0123456789abcdef-320.webp'))).toBe('small');
  expect(await other.read('ffffffffffffffff.jpg')).toBeUndefined();
  expect([...bucket.objects.keys()]).toEqual(['photos/0123456789abcdef.jpg', 'pictures/0123456789abcdef-320.webp']);
});

test('all photos are listed, over many pages, and nothing else of the bucket', async () => {
  for (const name of [
    'photos/a.jpg',
    'photos/b.png',
    'photos/c.jpg',
    'photos/d.jpg',
    'photos/e.jpg',
    'pictures/f.webp',
  ])
    bucket.objects.set(name, Buffer.from('x'));
  expect([...(await namesIn(open()))]).toEqual(['a.jpg', 'b.png', 'c.jpg', 'd.jpg', 'e.jpg']);
  expect(bucket.calls).toEqual(['GET / 200', 'GET / 200', 'GET / 200']);
});

test.each([
  ['secret', { secretAccessKey: 'another-secret' }, 'SignatureDoesNotMatch'],
  ['key', { accessKeyId: 'AKIAOTHER' }, 'InvalidAccessKeyId'],
  ['region', { region: 'us-east-1' }, 'AuthorizationHeaderMalformed'],
  ['bucket', { bucket: 'nobodys' }, 'NoSuchBucket'],
])('a wrong %s is refused once, and said without a word of the keys', async (_, changes, code) => {
  const storage = open(changes);
  const problem = await problemOf(storage.probe());
  expect(problem).toContain(code);
  await problemOf(storage.write('a.jpg', Buffer.from('x')));
  await problemOf(storage.read('a.jpg'));
  expect(bucket.calls).toHaveLength(3);
  expect(bucket.objects.size).toBe(0);
  for (const secret of [bucket.settings.secretAccessKey, bucket.settings.accessKeyId, ...Object.values(changes)])
    if (secret !== 'nobodys') expect(problem).not.toContain(secret);
});

test('a failure that passes is not noticed', async () => {
  bucket.objects.set('photos/a.jpg', Buffer.from('photo'));
  bucket.fail(2, 503);
  expect(String(await open().read('a.jpg'))).toBe('photo');
  bucket.fail(1, 'cut');
  await open().write('b.jpg', Buffer.from('another'));
  expect(String(bucket.objects.get('photos/b.jpg'))).toBe('another');
});

test('a storage that stays away is said as that, after so many tries', async () => {
  bucket.fail(99, 503);
  expect(await problemOf(open({}, { timeoutMs: 2000, tries: 2 }).read('a.jpg'))).toMatch(/is away: .* status 503/);
  expect(bucket.calls).toEqual(['GET /photos/a.jpg 503', 'GET /photos/a.jpg 503']);
  bucket.fail(99, 'hang');
  expect(await problemOf(open({}, { timeoutMs: 50, tries: 1 }).read('a.jpg'))).toContain('no answer in time');
  await bucket.close();
  expect(await problemOf(open({}, { timeoutMs: 2000, tries: 1 }).read('a.jpg'))).toContain('ECONNREFUSED');
});

test.each(['../secret.jpg', 'a/b.jpg', '.hidden', 'a b.jpg', 'a?b', ''])('"%s" is no name of a file', async (name) => {
  expect(await open().read(name)).toBeUndefined();
  await expect(open().write(name, Buffer.from('x'))).rejects.toThrow('no name of a file');
  expect(bucket.calls).toEqual([]);
});

test('a file is sent as it comes, with its length and hash, and is read in pieces; then it can go', async () => {
  const storage = openArea('uploads');
  async function* pieces() {
    for (let at = 0; at < 300; at += 1) yield Buffer.alloc(1000, at % 251);
  }
  expect(await storage.put('a.pdf', pieces())).toBe(300_000);
  expect(bucket.objects.get('uploads/a.pdf')?.length).toBe(300_000);
  const read: Buffer[] = [];
  for await (const chunk of (await storage.open('a.pdf')) ?? []) read.push(chunk as Buffer);
  expect(Buffer.concat(read).equals(bucket.objects.get('uploads/a.pdf') ?? Buffer.alloc(0))).toBe(true);
  expect(await storage.open('b.pdf')).toBeUndefined();
  await storage.remove('a.pdf');
  await storage.remove('a.pdf');
  expect([...bucket.objects.keys()]).toEqual([]);
  expect(await readdir(join(folder, 'spool'))).toEqual([]);
});

test('nothing is sent, and nothing left on the disk, of what breaks off', async () => {
  async function* broken() {
    yield Buffer.from('half');
    throw new Error('gone');
  }
  await expect(openArea('uploads').put('a.pdf', broken())).rejects.toThrow('gone');
  expect([bucket.calls, await readdir(join(folder, 'spool'))]).toEqual([[], []]);
});

test('a file is sent again after a failure that passes, and refused without being kept', async () => {
  bucket.fail(1, 503);
  expect(await openArea('media').put('a.webp', [Buffer.from('picture')])).toBe(7);
  expect(String(bucket.objects.get('media/a.webp'))).toBe('picture');
  bucket.fail(99, 'cut');
  await problemOf(open({}, { timeoutMs: 500, tries: 2 }, 'media').put('b.webp', [Buffer.alloc(100_000)]));
  bucket.fail(99, 'hang');
  const hanging = open({}, { timeoutMs: 50, tries: 1 }, 'media').put('b.webp', [Buffer.from('x')]);
  expect(await problemOf(hanging)).toContain('no answer in time');
  bucket.fail(0, 500);
  const wrong = open({ secretAccessKey: 'another-secret' }, undefined, 'media').put('b.webp', [Buffer.from('x')]);
  expect(await problemOf(wrong)).toContain('SignatureDoesNotMatch');
  expect([...bucket.objects.keys()]).toEqual(['media/a.webp']);
  expect(await readdir(join(folder, 'spool'))).toEqual([]);
});
