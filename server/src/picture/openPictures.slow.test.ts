import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Queryable, Statement } from '../platform/database/database.ts';
import { captureLog } from '../platform/http/testing.ts';
import type { JobOutcome, PictureJob } from './artist/job.ts';
import type { Artists } from './artist/openArtists.ts';
import { openPictures, type Pictures } from './openPictures.ts';

const drawn = '00000000000000aa';
const photo = '00000000000000bb';
const nothing = '00000000000000ff';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'trolley-pictures-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const noArtists: Artists = {
  waiting: 0,
  ask: async () => 'busy',
  askLater: async () => 'busy',
  close: async () => undefined,
};
const rows: Readonly<Record<string, { spec: unknown; file: string | null }>> = {
  [drawn]: { spec: { shape: 'box' }, file: null },
  [photo]: { spec: null, file: 'milk.jpg' },
};

function open({ outcome, folder = dir }: { outcome?: JobOutcome | 'busy'; folder?: string } = {}) {
  const { log, lines } = captureLog();
  const asked: unknown[] = [];
  const jobs: PictureJob[] = [];
  const database: Queryable = {
    async query<Row>({ values = [] }: Statement) {
      asked.push(values[0]);
      await setTimeout(2);
      return [rows[String(values[0])]].filter((row) => row !== undefined) as Row[];
    },
  };
  const artists: Artists = {
    ...noArtists,
    async ask(job) {
      jobs.push(job);
      await setTimeout(5);
      return outcome ?? { made: { bytes: Buffer.from(`${job.kind} ${job.width}`), type: 'image/webp' } };
    },
  };
  const pictures = openPictures({ database, dir: join(folder, 'pictures'), log, artists });
  return { pictures, asked, jobs, lines };
}

const find = ({ find: ask }: Pictures, hash: string, width: number) => ask({ hash, width, takesAvif: false });
const text = (found: Awaited<ReturnType<ReturnType<typeof open>['pictures']['find']>>) =>
  typeof found === 'string' ? found : String(found.bytes);

test('a hundred who ask for one picture at once have it drawn once', async () => {
  const { pictures, asked, jobs } = open();
  const found = await Promise.all(Array.from({ length: 100 }, () => find(pictures, drawn, 320)));
  expect(new Set(found.map(text))).toEqual(new Set(['drawing 320']));
  expect([asked, jobs]).toEqual([[drawn], [{ kind: 'drawing', spec: { shape: 'box' }, width: 320 }]]);
});

test('every width is a picture of its own', async () => {
  const { pictures, jobs } = open();
  expect(text(await find(pictures, drawn, 160))).toBe('drawing 160');
  expect(text(await find(pictures, drawn, 640))).toBe('drawing 640');
  expect(jobs).toHaveLength(2);
});

test('what one process drew the next one finds on disk', async () => {
  await find(open().pictures, drawn, 320);
  await expect.poll(() => readdir(join(dir, 'pictures/00'))).toEqual([`${drawn}-320.webp`]);
  const { pictures, asked, jobs } = open();
  expect(text(await find(pictures, drawn, 320))).toBe('drawing 320');
  expect([asked, jobs]).toEqual([[], []]);
});

test('with a full disk pictures still come, from memory when asked again', async () => {
  await writeFile(join(dir, 'pictures'), 'a file where the folder should be');
  const { pictures, jobs } = open();
  expect(text(await find(pictures, drawn, 320))).toBe('drawing 320');
  expect(text(await find(pictures, drawn, 320))).toBe('drawing 320');
  expect(jobs).toHaveLength(1);
});

test('a drawing sent for want of rastering is not kept as a picture', async () => {
  const { pictures } = open({ outcome: { made: { bytes: Buffer.from('<svg/>'), type: 'image/svg+xml' } } });
  expect(await find(pictures, drawn, 320)).toMatchObject({ type: 'image/svg+xml' });
  await setTimeout(30);
  await expect(readdir(join(dir, 'pictures'))).rejects.toThrow('ENOENT');
});

describe('photos', () => {
  test('are asked for by their name in the storage', async () => {
    const { pictures, jobs } = open();
    await find(pictures, photo, 480);
    expect(jobs).toEqual([{ kind: 'photo', area: 'photos', file: 'milk.jpg', width: 480, format: 'webp' }]);
  });

  test('that are broken are said once', async () => {
    const { pictures, jobs, lines } = open({ outcome: { problem: 'Input file is missing' } });
    for (let step = 0; step < 3; step += 1) expect(await find(pictures, photo, 480)).toBe('broken');
    expect(jobs).toHaveLength(1);
    expect(lines).toMatchObject([{ message: 'a picture cannot be made', hash: photo }]);
  });
});

test('an unknown hash costs one question however often it is asked for', async () => {
  const { pictures, asked } = open();
  for (let step = 0; step < 50; step += 1) expect(await find(pictures, nothing, 320)).toBe('missing');
  expect(asked).toEqual([nothing]);
});

test('a flood of unknown hashes takes four connections at most, and is turned away when it is too much', async () => {
  let open = 0;
  let most = 0;
  const database: Queryable = {
    async query() {
      most = Math.max(most, ++open);
      await setTimeout(1);
      open -= 1;
      return [];
    },
  };
  const artists = noArtists;
  const pictures = openPictures({ database, dir, log: captureLog().log, artists });
  const flood = Array.from({ length: 2500 }, (_, step) => find(pictures, step.toString(16).padStart(16, '0'), 160));
  const found = await Promise.all(flood);
  expect(most).toBe(4);
  expect(found.filter((answer) => answer === 'missing')).toHaveLength(2000);
  expect(found.filter((answer) => answer === 'busy')).toHaveLength(500);
});

test('a database that is away is no missing picture', async () => {
  let away = true;
  const database: Queryable = {
    async query<Row>() {
      if (away) throw new Error('away');
      return [rows[drawn]] as Row[];
    },
  };
  const { log } = captureLog();
  const artists: Artists = {
    ...noArtists,
    ask: async () => ({ made: { bytes: Buffer.from('picture'), type: 'image/webp' } }),
  };
  const pictures = openPictures({ database, dir, log, artists });
  await expect(find(pictures, drawn, 320)).rejects.toThrow('away');
  away = false;
  expect(text(await find(pictures, drawn, 320))).toBe('picture');
});
