import type { Queryable } from '../database/database.ts';

/** One area of what everyone sees: how it is loaded, when it changes by itself and what a change touches. */
export interface SnapshotPart<T> {
  /** Its row in `snapshot_version`. */
  readonly area: string;
  load(database: Queryable, now: Date): Promise<T>;
  /** The value after one that is at hand, where that costs less than loading all of it again. */
  update?(previous: T, database: Queryable, now: Date): Promise<T>;
  /** Work that takes long and asks nothing: done after the transaction that read the value, before it is shown. */
  prepare?(value: T): Promise<void>;
  /** The same value at a later moment, computed without the database. */
  asOf(value: T, now: Date): T;
  /** When the value next changes by itself. */
  nextChange(value: T, now: Date): Date | undefined;
  /** What differs, as tags that answers made from the value carry; `everything` where that is unknown. */
  changedTags(previous: T, next: T): readonly string[];
}

/** The tag of a change that touches every answer. */
export const everything = '*';

export interface Snapshot<Parts> {
  /** Differs whenever anything in it does. */
  readonly version: string;
  /** The next moment at which it changes by itself. */
  readonly validUntil?: Date;
  readonly parts: Readonly<Parts>;
}

export interface SnapshotChange {
  readonly version: string;
  readonly tags: readonly string[];
}

export interface Snapshots<Parts> {
  current(): Snapshot<Parts>;
  /** Calls the listener after every change; the returned function ends that. */
  onChange(listener: (change: SnapshotChange) => void): () => void;
  /** Looks for changes now. Settles when they are in, also when the database is away. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}
