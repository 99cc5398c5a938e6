import type { Readable } from 'node:stream';

/** What a shop keeps outside of its database, each kind apart from the others. */
export type FileArea =
  /** Photos that imports brought. */
  | 'photos'
  /** Sizes made of photos and of the library's pictures; a cache. */
  | 'pictures'
  /** Files that came with messages. */
  | 'uploads'
  /** Pictures of the studio's library. */
  | 'media'
  /** What browsers load, of this build and of those before and beside it. */
  | 'assets';

/** A file in pieces, as they come. */
export type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** One area of the storage. Its names are flat: letters, digits, `.`, `-` and `_`. */
export interface FileStorage {
  /** Undefined where there is none of this name. Throws `StorageAway`. */
  read(name: string): Promise<Buffer | undefined>;
  /** Whole or not at all, and the same again if it is there already. Throws `StorageAway`. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /**
   * Takes a file while it comes and holds only a little of it in memory; tells its bytes. What the source throws is
   * thrown on, and nothing is left of what had come. Throws `StorageAway`.
   */
  put(name: string, content: Chunks): Promise<number>;
  /** As it is read; undefined where there is none of this name. Throws `StorageAway`. */
  open(name: string): Promise<Readable | undefined>;
  /** The same where there is none. Throws `StorageAway`. */
  remove(name: string): Promise<void>;
  /** Throws `StorageAway`. */
  list(): AsyncIterable<ListedFile>;
  /** Removes what was begun before a moment and never finished, because its process was killed. */
  tidy(before: Date): Promise<void>;
  /** Throws what a start should report: wrong keys, no bucket, nobody there. */
  probe(): Promise<void>;
}

export interface ListedFile {
  readonly name: string;
  readonly changedAt: Date;
}

/** The storage does not answer, or refuses. Never holds a key or a signature. */
export class StorageAway extends Error {
  override name = 'StorageAway';
}

export interface StoragePatience {
  readonly timeoutMs: number;
  /** At least 1. */
  readonly tries: number;
}

/** A name needs no escaping in an address, leads nowhere else, and is no draft. */
export const isFileName = (name: string): boolean => /^[\w-][\w.-]*$/.test(name) && !name.endsWith('.draft');

export function checkFileName(name: string): void {
  if (!isFileName(name)) throw new Error(`"${name}" is no name of a file`);
}

/** The names of all files of an area. */
export async function namesIn(storage: Pick<FileStorage, 'list'>): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for await (const { name } of storage.list()) names.add(name);
  return names;
}
