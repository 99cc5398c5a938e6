import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PhotoBucket } from '../../platform/photoBucket.ts';
import { objectStorage } from './objectStorage.ts';
import { StorageAway } from './photoStorage.ts';
import { openTestBucket, type TestBucket } from './testBucket.ts';

let bucket: TestBucket;
beforeEach(async () => {
  bucket = await openTestBucket({ pageSize: 2 });
});
afterEach(() => bucket.close());

const open = (changes: Partial<PhotoBucket> = {}, patience = { timeoutMs: 2000, tries: 3 }) =>
  objectStorage({ ...bucket.settings, ...changes }, patience);

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
  await open().sizes?.write('0123456789abcdef-320.webp', Buffer.from('small'));
  const other = open();
  expect((await other.read('0123456789abcdef.jpg'))?.equals(bytes)).toBe(true);
  expect(String(await other.sizes?.read('0123456789abcdef-320.webp'))).toBe('small');
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
  expect([...(await open().files())]).toEqual(['a.jpg', 'b.png', 'c.jpg', 'd.jpg', 'e.jpg']);
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

test.each(['../secret.jpg', 'a/b.jpg', '.hidden', 'a b.jpg', 'a?b', ''])('"%s" is no name of a photo', async (name) => {
  expect(await open().read(name)).toBeUndefined();
  await expect(open().write(name, Buffer.from('x'))).rejects.toThrow('no name of a photo');
  expect(bucket.calls).toEqual([]);
});
