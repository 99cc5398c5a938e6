import { join } from 'node:path';
import type { Queryable } from '../platform/database/database.ts';
import { limitParallel } from '../platform/limitParallel.ts';
import type { Log } from '../platform/log.ts';
import type { FileStorage } from '../platform/storage/fileStorage.ts';
import { type FilePlace, openFileStorage } from '../platform/storage/openFileStorage.ts';
import type { MadePicture, Photo, PictureFormat, PictureShape } from './artist/job.ts';
import { type Artists, openArtists } from './artist/openArtists.ts';
import { startWorker } from './artist/startWorker.ts';
import { keepHotPictures } from './hotPictures.ts';
import { openPictureFiles } from './pictureFiles.ts';
import { type PictureRow, pictureRow } from './pictureRow.ts';

import { rememberNames } from './remembered.ts';
import { openSharedSizes } from './sharedSizes.ts';

export interface FoundPicture extends MadePicture {
  /** False: a smaller one of the same is on its way. */
  readonly isFinal: boolean;
}

/** `missing`: there is no such picture. `broken`: it cannot be shown now. `busy`: ask again in a moment. */
export type NoPicture = 'missing' | 'broken' | 'busy';

export interface PictureAsk {
  readonly hash: string;
  readonly width: number;
  /** What a photo is cut to; left out, it is square. */
  readonly shape?: PictureShape | undefined;
  /** The caller shows AVIF. */
  readonly takesAvif: boolean;
  /** Of the request. */
  readonly log?: Pick<Log, 'warn'>;
}

export interface Pictures {
  find(ask: PictureAsk): Promise<FoundPicture | NoPicture>;
}

export interface PictureParts {
  readonly database: Queryable;
  /** Where made pictures are kept. */
  readonly dir: string;
  readonly log: Log;
  /** Where the retailer's own photos lie. */
  readonly place?: FilePlace;
  /** Sizes that any process made, for all others. Missing where every host keeps its own. */
  readonly sizes?: Pick<FileStorage, 'read' | 'write'>;
  /** Of the library's pictures: where a hash is found instead, and where the file lies. */
  readonly findRow?: (hash: string) => Promise<PictureRow | undefined>;
  readonly area?: Photo['area'];
  readonly artists?: Artists;
  readonly mostBytesOnDisk?: number;
  readonly mostBytesInMemory?: number;
}

type Found = MadePicture | NoPicture;

const MB = 1024 * 1024;
/** Short, so that an imported picture shows soon. */
const missingMs = 5000;
const brokenMs = 5 * 60_000;
const mostNames = 10_000;
const mostFlights = 2000;
/** Questions about unknown hashes must not take the database's connections from the shop. */
const mostQuestions = 4;

/**
 * Pictures by hash and width: from memory, from disk, from the shared storage, or made once however many ask. Photos are
 * also made as AVIF, after the WebP that was asked for first has been sent.
 */
export function openPictures(parts: PictureParts): Pictures & { close(): Promise<void> } {
  const { database, dir, log, area = 'photos', mostBytesOnDisk = 2048 * MB, mostBytesInMemory = 16 * MB } = parts;
  const { findRow = (hash: string) => pictureRow(database, hash) } = parts;
  const place = parts.place ?? { folder: join(dir, '..') };
  const shared = openSharedSizes(parts.sizes ?? (place.bucket && openFileStorage(place, 'pictures')), log);
  const artists = parts.artists ?? openArtists({ log, start: () => startWorker(place) });
  const files = openPictureFiles(dir, { log, mostBytes: mostBytesOnDisk });
  const hot = keepHotPictures(mostBytesInMemory);
  const missing = rememberNames(mostNames);
  const broken = rememberNames(mostNames);
  const drawn = rememberNames(mostNames);
  const withoutAvif = rememberNames(mostNames);
  const flights = new Map<string, Promise<Found>>();
  const lookups = new Map<string, Promise<MadePicture | 'wanted' | undefined>>();
  const coming = new Set<string>();
  const question = limitParallel(mostQuestions);

  const nameOf = ({ hash, width, shape }: PictureAsk, format: PictureFormat) =>
    `${[hash, shape, width].filter(Boolean).join('-')}.${format}`;

  async function rowOf(hash: string): Promise<PictureRow | undefined> {
    const row = await question(() => findRow(hash));
    if (!row) missing.add(hash, missingMs);
    // What a hash shows never changes.
    else if (row.file === null) drawn.add(hash, Number.POSITIVE_INFINITY);
    return row;
  }

  function keep(name: string, picture: MadePicture): MadePicture {
    hot.set(name, picture);
    return picture;
  }

  /** What this host or another one made before. */
  async function madeBefore(
    { log: requestLog }: PictureAsk,
    name: string,
    isPhoto: boolean,
  ): Promise<MadePicture | undefined> {
    const own = await files.read(name);
    const bytes = own ?? (isPhoto ? await shared.read(name, requestLog) : undefined);
    if (!bytes) return undefined;
    if (!own) void files.write(name, bytes);
    return keep(name, { bytes, type: name.endsWith('.avif') ? 'image/avif' : 'image/webp' });
  }

  /** Only what the address promises outlives this process. */
  function keepFiles(name: string, { bytes, type }: MadePicture, isPhoto: boolean): void {
    if (!name.endsWith(type.replace('image/', '.'))) return;
    void files.write(name, bytes);
    if (isPhoto) void shared.write(name, bytes);
  }

  async function webp(ask: PictureAsk, name: string): Promise<Found> {
    const { hash, width, shape } = ask;
    const onDisk = await madeBefore(ask, name, false);
    if (onDisk) return onDisk;
    const row = await rowOf(hash);
    if (!row) return 'missing';
    const isPhoto = row.file !== null;
    if (isPhoto) {
      const elsewhere = await madeBefore(ask, name, true);
      if (elsewhere) return elsewhere;
      if (shared.isAway()) return 'broken';
    }
    const job = isPhoto
      ? ({ kind: 'photo', area, file: row.file, width, shape, format: 'webp' } as const)
      : ({ kind: 'drawing', spec: row.spec, width } as const);
    const outcome = await artists.ask(job);
    if (outcome === 'busy') return 'busy';
    if ('away' in outcome) {
      shared.noteAway(outcome.away, ask.log);
      return 'broken';
    }
    if ('problem' in outcome) {
      // Its other widths fail alike.
      if (!broken.has(hash)) (ask.log ?? log).warn({ hash, problem: outcome.problem }, 'a picture cannot be made');
      broken.add(hash, brokenMs);
      return 'broken';
    }
    keepFiles(name, outcome.made, isPhoto);
    return keep(name, outcome.made);
  }

  /** Undefined: this one is WebP for everybody. `wanted`: it is a photo, and there is none yet. */
  async function avif(ask: PictureAsk): Promise<MadePicture | 'wanted' | undefined> {
    const { hash } = ask;
    const name = nameOf(ask, 'avif');
    const ready = hot.get(name);
    if (ready) return ready;
    if (lookups.size >= mostFlights) return 'wanted';
    if (drawn.has(hash) || withoutAvif.has(hash) || missing.has(hash) || broken.has(hash)) return undefined;
    if (coming.has(name)) return 'wanted';
    const underWay = lookups.get(name);
    if (underWay) return underWay;
    const lookup = lookForAvif(ask, name).finally(() => lookups.delete(name));
    lookups.set(name, lookup);
    return lookup;
  }

  async function lookForAvif(ask: PictureAsk, name: string): Promise<MadePicture | 'wanted' | undefined> {
    try {
      const row = await rowOf(ask.hash);
      if (!row || row.file === null) return undefined;
      return (await madeBefore(ask, name, true)) ?? 'wanted';
    } catch {
      // The database is away: what is at hand as WebP can still be shown.
      return 'wanted';
    }
  }

  async function makeAvif(ask: PictureAsk): Promise<void> {
    const { hash, width, shape } = ask;
    const name = nameOf(ask, 'avif');
    if (coming.has(name) || hot.get(name) || shared.isAway()) return;
    coming.add(name);
    try {
      const row = await rowOf(hash);
      if (!row || row.file === null) return;
      const outcome = await artists.askLater({ kind: 'photo', area, file: row.file, width, shape, format: 'avif' });
      if (outcome === 'busy') return;
      if ('away' in outcome) return shared.noteAway(outcome.away, ask.log);
      if ('problem' in outcome || outcome.made.type !== 'image/avif') return withoutAvif.add(hash, brokenMs);
      keepFiles(name, outcome.made, true);
      keep(name, outcome.made);
    } finally {
      coming.delete(name);
    }
  }

  async function findWebp(ask: PictureAsk): Promise<Found> {
    const name = nameOf(ask, 'webp');
    const ready = hot.get(name);
    if (ready) return ready;
    if (missing.has(ask.hash)) return 'missing';
    if (broken.has(ask.hash)) return 'broken';
    const underWay = flights.get(name);
    if (underWay) return underWay;
    if (flights.size >= mostFlights) return 'busy';
    const flight = webp(ask, name).finally(() => flights.delete(name));
    flights.set(name, flight);
    return flight;
  }

  return {
    async find(ask) {
      const better = ask.takesAvif ? await avif(ask) : undefined;
      if (better && better !== 'wanted') return { ...better, isFinal: true };
      const found = await findWebp(ask);
      if (typeof found === 'string') return found;
      if (better === 'wanted') void makeAvif(ask).catch(() => undefined);
      return { ...found, isFinal: better === undefined && found.type === 'image/webp' };
    },
    close: () => artists.close(),
  };
}
