/** Where retailers' photos are kept. */
export interface PhotoStorage {
  /** Undefined where there is none of this name. Throws `StorageAway`. */
  read(file: string): Promise<Buffer | undefined>;
  /** Whole or not at all, and the same again if it is there already. Throws `StorageAway`. */
  write(file: string, bytes: Uint8Array): Promise<void>;
  /** The names of all photos. Throws `StorageAway`. */
  files(): Promise<ReadonlySet<string>>;
  /** Throws what a start should report: wrong keys, no bucket, nobody there. */
  probe(): Promise<void>;
  /** Sizes that any process made, for all others. Missing where every host keeps its own. */
  readonly sizes?: Pick<PhotoStorage, 'read' | 'write'>;
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
