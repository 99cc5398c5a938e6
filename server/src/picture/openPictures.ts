import { join, resolve } from 'node:path';
import type { Queryable } from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';
import type { MadePicture } from './artist/job.ts';
import { type Artists, openArtists } from './artist/openArtists.ts';
import { keepHotPictures } from './hotPictures.ts';
import { openPictureFiles } from './pictureFiles.ts';
import { jobOf } from './pictureRow.ts';
import { rememberNames } from './remembered.ts';

export interface Pictures {
  /** `missing`: there is none, or it cannot be made. `busy`: ask again in a moment. */
  find(hash: string, width: number): Promise<MadePicture | 'missing' | 'busy'>;
}

export interface PictureParts {
  readonly database: Queryable;
  /** Where made pictures are kept. */
  readonly dir: string;
  readonly log: Log;
  /** Where the retailer's own photos lie. */
  readonly photosDir?: string;
  readonly artists?: Artists;
  readonly mostBytesOnDisk?: number;
  readonly mostBytesInMemory?: number;
}

const MB = 1024 * 1024;
/** Short, so that an imported picture shows soon. */
const missingMs = 5000;
const brokenMs = 5 * 60_000;
const mostMissing = 10_000;
/** Questions about unknown hashes must not take the database's connections from the shop. */
const mostQuestions = 4;
const mostFlights = 2000;

/** Pictures by hash and width: from memory, from disk, or made once however many ask. */
export function openPictures(parts: PictureParts): Pictures & { close(): Promise<void> } {
  const { database, dir, log, mostBytesOnDisk = 2048 * MB, mostBytesInMemory = 16 * MB } = parts;
  const photosDir = resolve(parts.photosDir ?? join(dir, '../photos'));
  const artists = parts.artists ?? openArtists({ log });
  const files = openPictureFiles(dir, { log, mostBytes: mostBytesOnDisk });
  const hot = keepHotPictures(mostBytesInMemory);
  const missing = rememberNames(mostMissing);
  const flights = new Map<string, ReturnType<Pictures['find']>>();
  const queue: (() => void)[] = [];
  let questions = 0;

  async function question<T>(ask: () => Promise<T>): Promise<T> {
    if (questions >= mostQuestions) await new Promise<void>((go) => queue.push(go));
    else questions += 1;
    try {
      return await ask();
    } finally {
      const next = queue.shift();
      if (next) next();
      else questions -= 1;
    }
  }

  async function fetchOrMake(hash: string, width: number, name: string): ReturnType<Pictures['find']> {
    const bytes = await files.read(name);
    if (bytes) return keep(name, { bytes, type: 'image/webp' });
    const job = await question(() => jobOf(database, photosDir, hash, width));
    if (!job) {
      missing.add(hash, missingMs);
      return 'missing';
    }
    const outcome = await artists.ask(job);
    if (outcome === 'busy') return 'busy';
    if ('problem' in outcome) {
      // Its other widths fail alike.
      if (!missing.has(hash)) log.warn({ hash, problem: outcome.problem }, 'a picture cannot be made');
      missing.add(hash, brokenMs);
      return 'missing';
    }
    // Only what the address promises outlives this process.
    if (outcome.made.type === 'image/webp') void files.write(name, outcome.made.bytes);
    return keep(name, outcome.made);
  }

  function keep(name: string, picture: MadePicture): MadePicture {
    hot.set(name, picture);
    return picture;
  }

  return {
    async find(hash, width) {
      const name = `${hash}-${width}`;
      const found = hot.get(name);
      if (found) return found;
      if (missing.has(hash)) return 'missing';
      const underWay = flights.get(name);
      if (underWay) return underWay;
      if (flights.size >= mostFlights) return 'busy';
      const flight = fetchOrMake(hash, width, name).finally(() => flights.delete(name));
      flights.set(name, flight);
      return flight;
    },
    close: () => artists.close(),
  };
}
