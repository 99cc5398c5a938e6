import { readFile } from 'node:fs/promises';
import { writePhotoSources } from '../../../picture/photoSources.ts';
import type { Database } from '../../../platform/database/database.ts';
import { limitParallel } from '../../../platform/limitParallel.ts';
import { type FileStorage, StorageAway } from '../../../platform/storage/fileStorage.ts';
import { showPhotos } from '../../storage/productPictures.ts';
import type { PictureRow } from '../../storage/rows.ts';
import { type FetchedPhoto, fetchPhoto, type PhotoVersion } from './fetchPhoto.ts';
import type { WantedPhoto } from './planPhotos.ts';
import { usablePhoto } from './usablePhoto.ts';

export interface BroughtPhotos {
  /** Stored now. */
  readonly brought: number;
  /** Asked for, and still the same. */
  readonly unchanged: number;
  readonly failed: number;
  /** Not tried any more, because the import was stopped or the storage is away. */
  readonly left: number;
  /** Why none was tried any more. */
  readonly ended?: string;
}

export interface BringParts {
  readonly storage: FileStorage;
  readonly allowPrivate: boolean;
  problem(wanted: WantedPhoto, reason: string): void;
  progress?(done: number, of: number): void;
  isStopping?(): boolean;
  /** Between two tries of one address. */
  readonly pauseMs?: number;
}

interface Arrived {
  readonly wanted: WantedPhoto;
  readonly photo: PictureRow;
  readonly version?: PhotoVersion;
}

/** A web server of a supplier is not to be flooded, and each may hold 40 MB. */
const mostAtOnce = 6;
/** Unpacking a large photo takes hundreds of megabytes. */
const mostUnpacked = 2;
const mostFailures = 12;
const shownAtOnce = 200;
const shownAfterMs = 5000;

/**
 * Fetches photos into the storage and lets what names them show them, some at a time: what is there stays there, however
 * the import ends. What is wrong with a photo is a problem of that photo alone.
 */
export async function bringPhotos(
  database: Database,
  all: readonly WantedPhoto[],
  { storage, allowPrivate, problem, progress, isStopping, pauseMs }: BringParts,
): Promise<BroughtPhotos> {
  const unpack = limitParallel(mostUnpacked);
  const servers = watchServers();
  const counts = { brought: 0, unchanged: 0, failed: 0 };
  // From its end, since taking the first of 100,000 moves all others.
  const waiting = [...all].reverse();
  let arrived: Arrived[] = [];
  let shownAt = Date.now();
  let ended: string | undefined;
  let showing: Promise<void> = Promise.resolve();

  async function show(): Promise<void> {
    const photos = arrived;
    arrived = [];
    shownAt = Date.now();
    showing = showing.then(() => write(database, photos));
    await showing;
  }

  async function bring(wanted: WantedPhoto): Promise<void> {
    const read = await servers.ask(wanted, () => readPhoto(wanted, { allowPrivate, pauseMs }));
    if (read === 'unchanged') {
      counts.unchanged += 1;
      const { known } = wanted;
      if (known) arrived.push({ wanted: { ...wanted, users: [] }, photo: { hash: known.hash }, version: known });
      return;
    }
    const usable = 'reason' in read ? read : await unpack(() => usablePhoto(read.bytes));
    if ('reason' in usable) {
      counts.failed += 1;
      problem(wanted, usable.reason);
      return;
    }
    const { hash, file, bytes } = usable;
    await storage.write(file, bytes);
    counts.brought += 1;
    arrived.push({ wanted, photo: { hash, file }, version: 'reason' in read ? undefined : versionOf(read) });
  }

  async function work(): Promise<void> {
    for (let wanted = waiting.pop(); wanted; wanted = waiting.pop()) {
      try {
        await bring(wanted);
      } catch (error) {
        if (!(error instanceof StorageAway)) throw error;
        ended = error.message;
        waiting.push(wanted);
        return;
      }
      progress?.(all.length - waiting.length, all.length);
      if (arrived.length >= shownAtOnce || Date.now() - shownAt > shownAfterMs) await show();
      if (isStopping?.()) ended = 'stopped before the end';
      if (ended !== undefined) return;
    }
  }

  await Promise.all(Array.from({ length: Math.min(mostAtOnce, all.length) }, work));
  await show();
  const left = all.length - counts.brought - counts.unchanged - counts.failed;
  return { ...counts, left, ...(left > 0 && { ended }) };
}

async function readPhoto(
  { reference, known }: WantedPhoto,
  options: { readonly allowPrivate: boolean; readonly pauseMs?: number },
): Promise<FetchedPhoto> {
  if ('address' in reference) return fetchPhoto(reference.address, { known, ...options });
  try {
    return { bytes: await readFile(reference.path), etag: null, lastModified: null };
  } catch (error) {
    return { reason: `cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'})` };
  }
}

/** Photos of a server that is away are not tried one after the other, for each would take its time to fail. */
function watchServers() {
  const failures = new Map<string, number>();
  return {
    async ask({ reference }: WantedPhoto, fetchIt: () => Promise<FetchedPhoto>): Promise<FetchedPhoto> {
      if (!('address' in reference)) return fetchIt();
      const { host } = new URL(reference.address);
      const before = failures.get(host) ?? 0;
      if (before >= mostFailures)
        return { reason: `was not tried: ${host} failed ${mostFailures} times in a row; repeat the import later` };
      const read = await fetchIt();
      const isAway = read !== 'unchanged' && 'reason' in read && read.isServerAway === true;
      failures.set(host, isAway ? (failures.get(host) ?? 0) + 1 : 0);
      return read;
    },
  };
}

const versionOf = ({ etag, lastModified }: PhotoVersion): PhotoVersion => ({ etag, lastModified });

function write(database: Database, arrived: readonly Arrived[]): Promise<void> {
  if (arrived.length === 0) return Promise.resolve();
  return database.transaction(async (tx) => {
    const photos = arrived.flatMap(({ wanted, photo }) =>
      wanted.users.map(({ kind, key, further }) => ({ kind, key, further, photo })),
    );
    await showPhotos(tx, photos);
    const sources = arrived.flatMap(({ wanted: { reference }, photo: { hash }, version }) =>
      'address' in reference && version ? [{ address: reference.address, hash, ...version }] : [],
    );
    await writePhotoSources(tx, sources);
  });
}
