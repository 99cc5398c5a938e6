import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { captureLog } from '../../platform/http/testing.ts';
import type { JobOutcome, Photo } from './job.ts';
import { type ArtistOptions, type Artists, openArtists } from './openArtists.ts';

/** A thread that paints its own number, and does as the name of a photo tells it. */
const program = (number: number) => `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ id, job }) => {
    if (job.file === 'crash' || (job.file === 'crash the first' && ${number} === 0)) throw new Error('out of paint');
    if (job.file === 'hang') return;
    const done = () => parentPort.postMessage({ id, outcome: { made: { bytes: Uint8Array.of(${number}), type: job.file } } });
    setTimeout(done, job.width);
  });`;

let artists: Artists;
let started: Worker[];
/** What threads were told to do, in this order. */
let given: string[];
afterEach(() => artists.close());

function open(options: Partial<ArtistOptions> = {}) {
  started = [];
  given = [];
  const { log, lines } = captureLog();
  const start = () => {
    const worker = new Worker(program(started.length), { eval: true });
    started.push(worker);
    const post = worker.postMessage.bind(worker);
    worker.postMessage = (message: { job: Photo }) => {
      given.push(message.job.file);
      post(message);
    };
    return worker;
  };
  artists = openArtists({ log, start, size: 1, ...options });
  return lines;
}

const job = (file: string, width = 0) => ({ kind: 'photo', area: 'photos', file, width, format: 'webp' }) as const;
const ask = (file: string, width?: number) => artists.ask(job(file, width));
const numberOf = (outcome: JobOutcome | 'busy') =>
  outcome !== 'busy' && 'made' in outcome ? outcome.made.bytes[0] : undefined;

test('no thread is there before there is work, and no more than allowed', async () => {
  open({ size: 2 });
  expect(started).toHaveLength(0);
  const all = await Promise.all(Array.from({ length: 20 }, (_, index) => ask(String(index), 2)));
  expect(all.map((outcome) => outcome !== 'busy' && 'made' in outcome && outcome.made.type)).toEqual(
    Array.from({ length: 20 }, (_, index) => String(index)),
  );
  expect(started).toHaveLength(2);
});

test('a thread that breaks is replaced, and its picture tried once more', async () => {
  const lines = open();
  expect(numberOf(await ask('crash the first'))).toBe(1);
  expect(lines).toMatchObject([{ message: 'a thread that makes pictures broke off', reason: 'out of paint' }]);
});

test('a picture that breaks two threads is given up, and the others are made', async () => {
  open();
  const [broken, other] = await Promise.all([ask('crash'), ask('fine')]);
  expect(broken).toEqual({ problem: 'the thread broke off: out of paint' });
  expect(numberOf(other)).toBe(2);
});

test('a thread that hangs is ended', async () => {
  open({ limitMs: 200 });
  expect(await ask('hang')).toEqual({ problem: 'the thread broke off: it took too long' });
  expect(started).toHaveLength(2);
});

test('who comes when too many wait is told so', async () => {
  open({ longestQueue: 3 });
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => ask('fine', 5)));
  expect(outcomes.filter((outcome) => outcome === 'busy')).toHaveLength(2);
  expect(artists.waiting).toBe(0);
});

test('what nobody waits for comes after all that somebody waits for, one at a time', async () => {
  open({ size: 2, mostLater: 3 });
  // Both threads are taken, so what follows has to wait.
  const asked = [ask('first', 30), ask('second', 30)];
  const done: number[] = [];
  const later = Array.from({ length: 4 }, (_, index) => artists.askLater(job(`later ${index}`, 60 - 20 * index)));
  const followed = later.map((work, index) => work.then(() => done.push(index)));
  asked.push(ask('third', 1), ask('fourth', 1));
  await Promise.all([...asked, ...followed]);
  expect(given).toEqual(['first', 'second', 'third', 'fourth', 'later 0', 'later 1', 'later 2']);
  // Side by side the quickest would be done first; the one too many is told at once.
  expect(done).toEqual([3, 0, 1, 2]);
  expect(await later[3]).toBe('busy');
});

test('a thread without work ends, and the next picture starts one', async () => {
  open({ idleMs: 20 });
  await ask('fine');
  const exited = new Promise((resolve) => started[0]?.once('exit', resolve));
  await Promise.race([exited, setTimeout(60_000).then(() => expect.fail('the thread still runs'))]);
  expect(numberOf(await ask('fine'))).toBe(1);
});

test('closing ends the threads and lets nobody wait', async () => {
  open();
  const all = [ask('hang'), ask('fine')];
  await setTimeout(50);
  await artists.close();
  expect(await Promise.all(all)).toEqual(['busy', 'busy']);
  expect(await ask('fine')).toBe('busy');
});

test('what threads lack is said once', async () => {
  const { log, lines } = captureLog();
  artists = openArtists({
    log,
    size: 2,
    start: () =>
      new Worker(
        `const { parentPort } = require('node:worker_threads');
         parentPort.postMessage({ lack: 'no binary' });
         parentPort.on('message', ({ id }) => parentPort.postMessage({ id, outcome: { problem: 'x' } }));`,
        { eval: true },
      ),
  });
  await Promise.all([ask('a'), ask('b'), ask('c')]);
  expect(lines.filter(({ message }) => message === 'no binary')).toHaveLength(1);
});
