import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Queryable } from '../platform/database/database.ts';
import { captureLog } from '../platform/http/testing.ts';
import { openFileStorage } from '../platform/storage/openFileStorage.ts';
import { openTestBucket, type TestBucket } from '../platform/storage/testBucket.ts';
import type { JobOutcome, PictureJob } from './artist/job.ts';
import type { Artists } from './artist/openArtists.ts';
import { openPictures } from './openPictures.ts';

const photo = '00000000000000bb';
const drawing = '00000000000000cc';

let dir: string;
let bucket: TestBucket;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'trolley-photos-'));
  bucket = await openTestBucket();
});
afterEach(async () => {
  await bucket.close();
  await rm(dir, { recursive: true, force: true });
});

/** Whole by its signature and lengths; the text is what to tell it by. */
function fileOf(format: 'webp' | 'avif', text: string): Buffer {
  const length = Buffer.alloc(4);
  if (format === 'webp') {
    length.writeUInt32LE(12 + text.length);
    return Buffer.concat([Buffer.from('RIFF'), length, Buffer.from(`WEBPVP8L    ${text}`)]);
  }
  length.writeUInt32BE(8 + text.length);
  return Buffer.concat([Buffer.from('\0\0\0\x10ftypavif    '), length, Buffer.from(`mdat${text}`)]);
}

const textIn = (bytes: Uint8Array) => /(?:webp|avif) of \w+$/.exec(String(bytes))?.[0] ?? String(bytes);

/** One of the shop's processes, on a host of its own. */
function host(name: string, outcome?: JobOutcome) {
  const jobs: PictureJob[] = [];
  const { log, lines } = captureLog();
  const { log: requestLog, lines: requestLines } = captureLog();
  const database: Queryable = {
    async query<Row>({ values = [] }: { values?: readonly unknown[] }) {
      return [values[0] === photo ? { spec: null, file: 'milk.jpg' } : { spec: {}, file: null }] as Row[];
    },
  };
  async function ask(job: PictureJob): Promise<JobOutcome> {
    jobs.push(job);
    const format = job.kind === 'photo' ? job.format : 'webp';
    return outcome ?? { made: { bytes: fileOf(format, `${format} of ${name}`), type: `image/${format}` } };
  }
  const artists: Artists = { waiting: 0, ask, askLater: ask, close: async () => undefined };
  const place = { folder: dir, bucket: bucket.settings };
  const sizes = openFileStorage(place, 'pictures', { timeoutMs: 2000, tries: 1 });
  const pictures = openPictures({ database, dir: join(dir, name), log, sizes, artists });
  const find = async (hash: string, takesAvif: boolean, shape?: 'dish') => {
    const found = await pictures.find({ hash, width: 320, shape, takesAvif, log: requestLog });
    return typeof found === 'string' ? found : `${textIn(found.bytes)}${found.isFinal ? '' : ', for now'}`;
  };
  return { find, jobs, lines, requestLines };
}

test('AVIF is made once, after the WebP that was sent first; drawings stay WebP', async () => {
  const { find, jobs } = host('a');
  expect(await find(photo, true)).toBe('webp of a, for now');
  await expect.poll(() => find(photo, true)).toBe('avif of a');
  expect(await find(photo, false)).toBe('webp of a');
  expect(await find(drawing, true)).toBe('webp of a');
  expect(jobs.map((job) => (job.kind === 'photo' ? job.format : job.kind))).toEqual(['webp', 'avif', 'drawing']);
});

test('a photo of a dish and that of a product are two pictures', async () => {
  const { find, jobs } = host('a');
  await find(photo, false);
  await find(photo, false, 'dish');
  await find(photo, false, 'dish');
  expect(jobs.map((job) => (job.kind === 'photo' ? (job.shape ?? 'square') : job.kind))).toEqual(['square', 'dish']);
});

test('two hosts share one bucket: what one has made the other only fetches', async () => {
  const first = host('a');
  await first.find(photo, true);
  await expect
    .poll(() => [...bucket.objects.keys()].sort())
    .toEqual([`pictures/${photo}-320.avif`, `pictures/${photo}-320.webp`]);
  const second = host('b');
  expect(await second.find(photo, true)).toBe('avif of a');
  expect(await second.find(photo, false)).toBe('webp of a');
  expect(second.jobs).toEqual([]);
  await second.find(drawing, false);
  expect(bucket.calls.filter((call) => call.includes(drawing))).toEqual([]);
});

test('what a storage under maintenance answers is neither kept nor shown', async () => {
  for (const format of ['webp', 'avif'])
    bucket.objects.set(`pictures/${photo}-320.${format}`, Buffer.from('<html>We are back soon.</html>'));
  const { find } = host('a');
  expect(await find(photo, true)).toBe('webp of a, for now');
  await expect.poll(() => find(photo, true)).toBe('avif of a');
  expect(await find(photo, false)).toBe('webp of a');
});

test('where AVIF cannot be made WebP is what stays', async () => {
  const { find } = host('a', { made: { bytes: Buffer.from('jpeg as it is'), type: 'image/webp' } });
  expect(await find(photo, true)).toBe('jpeg as it is, for now');
  await expect.poll(() => find(photo, true)).toBe('jpeg as it is');
});

test('a storage that is away costs one wait, and is said once without its keys', async () => {
  const { find, jobs, lines, requestLines } = host('a', { away: 'no answer' });
  bucket.fail(1, 503);
  expect(await find(photo, false)).toBe('broken');
  const calls = bucket.calls.length;
  for (let step = 0; step < 20; step += 1) expect(await find(photo, true)).toBe('broken');
  expect([bucket.calls.length, jobs]).toEqual([calls, []]);
  expect(requestLines).toMatchObject([{ message: 'the storage of photos is away, placeholders are shown' }]);
  expect(lines).toEqual([]);
  expect(JSON.stringify(requestLines)).not.toContain(bucket.settings.secretAccessKey);
});
