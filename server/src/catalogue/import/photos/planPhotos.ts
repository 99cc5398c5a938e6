import { readFile, stat } from 'node:fs/promises';
import { knownPhotos, type PhotoSource, readPhotoSources } from '../../../picture/photoSources.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { type FileStorage, namesIn, StorageAway } from '../../../platform/storage/fileStorage.ts';
import type { FurtherPicture } from '../../furtherPictures.ts';
import { type ShownPictures, selectPictures } from '../../storage/productPictures.ts';
import type { PictureRow } from '../../storage/rows.ts';
import { readReference } from './photoReference.ts';
import { hashOf, largestPhotoBytes } from './usablePhoto.ts';

/** What shows a photo. */
export interface PhotoUser {
  readonly kind: 'product' | 'category' | 'recipe';
  readonly key: string;
  /** Where the row stands that names the photo. */
  readonly file: string;
  readonly line: number;
  /** Left out: its front. */
  readonly further?: Omit<FurtherPicture, 'picture'>;
}

/** A photo beside a product's front, as far as the shop has it. */
export interface FurtherPhoto extends Omit<FurtherPicture, 'picture'> {
  readonly photo: PictureRow;
}

/** A photo that has to be brought into the storage, or at least asked for, once the rows are written. */
export interface WantedPhoto {
  readonly reference: { readonly address: string } | { readonly path: string };
  /** As the row names it. */
  readonly shown: string;
  /** Of an address: the photo that the shop has of it. */
  readonly known?: PhotoSource;
  readonly users: PhotoUser[];
}

export interface PhotoPlan {
  /** The photo for a row as far as the shop has it already: that of its file or address, or the one it shows now. */
  photoOf(user: PhotoUser, folder: string, text: string): Promise<PictureRow | undefined>;
  readonly wanted: ReadonlyMap<string, WantedPhoto>;
}

export interface PlanParts {
  readonly storage: Pick<FileStorage, 'list'>;
  /** Ask every address anew. */
  readonly refresh: boolean;
  problem(user: PhotoUser, text: string, reason: string): void;
  now?(): number;
}

/** An address that was asked within a day is not asked again: an import that broke off goes on where it was. */
const askAgainMs = 24 * 60 * 60 * 1000;

/** Nothing is read for a file without photos. */
export function planPhotos(tx: Queryable, { storage, refresh, problem, now = Date.now }: PlanParts): PhotoPlan {
  const wanted = new Map<string, WantedPhoto>();
  const hashes = new Map<string, Promise<string | { readonly reason: string }>>();
  let loaded: ReturnType<typeof load> | undefined;

  async function load() {
    const [files, sources] = [await knownPhotos(tx), await readPhotoSources(tx)];
    // Rows do not wait for a storage that is away; that photos cannot be stored is told when it is tried.
    const stored = await namesIn(storage).catch((error: unknown) => {
      if (error instanceof StorageAway) return new Set(files.values());
      throw error;
    });
    const isStored = (hash: string) => stored.has(files.get(hash) ?? '');
    const showing = await selectPictures(tx);
    const rowOf = (hash: string | undefined): PictureRow | undefined => {
      const file = hash === undefined ? undefined : files.get(hash);
      return hash === undefined || file === undefined ? undefined : { hash, file };
    };
    return { isStored, sources, rowOf, showing };
  }

  function want(reference: WantedPhoto['reference'], shown: string, user: PhotoUser, known?: PhotoSource): void {
    const name = 'address' in reference ? reference.address : reference.path;
    const before = wanted.get(name);
    if (before) before.users.push(user);
    else wanted.set(name, { reference, shown, known, users: [user] });
  }

  function hashOfFile(path: string) {
    const hash = hashes.get(path) ?? readHash(path);
    hashes.set(path, hash);
    return hash;
  }

  return {
    wanted,
    async photoOf(user, folder, text) {
      loaded ??= load();
      const { isStored, sources, rowOf, showing } = await loaded;
      const shownNow = () => rowOf(shownBy(showing, user));
      const reference = readReference(folder, text);
      if ('reason' in reference) {
        problem(user, text, reference.reason);
        return shownNow();
      }
      if ('path' in reference) {
        const hash = await hashOfFile(reference.path);
        if (typeof hash !== 'string') {
          problem(user, text, hash.reason);
          return shownNow();
        }
        if (isStored(hash)) return rowOf(hash);
        want(reference, text, user);
        return rowOf(hash) ?? shownNow();
      }
      const known = sources.get(reference.address);
      if (!known || !isStored(known.hash)) {
        want(reference, text, user);
        return rowOf(known?.hash) ?? shownNow();
      }
      if (refresh || isDue(known, now())) want(reference, text, user, known);
      return rowOf(known.hash);
    },
  };
}

function shownBy(showing: ShownPictures, { kind, key, further }: PhotoUser): string | undefined {
  if (!further) return showing[kind].get(key);
  const now = showing.further.get(key)?.find(({ at }) => at === further.at);
  return now?.kind === further.kind ? now.picture : undefined;
}

/** Only a web server that can tell whether its photo is another one by now is asked by itself. */
function isDue({ etag, lastModified, askedAt }: PhotoSource, now: number): boolean {
  return (etag !== null || lastModified !== null) && now - askedAt > askAgainMs;
}

async function readHash(path: string): Promise<string | { readonly reason: string }> {
  try {
    if ((await stat(path)).size > largestPhotoBytes)
      return { reason: `is larger than ${largestPhotoBytes / 1_000_000} MB` };
    return hashOf(await readFile(path));
  } catch (error) {
    return { reason: `cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'})` };
  }
}
